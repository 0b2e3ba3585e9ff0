// What is being read: the thing or the answer that is pointed at, by pointer or by keyboard. The reader shows
// it in full in one place, so that nothing covers the board, the question or the dice.
import { create } from 'zustand'
import { Resting } from '../resting.ts'
import { Heading } from './heading.ts'

/** A thing on the table, or an answer that is said; a button for a thing's only answer is both. */
export interface Read {
  readonly at: string | null
  readonly option: string | null
  readonly reason: string | null
}

interface ReadingState {
  readonly read: Read | null
  /** It stays when the pointer leaves. */
  readonly pinned: boolean
  /** Something else is looked at on the stage: no tag lies over it. */
  readonly hushed: boolean
}

export const useReading = create<ReadingState>()(() => ({ read: null, pinned: false, hushed: false }))

const { getState: now, setState: set } = useReading

/** Who only passes over something does not mean it; who leaves may come back. */
const REST_MS = 120
const LEAVE_MS = 200
/** Who is on the way to the reader has not left; what lies on that way is read by who stops there. */
const ON_THE_WAY_MS = 350

const same = (a: Read | null, b: Read | null) =>
  a === b || (a?.at === b?.at && a?.option === b?.option && a?.reason === b?.reason)

function readNow(read: Read | null): void {
  if (!same(now().read, read)) set({ read })
}

/** Puts down whatever is read. */
function stopReading(): void {
  set({ read: null, pinned: false })
}

/** Keeps what is read; let go, it is put down: the pointer may long be elsewhere. */
export function togglePin(): void {
  const { read, pinned } = now()
  if (pinned) stopReading()
  else set({ pinned: read !== null })
}

type Readable = HTMLElement | SVGElement

/** Whatever says what it is: a thing, an answer, or a reason against one. */
const READABLE = '[data-option], [data-reason], [data-at]'

const readableAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<Readable>(READABLE) : null

function readOf({ dataset: { at, option, reason } }: Readable): Read {
  return { at: at ?? null, option: option ?? null, reason: reason ?? null }
}

/** Listens to the whole page; returns what ends it. */
export function listenForReading(page: Document): () => void {
  const ears = new AbortController()
  const resting = new Resting()
  const heading = new Heading()
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** What is about to be read, by pointer; undefined: nothing is. */
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
  /** What is read already gives way to the next thing at once. */
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
  // What comes to lie under a pointer that has not stirred was not asked for.
  let stirred = false
  on('pointermove', (event) => {
    stirred = true
    if (heading.moved(event) && next !== undefined && goesToReader()) point(next)
  })
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || !stirred || resting.at(event)) return
    // The reader itself may be pointed at: it has links.
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
    // What is touched has been read; what comes of it is not drawn together with its slip.
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
