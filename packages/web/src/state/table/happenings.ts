// What can happen to the session of a table, and what it wishes of the world. A wish that is answered later
// bears a number, and so does the answer.
import type { Choice } from '@lorehall/kernel'
import type { Eyes, Hints, Op, Requests, Update } from '@lorehall/host'
import type { HostKind, Session, Why } from './session.ts'

/** What can happen, and what is to be known of it. */
interface Happenings {
  // Somebody comes, looks with other eyes, looks again, or goes.
  readonly opened: { readonly table: string; readonly host: HostKind }
  readonly eyesChosen: { readonly eyes: Eyes }
  readonly lookedAgain: object
  // The device is handed to somebody for what is offered to them aside, and back.
  readonly calledAside: { readonly seat: number }
  readonly handedBack: object
  readonly closed: object
  // How the table stands, for who asked; or why it cannot be seen.
  readonly watched: { readonly n: number; readonly update: Update }
  readonly notWatched: { readonly n: number; readonly why: Why }
  // The host tells what happened at the table, or is gone, and another one has taken its place.
  readonly told: { readonly update: Update }
  readonly hostGone: object
  // The time of what waited has come; a frame is on the screen.
  readonly due: object
  readonly drawn: { readonly n: number }
  // The player is about to answer; answers; takes back; brings back; makes a standing choice.
  readonly pressed: { readonly picks: readonly string[] }
  readonly answered: { readonly picks: readonly string[] }
  readonly undone: object
  readonly redone: object
  readonly chosen: { readonly effect: string; readonly choice: Choice }
  // The player would not wait for the dice; for anything until they are asked.
  readonly touched: object
  readonly skipped: object
  // What others do is held; told on; the next step of it is shown now; all of it is told once more.
  readonly paused: object
  readonly resumed: object
  readonly hastened: object
  readonly retold: object
  // What the answers would bring must be known.
  readonly hintsWanted: object
  // The host has done what it was asked, or why it has not.
  readonly done: { readonly n: number }
  readonly refused: { readonly n: number; readonly why: Why }
  // What was asked for beside the play; null: it is not to be known.
  readonly foreseen: { readonly n: number; readonly update: Update | null }
  readonly hinted: { readonly n: number; readonly hints: Hints | null }
}

export type Happening<H extends keyof Happenings = keyof Happenings> = {
  [K in H]: { readonly happens: K } & Happenings[K]
}[H]

/** Asked of the host, in the words of its port. */
export type Asked<O extends Op = AskedOp> = {
  [K in O]: { readonly do: K; readonly n: number; readonly body: Requests[K]['takes'] }
}[O]

type AskedOp = 'watch' | 'hints' | 'foresee' | Deed

/** What the host does, or refuses. */
export type Deed = 'answer' | 'undo' | 'redo' | 'choose' | 'leave'

export type Effect =
  | Asked
  /** Says when what is shown now is on the screen. */
  | { readonly do: 'frame'; readonly n: number }
  /** Tells the player what went wrong. */
  | { readonly do: 'tell'; readonly why: Why }

/** What the player's settings and the game's dice say of time. */
export interface Pace {
  /** Nothing that others do is looked at for long. */
  atOnce(): boolean
  /** Is this told as a step of what others do? */
  tells(update: Update, last: Update): boolean
  /** Milliseconds before an update is shown, and from then on until the next one. */
  plays(update: Update, last: Update): { readonly before: number; readonly after: number }
}

export type Next<S extends Session = Session> = readonly [session: S, effects: readonly Effect[]]

/** One thing and then another. */
export function and<A extends Session, B extends Session>(
  [session, effects]: Next<A>,
  go: (session: A) => Next<B>,
): Next<B> {
  const [next, more] = go(session)
  return [next, [...effects, ...more]]
}
