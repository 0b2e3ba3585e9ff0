// Weighs the options of a question as a strong player does, for the coach: by the worth at the end of the turn if the option is
// taken and the rest of the turn is then planned well.
import type { Chance, Judge, Option, Seat } from '@lorehall/kernel'
import { type Beam, plansFrom } from './beam.ts'
import type { Board } from './bot.ts'
import { forward } from './forward.ts'
import { isBlind, quickPolicy, settle, triedAt } from './settle.ts'
import { sideOf, worthOf } from './side.ts'

export interface Weighed {
  readonly option: Option
  /** In points, on average over several worlds. */
  readonly worth: number
  /** The answers that follow, in the first world, up to the first wall. */
  readonly next: readonly string[]
}

/** Positions kept at each decision after the option. */
const WIDTH = 8

/** Positions that may be looked at after one option in one world. */
const POSITIONS = 250

/** In how many worlds, each with other hidden facts and other luck, the options are compared. */
const WORLDS = 4

/**
 * The options of the seat's question, the best first. Empty if there is nothing to compare: everyone chooses together,
 * or the picks are too many. Doesn't change the machine.
 * @param also options to weigh even if they are not promising
 * @param effort the share of the usual thinking, from above 0 to 1
 */
export function weigh(
  machine: Board,
  seat: Seat,
  judge: Judge,
  chance: Chance,
  also: readonly string[] = [],
  effort = 1,
): Weighed[] {
  const present = machine.asks.find((ask) => ask.seat === seat && !ask.aside)
  if (present === undefined || isBlind(machine, present)) return []
  const tried = new Set(triedAt(judge, machine, present))
  for (const option of forward(present).options) if (also.includes(option.id)) tried.add(option)
  const worlds = Array.from({ length: Math.max(1, Math.ceil(WORLDS * effort)) }, () => {
    const world = machine.copy()
    world.guess(seat, chance)
    return world
  })
  const beam: Beam = {
    judge,
    seat,
    side: sideOf(machine, seat),
    width: WIDTH,
    policy: quickPolicy(judge, chance),
    rivalry: 0,
  }
  return [...tried]
    .map((option): Weighed => {
      const ends = worlds.map((world) => outcome(world, option, beam, POSITIONS * effort))
      const worth = ends.reduce((sum, end) => sum + end.worth, 0) / ends.length
      return { option, worth, next: ends[0]?.next ?? [] }
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** The best end of the turn after the option, in one world. */
function outcome(world: Board, option: Option, beam: Beam, positions: number): Omit<Weighed, 'option'> {
  const trial = world.copy()
  const turn = trial.turnCount.turns
  const ask = trial.asks.find((one) => one.seat === beam.seat && !one.aside)
  if (ask === undefined) throw new Error(`seat ${beam.seat} is not asked`)
  trial.answer(ask, option)
  const { wall } = trial
  const decision = settle(trial, { ...beam, turn })
  const [best] = decision === null ? [] : plansFrom(trial, decision, beam, { left: positions })
  const worth = best?.worth ?? worthOf(beam.judge, trial, beam.side)
  const next = wall === null ? (best?.answers ?? []).map(({ pick }) => pick) : []
  return { worth, next }
}
