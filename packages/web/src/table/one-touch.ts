// A double click is one touch: what has come up under the pointer since its first click was not meant by the
// second. The same button, or the same answer once more, may be clicked as fast as one likes.
import { useEffect } from 'react'
import { useSession } from '../state/session.ts'

const askedNow = () => useSession.getState().shown?.ask?.id

const thingOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('button, a, [data-at]') : null

/** Listens to the whole page; returns what ends it. */
function listenForTouches(page: Window): () => void {
  let asked: number | undefined
  let first: HTMLElement | SVGElement | null = null
  const hear = (event: MouseEvent) => {
    const thing = thingOf(event.target)
    const option = thing?.dataset['option']
    const same = thing === first || (option !== undefined && option === first?.dataset['option'])
    if (event.detail > 1 && !same && askedNow() !== asked) {
      event.stopPropagation()
      event.preventDefault()
      return
    }
    asked = askedNow()
    first = thing
  }
  page.addEventListener('click', hear, true)
  return () => page.removeEventListener('click', hear, true)
}

export function useOneTouch(): void {
  useEffect(() => listenForTouches(window), [])
}
