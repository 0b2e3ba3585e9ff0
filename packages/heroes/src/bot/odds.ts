// The odds of a Battle, and what Tactic cards bring to it.
import { player } from '../rules/lookup.ts'
import { isFoe } from '../rules/solo/enemy.ts'
import type { F } from '../rules/step.ts'

/** The Strength of the card that is turned for the Enemy, on the average. */
const TURNED = 4

/** What a Tactic card adds on the average, by what could be paid. */
export function tacticPower(f: F, seat: number, serfsOnly: boolean): number {
  if (isFoe(f, seat)) return TURNED
  const { ore, mana, food } = player(f, seat)
  if (serfsOnly) return ore >= 4 ? 3 : food >= 3 ? 2 : 0
  if (mana >= 6) return 4.5
  if (ore >= 4) return 4
  return mana >= 4 || food >= 3 ? 3 : 2.2
}

/** Points of that card, less its price. */
export function tacticGain(f: F, seat: number, serfsOnly: boolean): number {
  const { ore, mana, food } = player(f, seat)
  if (serfsOnly) return food >= 3 ? 0.1 : 0
  if (mana >= 6) return 1.2
  if (mana >= 4) return 0.8
  return ore >= 4 || food >= 3 ? 0.2 : -0.3
}

/** What others lose is only a little of one's own gain among many. */
export const spite = ({ state: { players } }: F): number => (players.length === 2 ? 0.7 : 0.25)

const SPREAD = 2.2

/** The chance to win by so much more Strength. */
export const chanceBy = (margin: number): number => 1 / (1 + Math.exp(-margin / SPREAD))

/** Points a point of Strength is worth when it is lost, with so many rounds left. */
export const lost = (left: number): number => 0.6 + 0.1 * left
