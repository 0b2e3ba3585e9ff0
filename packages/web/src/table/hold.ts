// The menu of a thing without touching it: a finger that rests on it, the other button of the mouse,
// or the menu key. Letting go after a hold is no touch.
import { useEffect } from 'react'
import { openMenu } from './lit.ts'
import { swallowClick } from './swallow-click.ts'

const HOLD_MS = 450
/** A finger is never quite still. */
const STILL_PX = 10

const thingAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-at]') : null

const open = ({ dataset: { at = '' } }: HTMLElement | SVGElement) => openMenu({ at })

/** Listens to the whole page; returns what ends it. */
function listenForHolds(page: Document): () => void {
  let waiting: {
    readonly timer: ReturnType<typeof setTimeout>
    readonly x: number
    readonly y: number
  } | null = null
  const forget = () => {
    clearTimeout(waiting?.timer)
    waiting = null
  }
  const ears = new AbortController()
  const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
    page.addEventListener(type, hear, { capture: true, signal: ears.signal })

  on('pointerdown', ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
    forget()
    const thing = thingAt(target)
    // A second finger pinches.
    if (thing === null || pointerType === 'mouse' || !isPrimary) return
    const timer = setTimeout(() => {
      forget()
      if (open(thing)) swallowClick()
    }, HOLD_MS)
    waiting = { timer, x, y }
  })
  on('pointermove', ({ clientX, clientY }) => {
    if (waiting !== null && Math.hypot(clientX - waiting.x, clientY - waiting.y) > STILL_PX) forget()
  })
  on('pointercancel', forget)
  on('pointerup', forget)
  on('contextmenu', (event) => {
    const thing = thingAt(event.target)
    if (thing === null || !open(thing)) return
    event.preventDefault()
    forget()
  })
  on('keydown', (event) => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
    const thing = thingAt(page.activeElement)
    if (thing !== null && open(thing)) event.preventDefault()
  })
  return () => {
    forget()
    ears.abort()
  }
}

export function useHolds(): void {
  useEffect(() => listenForHolds(document), [])
}
