// How a list of answers behaves, whatever it says: it has the focus, goes when something else is touched, and
// is walked with the arrow keys.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { swallowClick } from './swallow-click.ts'

type Box = RefObject<HTMLDivElement | null>

/**
 * The menu has the focus while it is there. It is given back before the menu goes: a page from which
 * the focus is taken away is laid out at once, and once more when all has changed.
 */
export function useFocus(box: Box): () => void {
  const before = useRef<Element | null>(null)
  const giveBack = () => {
    const { current } = before
    if (current instanceof HTMLElement || current instanceof SVGElement)
      current.focus({ preventScroll: true })
  }
  useEffect(() => {
    before.current = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === document.body) giveBack()
    }
  }, [box])
  return giveBack
}

/** Whatever is touched elsewhere closes the menu. A finger has no other way out: it only closes it. */
export function useAway(box: Box, onClose: () => void): void {
  useEffect(() => {
    const away = ({ target, pointerType }: PointerEvent) => {
      // A rule that was opened from the menu lies over it.
      const within = target instanceof Element && target.closest('dialog') !== null
      if (within || !(target instanceof Node) || box.current?.contains(target) === true) return
      // The thing itself, once read, is touched again to do it; an answer beside the question is meant as well.
      const meant =
        target instanceof Element && target.closest('button, a, [data-at][data-lit="true"]') !== null
      onClose()
      if (pointerType !== 'mouse' && !meant) swallowClick()
    }
    window.addEventListener('pointerdown', away, true)
    return () => window.removeEventListener('pointerdown', away, true)
  }, [box, onClose])
}

export function arrowsAndEscape(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (event.key === 'Escape') {
    event.stopPropagation()
    onClose()
  }
  if (step === 0) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')]
  const now = items.findIndex((item) => item === document.activeElement)
  items[(now + step + items.length) % items.length]?.focus()
}
