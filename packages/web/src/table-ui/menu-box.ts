// The behavior of a menu: it takes the focus, closes on a click elsewhere, and the arrow keys move through it.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { spendPress } from './clicks.ts'

type Box = RefObject<HTMLDivElement | null>

/**
 * Focuses the menu while it is open. Call the returned function before the menu closes, to restore the focus: removing
 * a focused element forces an extra layout of the page.
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

/** A press outside closes the menu. A finger has no other way to close it, so its tap does nothing else. */
export function useAway(box: Box, onClose: () => void): void {
  useEffect(() => {
    const away = ({ target, pointerType }: PointerEvent) => {
      // A rule opened from the menu is a dialog over it.
      const within = target instanceof Element && target.closest('dialog') !== null
      if (within || !(target instanceof Node) || box.current?.contains(target) === true) return
      // Except on a button, a link or a highlighted thing: after reading a thing's menu, a player taps the thing again.
      const meant =
        target instanceof Element && target.closest('button, a, [data-at][data-highlight="true"]') !== null
      onClose()
      if (pointerType !== 'mouse' && !meant) spendPress()
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
