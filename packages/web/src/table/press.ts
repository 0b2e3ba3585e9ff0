// A finger goes down on something that answers: what letting it go will show is looked up meanwhile.
import { useEffect } from 'react'
import { press } from '../state/session.ts'
import { pressAt } from './lit.ts'

function onDown({ target, button, isPrimary }: PointerEvent): void {
  const thing =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-option], [data-at]') : null
  if (thing === null || button !== 0 || !isPrimary) return
  const { option, at } = thing.dataset
  if (option !== undefined) press(option)
  else if (at !== undefined) pressAt(at)
}

export function usePresses(): void {
  useEffect(() => {
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [])
}
