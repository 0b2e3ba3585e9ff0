// A player's ways to reroll: printed abilities, cards, the variant. (N-DIE)
import type { Bag, Use } from '../cards/vocabulary.ts'
import { player } from './lookup.ts'
import { usesAt } from './owned.ts'
import type { F } from './step.ts'

/** One way to pay for a reroll. */
interface Again {
  readonly name: string
  readonly price: Bag
  /** The use that it spends for the season; empty: none. */
  readonly once: string
}

function againBy({ id, pay: price, payOneOf, limit }: Use): Again[] {
  const once = limit === 'season' ? id : ''
  if (payOneOf === undefined) return [{ name: id, price: price ?? {}, once }]
  return payOneOf.map((good) => ({ name: good, price: { [good]: 1 }, once }))
}

/** All of a seat's ways to reroll, whether it can pay now or not. */
export function rerolls(f: F, seat: number): Again[] {
  const own = usesAt(f, seat, 'ownDie').map(({ use }) => use)
  const variant = f.options['reroll'] === true ? f.values.reroll : []
  const { used } = player(f, seat)
  return [...own, ...variant.filter(({ when }) => when === 'ownDie')]
    .flatMap(againBy)
    .filter(({ once }) => once === '' || !used.includes(once))
}
