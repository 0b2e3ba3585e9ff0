// The odds of a Battle, and the value of Tactic cards in it.
import { player } from '../rules/lookup.ts'
import { isFoe } from '../rules/solo/enemy.ts'
import type { F } from '../rules/step.ts'
import type { Player } from '../state.ts'
import type { Tactic } from '../cards/tactics.ts'

/** The average Strength of the Enemy's cards. */
function turned({ values }: F): number {
  const cards = Object.values(values.enemy.cards)
  return cards.reduce((sum, { strength }) => sum + strength, 0) / cards.length
}

const canPay = (p: Player, { cost }: Tactic): boolean => cost === null || p[cost.kind] >= cost.n

/** The average Strength of the best affordable Tactic card, including its bonus against other cards. */
export function tacticPower(f: F, seat: number, serfsOnly: boolean): number {
  if (isFoe(f, seat)) return turned(f)
  const p = player(f, seat)
  const { tactics } = f.values
  const { charge, conscripts, outflank } = tactics
  if (serfsOnly) {
    const wall = tactics['shield-wall']
    return canPay(p, wall) ? wall.strength : canPay(p, conscripts) ? conscripts.strength : 0
  }
  if (canPay(p, charge)) return charge.strength + 0.5
  if (canPay(p, outflank)) return outflank.strength + 1
  if (canPay(p, tactics['first-strike'])) return tactics['first-strike'].strength + 1
  return canPay(p, conscripts) ? conscripts.strength + 1 : 2.2
}

/** The points of a typical affordable Tactic card, minus the value of its price. */
export function tacticGain(f: F, seat: number, serfsOnly: boolean): number {
  const p = player(f, seat)
  const { tactics } = f.values
  const { charge, conscripts, outflank } = tactics
  if (serfsOnly) return canPay(p, conscripts) ? conscripts.vp - 0.9 : 0
  if (canPay(p, charge)) return charge.vp - 1.8
  if (canPay(p, tactics['first-strike'])) return tactics['first-strike'].vp - 1.2
  if (canPay(p, outflank)) return outflank.vp - 0.8
  return canPay(p, conscripts) ? conscripts.vp - 0.8 : -0.3
}

/** The value of an opponent's loss, relative to a gain of one's own. It is smaller with more players. */
export const spite = ({ state: { players } }: F): number => (players.length === 2 ? 0.7 : 0.25)

const SPREAD = 2.2

/** The chance to win with this much more Strength. */
export const chanceBy = (margin: number): number => 1 / (1 + Math.exp(-margin / SPREAD))

/** The value of 1 lost Strength, with this many rounds left. */
export const lost = (left: number): number => 0.6 + 0.1 * left
