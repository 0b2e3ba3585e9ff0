// Words beside one of my things while it is pointed at. The board and the cards hold up their own. A
// finger that taps a small sign reads what a pointer would be told.
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../../state/session.ts'
import { AboutWords } from '../../table/choices.tsx'
import { usePick } from '../../table/lit.ts'
import { thingsOf } from '../../table/parts.ts'
import { Resting } from '../../table/resting.ts'
import { ThingWords } from '../../table/thing-words.tsx'
import { useWords } from '../../text/language.ts'
import style from './thing-tip.module.css'

interface Pointed {
  readonly at: string
  readonly x: number
  readonly y: number
  /** Held below it, where there is no room above. */
  readonly under: boolean
  /** What a sign says that is no thing. */
  readonly says: string
}

const HALF = 130
const HIGH = 120

function beside(element: Element, at: string, says: string): Pointed {
  const box = element.getBoundingClientRect()
  const under = box.top < HIGH
  return {
    at,
    says,
    under,
    x: Math.max(HALF, Math.min(box.left + box.width / 2, innerWidth - HALF)),
    y: under ? box.bottom : box.top,
  }
}

function pointedAt(target: EventTarget | null): Pointed | null {
  const thing = target instanceof Element ? target.closest('[data-at]') : null
  // Things of the board are drawn, not built; cards hold themselves up.
  if (!(thing instanceof HTMLElement) || thing.dataset['peek'] !== undefined) return null
  const { at } = thing.dataset
  return at === undefined ? null : beside(thing, at, '')
}

/** A sign that is neither a thing nor a button. */
function signAt(target: EventTarget | null): Pointed | null {
  const sign = target instanceof Element ? target.closest('[title], [data-at], button, a') : null
  const says = sign?.matches('[data-at], button, a') === true ? '' : (sign?.getAttribute('title') ?? '')
  return sign === null || says === '' ? null : beside(sign, '', says)
}

export function ThingTip() {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const asked = usePick(({ menu }) => menu !== null)
  useEffect(() => {
    const ears = new AbortController()
    const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, hear, { signal: ears.signal })
    const resting = new Resting()
    let finger = false
    on('pointerover', (event) => {
      if (event.pointerType === 'mouse' && !resting.at(event)) setPointed(pointedAt(event.target))
    })
    on('focusin', ({ target }) => {
      setPointed(target instanceof HTMLElement && target.matches(':focus-visible') ? pointedAt(target) : null)
    })
    on('pointerdown', (event) => {
      resting.down(event)
      finger = event.pointerType !== 'mouse'
      setPointed(null)
    })
    on('click', ({ target }) => {
      if (finger) setPointed(signAt(target))
    })
    return () => ears.abort()
  }, [])
  if (pointed === null || asked) return null
  return createPortal(
    <span
      className={style['tip']}
      data-under={pointed.under}
      style={{ left: pointed.x, top: pointed.y }}
      role="presentation"
    >
      {pointed.says === '' ? <Told at={pointed.at} /> : pointed.says}
    </span>,
    document.body,
  )
}

/** What it is, and what can be done with it. */
function Told({ at }: { readonly at: string }) {
  const words = useWords()
  const shown = useSession((session) => session.shown)
  const about = shown === null ? null : thingsOf(shown.game)(shown, at, words)
  return (
    <>
      {about !== null && <AboutWords about={about} />}
      <ThingWords at={at} joined={about !== null} />
    </>
  )
}
