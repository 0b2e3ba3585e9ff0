// Runs a trial on to a seat's next real decision in the same turn. Searches count only such decisions.
import type { Ask, Chance, Judge, Option, Seat } from '@lorehall/kernel'
import type { Board } from './bot.ts'
import { forward } from './forward.ts'
import { quickly } from './quick.ts'

/** How somebody answers in a trial. */
export type Policy = (trial: Board, ask: Ask) => Option

export const quickPolicy =
  (judge: Judge, chance: Chance): Policy =>
  (trial, ask) =>
    quickly(judge, trial, ask, chance)

/** A decision of the seat: its ask on the trial, and the options worth trying. */
export interface Decision {
  readonly ask: Ask
  readonly tried: readonly Option[]
}

/** More answers than one turn has: then the trial ends where it is. */
const ENDLESS = 400

/** If the owed picks times the options are more than this, the quick player picks. */
const LONG = 200

/** The options of the seat's ask that a search has to try. */
export function triedAt(judge: Judge, trial: Board, present: Ask): readonly Option[] {
  const ask = forward(present)
  return judge.promising?.(trial, ask) ?? ask.options
}

/** Whether there is nothing to try: a sealed answer has no effect yet, or the picks are too many. */
export const isBlind = (trial: Board, ask: Ask): boolean =>
  trial.choosingTogether || ask.owed * ask.options.length > LONG

export interface Settling {
  readonly judge: Judge
  readonly seat: Seat
  /** The turn in which the trial stays (`TurnCount.turns`). */
  readonly turn: number
  /** Answers what the search leaves open: for other seats, and for the seat itself where there is nothing to try. */
  readonly policy: Policy
  /** Hears of each answer that settling gave, before it is given. */
  readonly hears?: (trial: Board, ask: Ask, option: Option) => void
}

/**
 * Answers everything on the trial up to the seat's next decision with several options worth trying. Null: the turn or
 * the game is over.
 */
export function settle(trial: Board, { judge, seat, turn, policy, hears }: Settling): Decision | null {
  for (let n = 0; n < ENDLESS; n++) {
    if (trial.over || trial.turnCount.turns !== turn) return null
    const own = trial.asks.find((ask) => ask.seat === seat && !ask.aside)
    const ask = own ?? trial.asks.find(({ aside }) => !aside)
    if (ask === undefined) return null
    let answer: Option | undefined
    if (ask.seat === seat && !isBlind(trial, ask)) {
      const tried = triedAt(judge, trial, ask)
      if (tried.length > 1) return { ask, tried }
      answer = tried[0]
    }
    answer ??= policy(trial, forward(ask))
    hears?.(trial, ask, answer)
    trial.answer(ask, answer)
  }
  return null
}
