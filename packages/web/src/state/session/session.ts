// The state of the table on screen, as plain data. Nothing here sends requests, waits or draws: the transitions are in
// `next.ts` (with an example), the inputs and effects in `happenings.ts`.
import type { Eyes, Hints, LogLine, Update, WireAsk } from '@lorehall/host'
import type { Moment } from './past.ts'
import type { Narrated } from './narrated.ts'

/** The two facts about a table's host that matter here. */
export interface HostKind {
  /** Everyone at the table uses one device, so the page chooses which seat it looks from. */
  readonly shared: boolean
  /** The host is close enough to ask for foresight at every press. */
  readonly near: boolean
}

/** Why something did not happen. */
export interface Why {
  readonly code: string
  readonly message: string
}

interface Numbered {
  /** The last number given to a request or a frame. Replies with an outdated number are ignored. */
  readonly count: number
}

/** No table is open. */
export interface Closed extends Numbered {
  readonly is: 'closed'
}

/** The table is being fetched: nothing to show yet. */
export interface Opening extends Numbered {
  readonly is: 'opening'
  readonly table: string
  readonly host: HostKind
  readonly looking: Look
}

/** The table can't be opened; `why` is shown. */
export interface Shut extends Numbered {
  readonly is: 'shut'
  readonly table: string
  readonly why: Why
}

/** The table is on screen. It has four independent states: `showing`, `word`, `hints`, `foresight`. */
export interface Open extends Numbered {
  readonly is: 'open'
  readonly table: string
  readonly host: HostKind
  /** The update on screen, and (`log`) every log line up to it. */
  readonly shown: Update
  readonly log: readonly LogLine[]
  /** The update that the parts around the board show. Board and question are drawn first, the rest follows. */
  readonly around: Around
  /** Updates that are still to be shown, oldest first. */
  readonly queue: readonly Update[]
  readonly showing: Showing
  readonly word: Word
  /** The numbers of requests without a reply. */
  readonly underWay: readonly number[]
  /** A refresh in flight: its reply replaces whatever is on screen. */
  readonly looking: Look | null
  readonly hints: HintsState
  readonly foresight: Foresight
  /** The moments at which this player answered, oldest first. */
  readonly past: readonly Moment[]
  /** Others' turns since this player's last one, as they were shown. */
  readonly told: Narrated | null
  /** The seat that gets the device next. While it is set, the curtain hides the table. */
  readonly curtain: number | null
  /** The seat that has the device for an aside, while the table waits for others. */
  readonly beside: number | null
}

/** A refresh that was requested for these eyes. */
interface Look {
  readonly n: number
  readonly eyes: Eyes
}

export type Session = Closed | Opening | Shut | Open

export interface Around {
  readonly update: Update
  readonly log: readonly LogLine[]
}

/** Why the next update is not shown yet, and (`ms`) for how long. */
export type Showing =
  /** The queue is empty: the next update is shown as it comes. */
  | { readonly is: 'still' }
  /** Instant speed: updates that come within one frame are drawn together. */
  | { readonly is: 'gathering'; readonly ms: number }
  /** Dice of the first queued update are rolling. A click only stops them. */
  | { readonly is: 'rolling'; readonly ms: number }
  /** The player is reading the shown update. Its ask, if any, can be answered. */
  | { readonly is: 'reading'; readonly ms: number }
  /** Paused by the player, without a time limit. */
  | { readonly is: 'paused' }
  /** Skipping: everything is shown immediately until someone at this device must decide. */
  | { readonly is: 'skipping'; readonly ms: 0 }

export const STILL: Showing = { is: 'still' }
export const PAUSED: Showing = { is: 'paused' }

/** Which reply of the host to the player's last action is still missing. */
export type Word =
  /** None: the open ask can be answered. */
  | { readonly is: 'heard' }
  /**
   * An answer was sent. If it was foreseen, its result is on screen and can be answered in turn. Otherwise its
   * question is still on screen and must not be answered twice.
   */
  | { readonly is: 'answered'; readonly n: number; readonly ask: WireAsk }
  /**
   * `steps` undos are shown that the host has not confirmed. Only the ask in its confirmation can be answered, so
   * an answer given before that is kept.
   */
  | {
      readonly is: 'back'
      readonly n: number
      readonly steps: number
      readonly kept: readonly string[] | null
    }

export const HEARD: Word = { is: 'heard' }

/** Hints: what each option of the open ask would do. */
export type HintsState =
  /** Requested once this frame is on the screen, so that drawing never waits for hints. */
  | { readonly is: 'due'; readonly frame: number }
  | { readonly is: 'coming'; readonly n: number }
  | { readonly is: 'known'; readonly hints: Hints }
  /** The host gave none: its ask has changed, and an update is on its way. */
  | { readonly is: 'missing' }

/** The hints when there is no ask. */
export const NO_HINTS: Hints = { options: {}, routes: {} }

export const knownHints = ({ hints }: Open): Hints | null => (hints.is === 'known' ? hints.hints : null)

/** The update that a pressed option would lead to. Valid only for the update on screen. */
export type Foresight =
  | { readonly is: 'none' }
  | { readonly is: 'asked'; readonly n: number; readonly picks: readonly string[] }
  /** If the answer is given now, this is shown immediately. */
  | { readonly is: 'told'; readonly picks: readonly string[]; readonly update: Update }
  /** Not available: the result depends on chance or hidden information. */
  | { readonly is: 'hidden'; readonly picks: readonly string[] }

export const UNFORESEEN: Foresight = { is: 'none' }

export const CLOSED: Closed = { is: 'closed', count: 0 }

/** Is a request or a refresh in flight? */
export const awaitsHost = ({ underWay, looking }: Open): boolean => underWay.length > 0 || looking !== null

/** Is a repeated narration on screen? The present is at the end of the queue. */
export const isRetelling = ({ queue }: Open): boolean => queue.some(({ fresh }) => fresh)

/** Does someone at this page have to decide? Also true for spectators and at the end, where skipping stops. */
export function isAwaited({ host, shown }: Open): boolean {
  const { eyes, over, waiting, seats } = shown
  if (over || eyes === null || waiting.includes(eyes)) return true
  return host.shared && waiting.some((seat) => seats[seat]?.kind === 'person')
}

/** The seats of people, not bots. */
export const personsAt = ({ seats }: Pick<Update, 'seats'>): readonly number[] =>
  seats.flatMap((plan, i) => (plan.kind === 'person' ? [i] : []))
