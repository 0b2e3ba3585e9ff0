// The cost of an option, and how much of it a player is missing.
import type { Option } from '@lorehall/kernel'
import { faceOf } from '../../rules/hero-die.ts'
import { lookup, player } from '../../rules/lookup.ts'
import { offersOf } from '../../rules/market.ts'
import { usesOf } from '../../rules/owned.ts'
import { total } from '../../rules/piles.ts'
import { visitPrice } from '../../rules/places.ts'
import { buildCost, recruitCost, usePrice } from '../../rules/prices.ts'
import { holds } from '../../rules/purse.ts'
import { rerolls } from '../../rules/rerolls.ts'
import type { F } from '../../rules/step.ts'
import { type Bag, COUNTED, type Counted } from '../../cards/vocabulary.ts'
import { amounts, moreOf } from '../words/en.ts'

type Price = (f: F, seat: number, option: Option) => Bag

const specialist: Price = (f, _seat, { name }) => ({ coin: lookup.specialist(f, name).use })
const inCoins: Price = (_f, _seat, { n }) => ({ coin: n })
const ofUse: Price = (f, seat, { name }) => {
  const owned = usesOf(f, seat).find(({ key }) => key === name)
  return owned === undefined ? {} : usePrice(f, owned.use)
}

/** On the cheapest free space. */
const tile: Price = (f, seat, { name }) => {
  const free = player(f, seat).town.flatMap((id, space) =>
    id === '' ? [buildCost(f, seat, name, space)] : [],
  )
  return { coin: Math.min(...free) }
}

const ofFight: Price = (f, seat, option) => {
  const { fight } = f.state.turn
  if (fight === null || !option.name.startsWith('face-')) return ofUse(f, seat, option)
  return faceOf(f, seat, fight.face).options[Number(option.name.slice(5))]?.pay ?? {}
}

const PRICES: Readonly<Record<string, Price>> = {
  use: specialist,
  borrow: specialist,
  recruit: (f, seat, { name }) => ({ coin: recruitCost(f, seat, name) }),
  tile,
  space: inCoins,
  'full-price': inCoins,
  gear: inCoins,
  learn: (f, _seat, { name }) => ({ xp: lookup.ability(f, name.slice(0, name.lastIndexOf('-'))).xp }),
  refill: ({ values }) => ({ xp: values.setup.refillXP }),
  visit: (f, _seat, { name }) => visitPrice(f, name),
  play: (f, _seat, { name }) => lookup.quest(f, name).pay,
  order: (f, _seat, { name }) => lookup.order(f, name).goods,
  sale: (f, seat, { name }) => offersOf(f, seat).find(({ id }) => id === name)?.goods ?? {},
  power: ofUse,
  option: ofFight,
  reroll: (f, seat, { name }) => rerolls(f, seat).find((way) => way.name === name)?.price ?? {},
}

/** "This costs 8 coins. You need 3 more coins."; null if nothing is missing. */
export function lackSaid(f: F, seat: number, option: Option): string | null {
  const price = PRICES[option.kind]?.(f, seat, option) ?? {}
  const lack: Partial<Record<Counted, number>> = {}
  for (const what of COUNTED) {
    const n = (price[what] ?? 0) - holds(f, seat, what)
    if (n > 0) lack[what] = n
  }
  if (Object.keys(lack).length === 0) return null
  const sells = lack.coin !== undefined && total(player(f, seat).goods) > 0
  const takes = option.kind === 'sale' || option.kind === 'order' ? 'takes' : 'costs'
  return `This ${takes} ${amounts(price)}. You need ${moreOf(lack)}.${sells ? ' Selling goods would help.' : ''}`
}
