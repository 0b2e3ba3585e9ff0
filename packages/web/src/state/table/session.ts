// What the table on screen holds, and the named states it can be in. Plain data: nothing here asks, waits
// or draws. What moves it is in `next.ts`, what it wishes of the world in `happenings.ts`.
import type { Eyes, Hints, LogLine, Update, WireAsk } from '@lorehall/host'
import type { Moment } from './past.ts'
import type { Told } from './told.ts'

/** Who runs a table, as far as it matters here. */
export interface HostKind {
  /** One device for everyone at the table: the page chooses whose eyes it looks with. */
  readonly shared: boolean
  /** So near that it costs nothing to ask what an answer would show. */
  readonly near: boolean
}

/** Why something did not happen. */
export interface Why {
  readonly code: string
  readonly message: string
}

interface Numbered {
  /** The last number given to a request or a frame. A reply that nobody waits for any more is not heard. */
  readonly count: number
}

/** No table: nothing is seen. */
export interface Closed extends Numbered {
  readonly is: 'closed'
}

/** It is being fetched: there is nothing to see yet. */
export interface Opening extends Numbered {
  readonly is: 'opening'
  readonly table: string
  readonly host: HostKind
  readonly looking: Look
}

/** It cannot be opened, and that is said. */
export interface Shut extends Numbered {
  readonly is: 'shut'
  readonly table: string
  readonly why: Why
}

/** It lies on the screen. Its states are four, side by side: `showing`, `word`, `hints`, `foresight`. */
export interface Open extends Numbered {
  readonly is: 'open'
  readonly table: string
  readonly host: HostKind
  /** What is drawn now, and every line told up to it. */
  readonly shown: Update
  readonly log: readonly LogLine[]
  /** What lies around the board shows this: the board and the question are drawn first, it follows. */
  readonly around: Around
  /** Updates that wait for their moment. */
  readonly queue: readonly Update[]
  readonly showing: Showing
  readonly word: Word
  /** What was asked of the host and is not done yet. */
  readonly underWay: readonly number[]
  /** What the host says of it will be shown, whatever is shown now. */
  readonly looking: Look | null
  readonly hints: HintsState
  readonly foresight: Foresight
  /** The moments at which this player answered, the last one last. */
  readonly past: readonly Moment[]
  /** What others did since this player's last turn. */
  readonly told: Told | null
  /** The seat the device is to be handed to: nothing else is seen. */
  readonly curtain: number | null
  /** The seat the device was handed to for what is offered to it aside, while others are waited for. */
  readonly beside: number | null
}

/** The host was asked how the table stands for these eyes. */
interface Look {
  readonly n: number
  readonly eyes: Eyes
}

export type Session = Closed | Opening | Shut | Open

export interface Around {
  readonly update: Update
  readonly log: readonly LogLine[]
}

/** What the next update waits for. While it waits, `ms` says how long. */
export type Showing =
  /** Nothing waits: what the host says next is shown when it says so. */
  | { readonly is: 'still' }
  /** Where all is shown at once: what bots do in one frame is drawn as one. */
  | { readonly is: 'gathering'; readonly ms: number }
  /** Dice roll, and the first update of the queue tells of them. A touch makes them lie, and does no more. */
  | { readonly is: 'rolling'; readonly ms: number }
  /** What is shown is being looked at. What is asked there can be answered. */
  | { readonly is: 'reading'; readonly ms: number }
  /** The player looks at what is shown for as long as they wish. */
  | { readonly is: 'paused' }
  /** The player would see the end of it: all is shown at once, until somebody here is asked. */
  | { readonly is: 'skipping'; readonly ms: 0 }

export const STILL: Showing = { is: 'still' }
export const PAUSED: Showing = { is: 'paused' }

/** What the host has yet to say of what the player did last. */
export type Word =
  /** Nothing. What is asked can be answered. */
  | { readonly is: 'heard' }
  /**
   * An answer is on its way. Foreseen, what comes of it is shown, and can be answered in its turn; else
   * its question still stands there, and is not answered twice.
   */
  | { readonly is: 'answered'; readonly n: number; readonly ask: WireAsk }
  /**
   * So many steps back are shown that the host has not confirmed. It will ask anew, and only that can be
   * answered: an answer given meanwhile is kept until then.
   */
  | {
      readonly is: 'back'
      readonly n: number
      readonly steps: number
      readonly kept: readonly string[] | null
    }

export const HEARD: Word = { is: 'heard' }

/** What the answers to what is asked would bring. */
export type HintsState =
  /** Asked for when this frame is on the screen, so that drawing never waits for it. */
  | { readonly is: 'due'; readonly frame: number }
  | { readonly is: 'coming'; readonly n: number }
  | { readonly is: 'known'; readonly hints: Hints }
  /** The host did not say: it asks something else by now, and is about to tell it. */
  | { readonly is: 'missing' }

/** Where nothing is asked there is nothing to know. */
export const NO_HINTS: Hints = { options: {}, routes: {} }

export const knownHints = ({ hints }: Open): Hints | null => (hints.is === 'known' ? hints.hints : null)

/** What an answer that somebody is about to give would show. It is about what is shown, and goes with it. */
export type Foresight =
  | { readonly is: 'none' }
  | { readonly is: 'asked'; readonly n: number; readonly picks: readonly string[] }
  /** Given now, the answer shows this at once. */
  | { readonly is: 'told'; readonly picks: readonly string[]; readonly update: Update }
  /** It is known when it is done, and not before. */
  | { readonly is: 'hidden'; readonly picks: readonly string[] }

export const UNFORESEEN: Foresight = { is: 'none' }

export const CLOSED: Closed = { is: 'closed', count: 0 }

/** Is something asked of the host that it has not done yet? */
export const awaitsHost = ({ underWay, looking }: Open): boolean => underWay.length > 0 || looking !== null

/** Is something told that was told before? The present waits behind it. */
export const isRetelling = ({ queue }: Open): boolean => queue.some(({ fresh }) => fresh)

/** Is somebody at this page asked? */
export function isAwaited({ host, shown }: Open): boolean {
  const { eyes, over, waiting, seats } = shown
  if (over || eyes === null || waiting.includes(eyes)) return true
  return host.shared && waiting.some((seat) => seats[seat]?.kind === 'person')
}

/** The seats on which people sit. */
export const personsAt = ({ seats }: Pick<Update, 'seats'>): readonly number[] =>
  seats.flatMap((plan, i) => (plan.kind === 'person' ? [i] : []))
