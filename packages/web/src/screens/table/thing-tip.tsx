// Words beside one of my things while it is pointed at. The board and the cards hold up their own.
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ThingWords } from '../../table/thing-words.tsx'
import style from './thing-tip.module.css'

interface Pointed {
  readonly at: string
  readonly x: number
  readonly y: number
}

function pointedAt(target: EventTarget | null): Pointed | null {
  const thing = target instanceof Element ? target.closest('[data-at]') : null
  // Things of the board are drawn, not built; cards hold themselves up.
  if (!(thing instanceof HTMLElement) || thing.dataset['peek'] !== undefined) return null
  const { at } = thing.dataset
  if (at === undefined) return null
  const box = thing.getBoundingClientRect()
  return { at, x: Math.max(130, Math.min(box.left + box.width / 2, innerWidth - 130)), y: box.top }
}

export function ThingTip() {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  useEffect(() => {
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setPointed(pointedAt(event.target))
    }
    const focus = ({ target }: FocusEvent) => {
      setPointed(target instanceof HTMLElement && target.matches(':focus-visible') ? pointedAt(target) : null)
    }
    const away = () => setPointed(null)
    document.addEventListener('pointerover', over)
    document.addEventListener('focusin', focus)
    document.addEventListener('pointerdown', away)
    return () => {
      document.removeEventListener('pointerover', over)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('pointerdown', away)
    }
  }, [])
  if (pointed === null) return null
  return createPortal(
    <span className={style['tip']} style={{ left: pointed.x, top: pointed.y }} role="presentation">
      <ThingWords at={pointed.at} />
    </span>,
    document.body,
  )
}
