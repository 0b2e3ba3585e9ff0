// Hiring: Recruit offers the cards on the table, and each is taken until all its Units are lost. (H-HIRE)
import type { Reason } from '@lorehall/kernel'
import { HIRED_OUT, ONE_HIRELING } from '../reasons.ts'
import { type Hired, isHireling, type Unit } from '../values/words.ts'
import { player } from './lookup.ts'
import { inSupply } from './pieces.ts'
import type { F } from './step.ts'

const NONE: readonly Hired[] = []

/** The cards on the table, whoever has taken them. */
export const forHire = ({ state }: F): readonly Hired[] => state.forHire ?? NONE

/** The record id of a card for hire. Every faction has the same. */
export const hireId = ({ values }: F, unit: Hired): string =>
  Object.values(values.factions)[0]?.units[unit] ?? unit

/** Why nobody, or not this seat, can take the card now. A player employs at most one Hero. (H-HIRE-1, H-HIRE-2) */
export function againstHire(f: F, seat: number, unit: Hired): Reason | null {
  if (isHireling(unit) && player(f, seat).hired?.some(isHireling) === true) return ONE_HIRELING
  return inSupply(f, seat, unit) < f.values.units[unit].count ? HIRED_OUT : null
}

/** The number of Units that a purchase brings: a card for hire brings all of its own. */
export const broughtBy = ({ values }: F, unit: Unit): number =>
  unit === 'band' ? values.units[unit].count : 1
