// Somebody rests on something that answers, by pointer or keyboard, or a finger goes down on it: what a
// touch will show is looked up meanwhile.
import { useEffect } from 'react'
import { press } from '../state/asking.ts'
import { askForFrame } from '../state/frames.ts'
import { pressAt } from './lit.ts'

/** Who only passes over it does not mean it. */
const REST_MS = 60

type Thing = HTMLElement | SVGElement

const thingOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<Thing>('[data-option], [data-at]') : null

function lookUp({ dataset: { option, at } }: Thing): void {
  if (option !== undefined) press(option)
  else if (at !== undefined) pressAt(at)
}

/** Listens to the whole page; returns what ends it. */
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
  // The frame that shows what comes of it is asked for before the work for it is done, not after.
  page.addEventListener('pointerup', askForFrame, { capture: true, signal: ears.signal })
  return () => {
    forget()
    ears.abort()
  }
}

export function usePresses(): void {
  useEffect(() => listenForPresses(document), [])
}
