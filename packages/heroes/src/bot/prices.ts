// The values of things to a bot, in points, by how much of the game is left. Our own estimates, tuned by play.
import { at, type Player } from '../state.ts'
import { type Resource, RESOURCES } from '../values/words.ts'
import type { F } from '../rules/step.ts'

/** The usual number of rounds in a game of experienced players. */
const USUAL = 12
/** The expected number of rounds left if the game has lasted longer. */
const LINGERS = 2.5

/** The rounds left, including this one. */
function rounds({ state }: F): number {
  if (state.end !== null) return Math.max(0, state.end.last - state.round + 1)
  return Math.max(LINGERS, USUAL - state.round + 1)
}

/** The part of this round that is over, from 0 to 1. */
function gone({ state, values, seats }: F): number {
  if (state.phase !== 'round') return state.phase === 'setup' ? 0 : 1
  const turns = (state.pass - 1) * seats + ((state.turn.seat - state.first + seats) % seats)
  return turns / (values.tokens * seats)
}

/** The rounds left, including the rest of this one. The value falls turn by turn, not in whole rounds. */
export const roundsLeft = (f: F): number => Math.max(0, rounds(f) - gone(f))

/** The Collections whose resources can still be spent. Those of the last round can't. */
export const collections = (f: F): number => Math.max(0, rounds(f) - (f.state.phase === 'collection' ? 2 : 1))

/** The factor for things that pay off later. It falls during the last round. */
export const later = (left: number): number => Math.min(1, Math.max(0, left))

/** The value of n resources of a kind. The first few pay for something; the last of ten are easily lost. */
const BY_COUNT = [0, 0.34, 0.66, 0.95, 1.2, 1.4, 1.55, 1.66, 1.73, 1.77, 1.78]

const countWorth = (n: number): number => at(BY_COUNT, Math.min(n, BY_COUNT.length - 1))

export function purseWorth(p: Player, left: number): number {
  let sum = 0
  for (const kind of RESOURCES) sum += countWorth(p[kind])
  return sum * later(left)
}

/** The value of a resource from a Collection. Food is always short. */
export const YIELD: Readonly<Record<Resource, number>> = { food: 0.36, ore: 0.3, mana: 0.26 }

/** The value per round of n Serfs in the Courtyard. They follow and muster; more than a few have nothing to do. */
const COURTYARD = [0, 0.42, 0.76, 1.04, 1.24, 1.36, 1.42]

export const courtyardWorth = (serfs: number, left: number): number =>
  at(COURTYARD, Math.min(serfs, COURTYARD.length - 1)) * Math.max(0, left - 0.3)
