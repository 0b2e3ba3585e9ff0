// Tries plans in other worlds: with other hidden facts and other luck, and as far as the turns of others.
import type { Ask, Chance, Seat, Skill } from '@lorehall/kernel'
import { type Beam, type Budget, type Plan, plansFrom } from './beam.ts'
import type { Board } from './bot.ts'
import { forward } from './forward.ts'
import { quickly } from './quick.ts'
import { type Policy, settle } from './settle.ts'
import { lead } from './side.ts'

/** The positions kept when a plan is continued in another world. */
const NARROW = 3

/** The means of trying plans. */
export interface Trying {
  readonly beam: Beam
  readonly skill: Skill
  /** Plays the turns that follow. */
  readonly ahead: Policy
  readonly budget: Budget
}

/**
 * The plan with the best average over several worlds, each with its own luck. In one world alone, the best plan is
 * often just the luckiest.
 */
export function onAverage(
  machine: Board,
  plans: readonly Plan[],
  trying: Trying,
  chance: Chance,
): Plan | undefined {
  const { budget, skill } = trying
  const sums = plans.map(() => 0)
  let cost = 0
  for (let world = 0; world < skill.worlds && budget.left > cost; world++) {
    const before = budget.left
    const dealt = machine.copy()
    dealt.guess(trying.beam.seat, chance, (ask) => quickly(trying.beam.judge, dealt, ask, chance))
    plans.forEach((plan, i) => {
      sums[i] = (sums[i] ?? 0) + outcome(dealt, plan, trying)
    })
    cost = before - budget.left
  }
  let best = 0
  sums.forEach((sum, i) => {
    if (sum > (sums[best] ?? -Infinity)) best = i
  })
  return plans[best]
}

/** How well it goes in that world if the plan is followed and then continued narrowly. */
function outcome(world: Board, { answers }: Plan, { beam, skill, ahead, budget }: Trying): number {
  const trial = world.copy()
  const turn = trial.turnCount.turns
  for (const answer of answers) {
    const ask = askedNext(trial, beam.seat)
    const option = ask?.options.find(({ id }) => id === answer.pick)
    if (ask === undefined || option === undefined) break
    trial.answer(ask, option)
  }
  budget.left--
  const decision = settle(trial, { ...beam, turn })
  const [best] = decision === null ? [] : plansFrom(trial, decision, { ...beam, width: NARROW }, budget)
  if (skill.turns === 0 && best !== undefined) return best.worth
  const end = best?.end ?? trial
  playOn(end, turn + 1 + skill.turns, ahead, budget)
  return lead(beam.judge, end, beam.side, beam.rivalry)
}

/** Plays until this turn begins, or the game is over. */
function playOn(trial: Board, until: number, ahead: Policy, budget: Budget): void {
  while (!trial.over && trial.turnCount.turns < until) {
    const ask = trial.asks.find(({ aside }) => !aside)
    if (ask === undefined) return
    const asked = forward(ask)
    budget.left -= asked.options.length
    const [only, other] = asked.options
    trial.answer(ask, only !== undefined && other === undefined ? only : ahead(trial, asked))
  }
}

/** The seat's next question with several options. Before the first wall, nobody else is asked. */
function askedNext(trial: Board, seat: Seat): Ask | undefined {
  for (;;) {
    const ask = trial.asks.find((one) => one.seat === seat && !one.aside)
    if (ask === undefined) return undefined
    const [only, other] = forward(ask).options
    if (only === undefined || other !== undefined) return ask
    trial.answer(ask, only)
  }
}
