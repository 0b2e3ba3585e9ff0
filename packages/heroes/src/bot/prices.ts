// What things are worth to a bot in points, by how much of the game is left. House guesses, tuned by play.
import { at, type Player } from '../state.ts'
import { type Resource, RESOURCES } from '../values/words.ts'
import type { F } from '../rules/step.ts'

/** A game of players who know what they do lasts about so many rounds, */
const USUAL = 12
/** and goes on for about so many more when it has lasted longer. */
const LINGERS = 2.5

/** Rounds still to be played, this one with it. */
function rounds({ state }: F): number {
  if (state.end !== null) return Math.max(0, state.end.last - state.round + 1)
  return Math.max(LINGERS, USUAL - state.round + 1)
}

/** How much of this round is over. */
function gone({ state, values, seats }: F): number {
  if (state.phase !== 'round') return state.phase === 'setup' ? 0 : 1
  const turns = (state.pass - 1) * seats + ((state.turn.seat - state.first + seats) % seats)
  return turns / (values.tokens * seats)
}

/** Rounds still to be played, what is left of this one with them: no turn is a whole round's loss. */
export const roundsLeft = (f: F): number => Math.max(0, rounds(f) - gone(f))

/** Collections that still bring something to spend: that of the last round does not. */
export const collections = (f: F): number => Math.max(0, rounds(f) - (f.state.phase === 'collection' ? 2 : 1))

/** What is for later counts less in the last round. */
export const later = (left: number): number => Math.min(1, Math.max(0, left))

/** The first few of a kind pay for something, the last of ten are lost easily. */
const BY_COUNT = [0, 0.34, 0.66, 0.95, 1.2, 1.4, 1.55, 1.66, 1.73, 1.77, 1.78]

const countWorth = (n: number): number => at(BY_COUNT, Math.min(n, BY_COUNT.length - 1))

export function purseWorth(p: Player, left: number): number {
  let sum = 0
  for (const kind of RESOURCES) sum += countWorth(p[kind])
  return sum * later(left)
}

/** A resource that comes in a Collection: Food is what there is never enough of. */
export const YIELD: Readonly<Record<Resource, number>> = { food: 0.36, ore: 0.3, mana: 0.26 }

/** Serfs in the Courtyard follow and muster, round after round; more than a few find nothing to do. */
const COURTYARD = [0, 0.42, 0.76, 1.04, 1.24, 1.36, 1.42]

export const courtyardWorth = (serfs: number, left: number): number =>
  at(COURTYARD, Math.min(serfs, COURTYARD.length - 1)) * Math.max(0, left - 0.3)
