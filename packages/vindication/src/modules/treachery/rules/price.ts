// The price of a treacherous card: honor, charges, dilutions; doubled by Impunity.
// (V-TREACHERY-4, V-TREACHERY-5)
import type { Reason } from '@lorehall/kernel'
import { player } from '../../../rules/counters.ts'
import { changeHonor } from '../../../rules/honor.ts'
import { held } from '../../../rules/inforce.ts'
import { charges as chargesOf, spendCharges } from '../../../rules/program.ts'
import type { F } from '../../../rules/step.ts'
import type { Price } from '../cards/vocabulary.ts'
import { CHARGE_PRICE, DILUTION_PRICE, HONOR_PRICE } from '../reasons.ts'
import type { T } from '../state.ts'

/** The score line for honor that treachery costs, and that it gives to its targets. */
export const SOURCE = 'treachery'

/** The card that doubles the price against this player, or null. */
export function impunityOf(f: F, seat: number, whom: number): string | null {
  if (whom === -1 || whom === seat) return null
  return held(f, whom, 'doubled')?.card.id ?? null
}

export function doubled({ honor = 0, dilutions = 0, conviction = 0, charges = 0 }: Price): Price {
  return { honor: 2 * honor, dilutions: 2 * dilutions, conviction: 2 * conviction, charges: 2 * charges }
}

/** The price against this player. */
export function priceFor(f: F, seat: number, whom: number, price: Price): Price {
  return impunityOf(f, seat, whom) === null ? price : doubled(price)
}

/** Why it can't be paid with that card, apart from conviction; null: it can. */
export function againstPrice(f: F, seat: number, id: string, price: Price): Reason | null {
  const { honor = 0, dilutions = 0, charges = 0 } = price
  const p = player(f, seat)
  if (p.honor < honor) return HONOR_PRICE
  if (charges > 0 && chargesOf(f, seat, id) < charges) return CHARGE_PRICE
  // A block in conviction can be diluted twice.
  return 2 * p.conviction + p.influence < dilutions ? DILUTION_PRICE : null
}

/** Takes honor and charges now. Dilutions are asked for before the steps below. Conviction is used with the deed. */
export function payPrice(t: T, seat: number, id: string, price: Price): void {
  const { honor = 0, dilutions = 0, charges = 0 } = price
  for (let i = 0; i < dilutions; i++) t.push({ do: 'dilute', seat, from: id })
  if (honor > 0) changeHonor(t, seat, -honor, SOURCE, id)
  if (charges > 0) spendCharges(t, seat, id, charges)
}
