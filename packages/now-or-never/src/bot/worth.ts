// How good a position is for a seat, in points: the points it would score now, plus the worth of everything else it
// has. The greedy bot looks no further than this.
import { lookup, player } from '../rules/lookup.ts'
import type { F } from '../rules/step.ts'
import { housedIn } from '../rules/town.ts'
import { standing } from '../scoring.ts'
import type { Player } from '../state.ts'
import { rewardOf, runningWorth, strengthWorth } from './fights.ts'
import { lasting } from './lasting.ts'
import { type Prices, pricesNow } from './prices.ts'
import { purseWorth } from './purse.ts'
import { handWorth, orderWorth } from './quests.ts'
import { specialistsWorth } from './specialists.ts'
import { actionWorth } from './stops.ts'
import { townWorth } from './town.ts'

/** Certain points, without those of the town. */
function doneWorth(f: F, p: Player, prices: Prices): number {
  const worths = lasting(f.values, prices)
  let sum = f.values.setup.orderVP * p.ordersDone.length
  for (const id of p.done) {
    const { vp, score } = lookup.quest(f, id)
    sum += vp + (worths[id] ?? 0)
    for (const tally of score) sum += tally.vp * endingCount(f, p, tally, prices)
  }
  for (const id of p.blue) if (id !== '') sum += worths[id] ?? 0
  for (const id of p.tokens) sum += lookup.searchToken(f, id).income * (prices.income + 1)
  return sum
}

function endingCount(
  f: F,
  p: Player,
  { tally, per = 1, max = Infinity, vp }: { tally: string; per?: number; max?: number; vp: number },
  { left }: Prices,
): number {
  const counted =
    tally === 'housed'
      ? housedIn(p) + left
      : tally === 'tokens'
        ? p.tokens.length + 0.4 * left
        : [...p.red, ...p.blue].filter((id) => Object.hasOwn(f.values.abilities, id)).length + 0.5 * left
  return Math.min(max / vp, left === 0 ? Math.floor(counted / per) : counted / per)
}

/** The worth of everything the current turn may still give. */
function underWay(f: F, seat: number, prices: Prices): number {
  const { turn } = f.state
  if (turn.seat !== seat || turn.over || turn.hero === null) return 0
  if (turn.fight === null) return actionWorth(f, seat, turn.hero, prices)
  const reward = rewardOf(f, turn.fight.id, prices)
  return runningWorth(f, seat, turn.fight, reward, prices)
}

/** The parts of a position's worth. Before the final production. */
export function parts(f: F, seat: number): number[] {
  const p = player(f, seat)
  const prices = pricesNow(f)
  let orders = 0
  for (const id of p.orders) orders += orderWorth(f, seat, id, prices)
  return [
    purseWorth(f, seat, prices),
    townWorth(f, seat, prices),
    strengthWorth(f, seat, prices),
    handWorth(f, seat, prices),
    orders,
    specialistsWorth(f, seat, prices),
    doneWorth(f, p, prices),
    f.state.first === seat ? 0.3 * Math.min(1, prices.left) : 0,
    f.values.box.worth?.(f, seat) ?? 0,
    underWay(f, seat, prices),
  ]
}

export function worth(f: F, seat: number): number {
  const p = player(f, seat)
  if (p.final !== null) return standing(f)[seat]?.total ?? 0
  let sum = 0
  for (const part of parts(f, seat)) sum += part
  return sum
}
