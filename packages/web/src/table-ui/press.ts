// Fetches the result of a click ahead of time: when the mouse or the keyboard focus rests on an option or a thing, or
// when a button or finger goes down on it.
import { useEffect } from 'react'
import { press } from '../state/asking.ts'
import { askForFrame } from '../state/frames.ts'
import { pressAt } from './picking.ts'

/** Ignores a pointer that only passes over. */
const REST_MS = 60

type Thing = HTMLElement | SVGElement

const thingOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<Thing>('[data-option], [data-at]') : null

function lookUp({ dataset: { option, at } }: Thing): void {
  if (option !== undefined) press(option)
  else if (at !== undefined) pressAt(at)
}

/** Listens to the whole page; returns the function that stops it. */
function listenForPresses(page: Document): () => void {
  const ears = new AbortController()
  let resting: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(resting)
  const rest = (thing: Thing | null) => {
    forget()
    if (thing !== null) resting = setTimeout(lookUp, REST_MS, thing)
  }
  page.addEventListener(
    'pointerover',
    ({ target, pointerType, buttons }) => {
      if (pointerType === 'mouse' && buttons === 0) rest(thingOf(target))
    },
    ears,
  )
  page.addEventListener(
    'focusin',
    ({ target }) => {
      const thing = thingOf(target)
      if (thing?.matches(':focus-visible') === true) rest(thing)
    },
    ears,
  )
  page.addEventListener(
    'pointerdown',
    ({ target, button, isPrimary }) => {
      forget()
      const thing = thingOf(target)
      if (thing !== null && button === 0 && isPrimary) lookUp(thing)
    },
    ears,
  )
  // Request the frame that will show the result before the work for it starts, not after.
  page.addEventListener('pointerup', askForFrame, { capture: true, signal: ears.signal })
  return () => {
    forget()
    ears.abort()
  }
}

export function usePresses(): void {
  useEffect(() => listenForPresses(document), [])
}
