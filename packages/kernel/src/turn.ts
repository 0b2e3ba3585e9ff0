// What rules are given: the facts they read, and what a step may do. `Turn` is all of it in one object, the `t` of
// every step; its parts are what one has to remember.
//
// | part | what for | calls |
// | --- | --- | --- |
// | `Facts` | what is so | `state`, `values`, `options`, `seats`, `ruleset`, `choice` |
// | `ComesNext` | what is still to happen | `push`, `end`, `turnBegins`, `roundBegins` |
// | `Asks` | a question and its answers | `ask`, `askOpen`, `offer`, `may`, `explains`, `tale`, `settledBy`, `spare` |
// | `AsksTogether` | questions to several seats at once | `askTogether`, `askTogetherOpen`, `answerOf` |
// | `PicksSeveral` | many picks as one decision | `askSeveral`, `askSeveralTogether`, `tick`, `ticks`, `confirm`, `picksOf` |
// | `Tells` | what has happened | `emit`, `credit` |
// | `Luck` | what cannot be taken back | `chance`, `reveal` |
import type { AskKind, Choice, GameEvent, GameOptions, Reason, Seat, Step } from './game.ts'
import type { Option } from './option.ts'

/** What a step is given. */
export interface Turn<S, V, St extends Step = Step>
  extends Facts<S, V>, ComesNext<St>, Asks, AsksTogether, PicksSeveral, Tells, Luck {}

/** What is so: the position without the power to change it. Views, scores and bots are given no more than this. */
export interface Facts<S, V> {
  readonly state: S
  /** The number of the rules this table began with, and is played by to its end. */
  readonly ruleset: number
  readonly values: V
  readonly options: GameOptions
  readonly seats: number
  /** The seat's standing choice for an optional effect. */
  choice(seat: Seat, effect: string): Choice
}

/**
 * What is still to happen is a stack of steps: the last that was pushed runs first. A step also says what begins
 * with it; whoever searches or counts reads that from the machine.
 */
interface ComesNext<St extends Step> {
  /** Runs before whatever is below it. */
  push(step: St): void
  /** The game is over with this step: whatever was still to happen, or is pushed now, does not. */
  end(): void
  /** A turn of that seat begins, an extra one too. Called once for each, by a step that asks nothing. */
  turnBegins(seat: Seat): void
  /** A round begins, counted from 1. Called once for each, by a step that asks nothing. */
  roundBegins(n: number): void
}

/**
 * A question to one seat: it is opened, then filled. A step that asks changes nothing; it runs once more with the
 * answer. What is said of "the question" is said of the one opened last.
 */
interface Asks {
  ask(seat: Seat, kind: AskKind, prompt: string, from?: string): void
  /** The same, and what is allowed at any time is offered too. */
  askOpen(seat: Seat, kind: AskKind, prompt: string, from?: string): void
  offer(option: Option): void
  /** Offers the option if nothing stands against it; otherwise keeps the reason for who asks. */
  may(option: Option, against: Reason | null): void
  /** Somebody asks for reasons now. Otherwise what cannot be done may as well be left out: nobody reads it. */
  readonly explains: boolean
  /** A long text is read with the question: its name, by which hosts fetch it when it is shown. */
  tale(name: string): void
  /** The question need not be asked again: the standing choice of this effect settles it. */
  settledBy(effect: string): void
  /** Takes the question back if this is the only answer it offers so far; true: it is not asked. */
  spare(only: Option): boolean
}

/** Several seats choose at the same time, sealed. The step runs once, when the last answer is in. */
interface AsksTogether {
  /** One of the sealed questions. */
  askTogether(seat: Seat, kind: AskKind, prompt: string, from?: string): void
  /** The same, and what is allowed at any time is offered too: that is not sealed and happens at once. */
  askTogetherOpen(seat: Seat, kind: AskKind, prompt: string, from?: string): void
  /** The sealed answer of a seat, while the step that asked runs. */
  answerOf(seat: Seat): Option
}

/**
 * Several picks that are one decision: the seat ticks and unticks, then confirms, and nobody else learns of it
 * before that. Name every candidate by `tick`, and last of all say by `confirm` how many are still owed. What is
 * offered beside them answers the question as well. The step runs once it is answered, with `picksOf`.
 */
interface PicksSeveral {
  askSeveral(seat: Seat, prompt: string, from?: string): void
  /** Sealed, as other questions that are asked together. */
  askSeveralTogether(seat: Seat, prompt: string, from?: string): void
  /** A candidate, ticked or not; what stands against one tick more is kept like `may` keeps it. */
  tick(option: Option, against: Reason | null, times?: number): void
  /** How often the seat that is being asked has ticked this; without an option: how many ticks in all. */
  ticks(option?: Option): number
  confirm(owed: number): void
  /** What the seat has picked, while the step it has confirmed runs. */
  picksOf(seat: Seat): readonly Option[]
}

/** What has happened, for the log, the pictures and the statistics. */
interface Tells {
  emit(event: GameEvent): void
  /** The card or rule took part without an event of its own; only coverage looks at this. */
  credit(from: string): void
}

/** Luck and secrets. Both are walls: what was done before them cannot simply be taken back. */
interface Luck {
  /** 0 to n − 1 from the table's stream. */
  chance(n: number): number
  /** A hidden fact is shown to a seat. */
  reveal(): void
}
