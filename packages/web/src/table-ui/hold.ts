// Opens the menu of a thing without acting: for a finger that rests on it, the right mouse button or the menu key.
// Lifting the finger after a hold is not a tap.
import { useEffect } from 'react'
import { create } from 'zustand'
import { spendPress } from './clicks.ts'
import { openMenu } from './picking.ts'

/** Whether the tip that things can be held is due (hold-tip.ts decides, and is fetched later). */
export const useHoldTip = create<{ readonly due: boolean }>()(() => ({ due: false }))

const HOLD_MS = 450
/** A finger is never quite still. */
const STILL_PX = 10

const thingAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-at]') : null

const open = ({ dataset: { at = '' } }: HTMLElement | SVGElement) => openMenu({ at })

/** Listens to the whole page; returns the function that stops it. */
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
    // A second finger is a pinch, and a mouse has its right button.
    if (thing === null || pointerType === 'mouse' || !isPrimary) return
    const timer = setTimeout(() => {
      forget()
      if (open(thing)) spendPress()
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

/** On touch screens, teaches players to hold things. A mouse shows the same when it points at them. */
function useHoldLesson(): void {
  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return undefined
    const teaching = import('./hold-tip.ts').then(({ teachHolding }) => teachHolding())
    return () => void teaching.then((end) => end())
  }, [])
}

export function useHolds(): void {
  useEffect(() => listenForHolds(document), [])
  useHoldLesson()
}
