// Tracks what the player reads: the thing or option that the pointer or the keyboard focus is on. The reader shows it
// in one place, so that nothing covers the board, the question or the dice.
import { create } from 'zustand'
import { Resting } from '../resting.ts'
import { Heading } from './heading.ts'

/** A thing on the table, an option, or a reason. A button for a thing's only option is both thing and option. */
export interface Read {
  readonly at: string | null
  readonly option: string | null
  readonly reason: string | null
}

interface ReadingState {
  readonly read: Read | null
  /** It stays when the pointer leaves. */
  readonly pinned: boolean
  /** Dice or a drawn card are on the stage: no tag may cover them. */
  readonly hushed: boolean
}

export const useReading = create<ReadingState>()(() => ({ read: null, pinned: false, hushed: false }))

const { getState: now, setState: set } = useReading

/** Milliseconds until a thing under the pointer is read, and until reading ends after the pointer has left. */
const REST_MS = 120
const LEAVE_MS = 200
/** The same for a pointer heading for the reader: a thing on its way is read only if the pointer stops there. */
const ON_THE_WAY_MS = 350

const same = (a: Read | null, b: Read | null) =>
  a === b || (a?.at === b?.at && a?.option === b?.option && a?.reason === b?.reason)

function readNow(read: Read | null): void {
  if (!same(now().read, read)) set({ read })
}

/** Closes the reader. */
function stopReading(): void {
  set({ read: null, pinned: false })
}

/** Pins what is being read. Unpinning closes the reader, because the pointer may be elsewhere by then. */
export function togglePin(): void {
  const { read, pinned } = now()
  if (pinned) stopReading()
  else set({ pinned: read !== null })
}

type Readable = HTMLElement | SVGElement

/** Everything that can be read: a thing, an option, or a reason against one. */
const READABLE = '[data-option], [data-reason], [data-at]'

const readableAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<Readable>(READABLE) : null

function readOf({ dataset: { at, option, reason } }: Readable): Read {
  return { at: at ?? null, option: option ?? null, reason: reason ?? null }
}

/** Listens to the whole page; returns the function that stops it. */
export function listenForReading(page: Document): () => void {
  const ears = new AbortController()
  const resting = new Resting()
  const heading = new Heading()
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** The next thing to read under the pointer, or null to stop reading; undefined: no change is pending. */
  let next: Read | null | undefined
  const forget = () => {
    clearTimeout(waiting)
    next = undefined
  }
  const soon = (read: Read | null, wait: number) => {
    forget()
    if (now().pinned) return
    waiting = setTimeout(() => {
      next = undefined
      readNow(read)
    }, wait)
  }
  /** If something is already being read, the next thing replaces it immediately. */
  const waitFor = (read: Read | null) => (read === null ? LEAVE_MS : now().read === null ? REST_MS : 0)
  const goesToReader = () => {
    const reader = now().read === null ? null : page.querySelector('[data-reader]')
    return reader !== null && heading.towards(reader.getBoundingClientRect())
  }
  const point = (read: Read | null) => {
    soon(read, goesToReader() ? ON_THE_WAY_MS : waitFor(read))
    next = read
  }
  const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
    page.addEventListener(type, hear, { signal: ears.signal })
  // Things that appear under a pointer that has never moved were not pointed at.
  let stirred = false
  on('pointermove', (event) => {
    stirred = true
    if (heading.moved(event) && next !== undefined && goesToReader()) point(next)
  })
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || !stirred || resting.at(event)) return
    // The pointer may enter the reader, which has links: keep its content.
    if (event.target instanceof Element && event.target.closest('[data-reader]') !== null) {
      forget()
      return
    }
    const thing = readableAt(event.target)
    point(thing === null ? null : readOf(thing))
  })
  on('pointerdown', (event) => {
    resting.down(event)
    forget()
    // A press ends reading, so that the result isn't drawn together with the tag.
    const within = event.target instanceof Element && event.target.closest('[data-reader]') !== null
    if (!within && !now().pinned) readNow(null)
  })
  on('focusin', ({ target }) => {
    const thing = readableAt(target)
    if (thing?.matches(':focus-visible') === true) soon(readOf(thing), waitFor(readOf(thing)))
  })
  on('focusout', ({ target }) => {
    if (readableAt(target) !== null) soon(null, LEAVE_MS)
  })
  return () => {
    forget()
    ears.abort()
    stopReading()
  }
}
