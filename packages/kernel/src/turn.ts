// The interface that rules are written with: the facts they read and the calls a step may make. `Turn` has all of it
// in one object, the `t` of every step.
//
// | part | what for | calls |
// | --- | --- | --- |
// | `Facts` | the position | `state`, `values`, `options`, `seats`, `ruleset`, `choice` |
// | `ComesNext` | what is still to happen | `push`, `end`, `turnBegins`, `roundBegins` |
// | `Asks` | a question and its options | `ask`, `askOpen`, `offer`, `may`, `explains`, `tale`, `settledBy`, `hides`, `spare` |
// | `AsksTogether` | questions to several seats together | `askTogether`, `askTogetherOpen`, `answerOf` |
// | `PicksSeveral` | many picks in one | `askSeveral`, `askSeveralTogether`, `tick`, `ticks`, `confirm`, `answeredBeside`, `picksOf` |
// | `Tells` | what has happened | `emit`, `credit` |
// | `Luck` | chance and reveals, which are walls | `chance`, `reveal` |
import type { AskKind, Choice, GameEvent, GameOptions, Reason, Seat, Step } from './game.ts'
import type { Option } from './option.ts'

/** The first argument of every step. */
export interface Turn<S, V, St extends Step = Step>
  extends Facts<S, V>, ComesNext<St>, Asks, AsksTogether, PicksSeveral, Tells, Luck {}

/** The position, without calls that change it. Views, scores and bots get only this. */
export interface Facts<S, V> {
  readonly state: S
  /** The version number of the rules, which the table keeps from its beginning to its end. */
  readonly ruleset: number
  readonly values: V
  readonly options: GameOptions
  readonly seats: number
  /** The seat's preference for an optional effect. */
  choice(seat: Seat, effect: string): Choice
}

/**
 * The stack of steps that are still to happen. The step that was pushed last runs first. A step also announces turns
 * and rounds; searches and statistics read them from the machine.
 */
interface ComesNext<St extends Step> {
  /** Puts a step on top of the stack. It runs before all steps below it. */
  push(step: St): void
  /** Ends the game after this step. Steps on the stack, and steps pushed later by this one, don't run. */
  end(): void
  /** A turn of that seat begins, also an extra turn. Call it once per turn, from a step that asks nothing. */
  turnBegins(seat: Seat): void
  /** A round begins, counted from 1. Call it once per round, from a step that asks nothing. */
  roundBegins(n: number): void
}

/**
 * A question to one seat: the step opens it, then adds options. A step that asks changes nothing; it runs again with
 * the answer. "The question" below is the one opened last.
 */
interface Asks {
  ask(seat: Seat, kind: AskKind, prompt: string, from?: string): void
  /** The same, and extras are offered too. */
  askOpen(seat: Seat, kind: AskKind, prompt: string, from?: string): void
  offer(option: Option): void
  /** Offers the option if there is no reason against it; otherwise keeps the reason for `reasons()`. */
  may(option: Option, against: Reason | null): void
  /** Reasons are being collected. If false, a step may skip options that are not possible. */
  readonly explains: boolean
  /**
   * Adds a long text to the question, by name. Hosts fetch it when it is shown. `folded`: the seat has read it before, so
   * pages show it only on demand.
   */
  tale(name: string, folded?: boolean): void
  /** Names the optional effect whose preference can settle this question from now on. */
  settledBy(effect: string): void
  /**
   * Notes that the question is asked only to hide that this is the only option it offers so far, if it is. A host
   * answers it where nobody else could learn anything.
   */
  hides(only: Option): void
  /** Withdraws the question if this is the only option it offers so far. Returns whether it did. */
  spare(only: Option): boolean
}

/** Several seats choose at the same time, sealed. The step runs once, when the last answer is in. */
interface AsksTogether {
  /** One of the sealed questions. */
  askTogether(seat: Seat, kind: AskKind, prompt: string, from?: string): void
  /** The same, and extras are offered too. Extras are not sealed and happen immediately. */
  askTogetherOpen(seat: Seat, kind: AskKind, prompt: string, from?: string): void
  /** The sealed answer of a seat, while the step runs with the answers. */
  answerOf(seat: Seat): Option
}

/**
 * Several picks that are one decision: the seat ticks and unticks, then confirms. Until then nobody else learns of it.
 * Call `tick` for every candidate, then `confirm` with how many are still owed, or `answeredBeside`. Any other option
 * that is offered also answers the question. The step runs again when it is answered, with the picks in `picksOf`.
 */
interface PicksSeveral {
  askSeveral(seat: Seat, prompt: string, from?: string): void
  /** The same, sealed like other questions that are asked together. */
  askSeveralTogether(seat: Seat, prompt: string, from?: string): void
  /** Names a candidate, ticked or not. `against`: the reason against ticking it (again), kept as in `may`. */
  tick(option: Option, against: Reason | null, times?: number): void
  /** How often the asked seat has ticked this option; without an option: its ticks in total. */
  ticks(option?: Option): number
  /** Ends the list of candidates. The seat can confirm once nothing is owed. */
  confirm(owed: number): void
  /** Ends the list of candidates of a question that isn't confirmed: only the other options answer it. */
  answeredBeside(): void
  /** The seat's picks, while the step runs with the answer. */
  picksOf(seat: Seat): readonly Option[]
}

/** Events, for the log, the animations and the statistics. */
interface Tells {
  emit(event: GameEvent): void
  /** Marks a card or rule as used although it has no event. Only coverage reads this. */
  credit(from: string): void
}

/** Chance and reveals. Both are walls: answers before them can't simply be undone. */
interface Luck {
  /** A whole number from 0 to n − 1, from the table's stream. */
  chance(n: number): number
  /** A hidden fact is shown to a seat. */
  reveal(): void
}
