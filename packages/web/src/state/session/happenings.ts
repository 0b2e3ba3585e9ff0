// The inputs of a session (happenings) and its outputs (effects). An effect that gets a reply later has a number,
// and its reply has the same one.
import type { Choice } from '@lorehall/kernel'
import type { Eyes, Hints, Op, Requests, Update } from '@lorehall/host'
import type { HostKind, Session, Why } from './session.ts'

/** Each kind of happening with its data. */
interface Happenings {
  // The player opens a table, switches eyes, refreshes, or leaves.
  readonly opened: { readonly table: string; readonly host: HostKind }
  readonly eyesChosen: { readonly eyes: Eyes }
  readonly lookedAgain: object
  // The device is handed to another person for their aside, and back.
  readonly calledAside: { readonly seat: number }
  readonly handedBack: object
  readonly closed: object
  // Reply to `watch`: the table's state, or why it can't be seen.
  readonly watched: { readonly n: number; readonly update: Update }
  readonly notWatched: { readonly n: number; readonly why: Why }
  // The host sends an update; or it died and was replaced.
  readonly told: { readonly update: Update }
  readonly hostGone: object
  // The timer ran out; a frame is on the screen.
  readonly due: object
  readonly drawn: { readonly n: number }
  // The player presses an option; answers; undoes; redoes; sets a preference.
  readonly pressed: { readonly picks: readonly string[] }
  readonly answered: { readonly picks: readonly string[] }
  readonly undone: object
  readonly redone: object
  readonly chosen: { readonly effect: string; readonly choice: Choice }
  // The player skips the dice; skips everything until their next decision.
  readonly touched: object
  readonly skipped: object
  // Others' turns: paused; resumed; next step now; told again from the start.
  readonly paused: object
  readonly resumed: object
  readonly hastened: object
  readonly retold: object
  // Something on screen needs the hints.
  readonly hintsWanted: object
  // The host carried out a request, or refused it.
  readonly done: { readonly n: number }
  readonly refused: { readonly n: number; readonly why: Why }
  // Replies to hints and foresight; null: not available.
  readonly foreseen: { readonly n: number; readonly update: Update | null }
  readonly hinted: { readonly n: number; readonly hints: Hints | null }
}

export type Happening<H extends keyof Happenings = keyof Happenings> = {
  [K in H]: { readonly happens: K } & Happenings[K]
}[H]

/** A request to the host: an operation of its port with its body. */
export type Asked<O extends Op = AskedOp> = {
  [K in O]: { readonly do: K; readonly n: number; readonly body: Requests[K]['takes'] }
}[O]

type AskedOp = 'watch' | 'hints' | 'foresee' | Deed

/** Operations that change the table or a seat. The host does them or refuses. */
export type Deed = 'answer' | 'undo' | 'redo' | 'choose' | 'leave'

export type Effect =
  | Asked
  /** Report (`drawn`) once the current state is on the screen. */
  | { readonly do: 'frame'; readonly n: number }
  /** Show the player what went wrong. */
  | { readonly do: 'tell'; readonly why: Why }

/** Timing, from the player's settings and the game's animations. */
export interface Pace {
  /** True if others' turns are shown without pauses. */
  atOnce(): boolean
  /** Is this update narrated as a step of others' turns? */
  tells(update: Update, last: Update): boolean
  /** Milliseconds before an update is shown, and from then on until the next one. */
  plays(update: Update, last: Update): { readonly before: number; readonly after: number }
}

export type Next<S extends Session = Session> = readonly [session: S, effects: readonly Effect[]]

/** Chains two transitions and concatenates their effects. */
export function and<A extends Session, B extends Session>(
  [session, effects]: Next<A>,
  go: (session: A) => Next<B>,
): Next<B> {
  const [next, more] = go(session)
  return [next, [...effects, ...more]]
}
