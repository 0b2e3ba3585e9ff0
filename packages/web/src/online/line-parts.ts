// What a line is made of, and what it tells.
import type { LiveMessage } from '@lorehall/protocol'

/** Closed: nobody needs it. Lost: an attempt to come back has failed, more are made. */
export type LineStatus = 'closed' | 'connecting' | 'open' | 'lost'

export interface LineState {
  readonly status: LineStatus
  /** By how many milliseconds the server's clock is ahead of ours. */
  readonly ahead: number
}

/** What the server tells unasked. */
export type Told = 'update' | 'room' | 'said' | 'turns' | 'hello' | 'again'
export type ToldMessage<K extends Told> = Extract<LiveMessage, Record<K, unknown>>

export interface Socket {
  readonly send: (text: string) => void
  readonly close: () => void
}

export interface Ears {
  readonly opened: () => void
  readonly heard: (text: string) => void
  readonly closed: () => void
}

export interface LineParts {
  readonly open: (ears: Ears) => Socket
  /** Runs once, later; gives the way to call it off. */
  readonly later: (run: () => void, ms: number) => () => void
  readonly now: () => number
  /** From 0 to 1. */
  readonly random: () => number
  /** Whether the page is in front of somebody. */
  readonly looking: () => boolean
}
