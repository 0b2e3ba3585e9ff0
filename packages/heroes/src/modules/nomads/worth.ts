// The value of hired Nomads to a bot, besides that of the Regions they hold.
import { later, roundsLeft } from '../../bot/prices.ts'
import { bandOf } from '../../rules/hired.ts'
import { player } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'

/** Of each: once, and per round that is left. */
const [ONCE, EACH_ROUND] = [0.6, 0.12]

export function bandWorth(f: F, seat: number): number {
  const left = roundsLeft(f)
  return bandOf(player(f, seat)) * (ONCE * later(left) + EACH_ROUND * Math.max(0, left - 0.5))
}
