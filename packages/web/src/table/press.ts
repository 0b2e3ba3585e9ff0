// A pointer rests on something that answers, or goes down on it: what a touch will show is looked up
// meanwhile.
import { useEffect } from 'react'
import { press } from '../state/session.ts'
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
  page.addEventListener(
    'pointerover',
    ({ target, pointerType, buttons }) => {
      forget()
      const thing = thingOf(target)
      if (thing !== null && pointerType === 'mouse' && buttons === 0)
        resting = setTimeout(lookUp, REST_MS, thing)
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
  return () => {
    forget()
    ears.abort()
  }
}

export function usePresses(): void {
  useEffect(() => listenForPresses(document), [])
}
