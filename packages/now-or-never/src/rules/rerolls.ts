// A player's ways to reroll: printed abilities, cards, the variant. (N-DIE)
import type { Bag, Use } from '../cards/vocabulary.ts'
import { usesAt } from './owned.ts'
import type { F } from './step.ts'

/** One way to pay for a reroll. */
interface Again {
  readonly name: string
  readonly price: Bag
}

function againBy({ id, pay: price, payOneOf }: Use): Again[] {
  if (payOneOf === undefined) return [{ name: id, price: price ?? {} }]
  return payOneOf.map((good) => ({ name: good, price: { [good]: 1 } }))
}

/** All of a seat's ways to reroll, whether it can pay now or not. */
export function rerolls(f: F, seat: number): Again[] {
  const own = usesAt(f, seat, 'ownDie').map(({ use }) => use)
  const variant = f.options['reroll'] === true ? f.values.reroll : []
  return [...own, ...variant.filter(({ when }) => when === 'ownDie')].flatMap(againBy)
}
