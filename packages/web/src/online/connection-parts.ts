// The dependencies of a connection, its status and the messages it receives.
import type { LiveMessage } from '@lorehall/protocol'

/** Closed: not needed. Lost: a reconnect has failed and will be retried. */
export type ConnectionStatus = 'closed' | 'connecting' | 'open' | 'lost'

export interface ConnectionState {
  readonly status: ConnectionStatus
  /** Milliseconds by which the server's clock is ahead of ours. */
  readonly ahead: number
}

/** Messages the server sends on its own. */
export type MessageKind = 'update' | 'room' | 'said' | 'turns' | 'hello' | 'again'
export type MessageOf<K extends MessageKind> = Extract<LiveMessage, Record<K, unknown>>

export interface Socket {
  readonly send: (text: string) => void
  readonly close: () => void
}

export interface Ears {
  readonly opened: () => void
  readonly heard: (text: string) => void
  readonly closed: () => void
}

export interface ConnectionParts {
  readonly open: (ears: Ears) => Socket
  /** Runs once, later; returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void
  readonly now: () => number
  /** From 0 to 1. */
  readonly random: () => number
  /** Is the page visible? */
  readonly looking: () => boolean
}
