// Button labels by kind of option: the price and the effect in short.
import { said } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { rowOf, TOWN_COLUMNS } from '../../rules/grid.ts'
import { added } from '../../rules/inforce.ts'
import { lookup } from '../../rules/lookup.ts'
import { offersOf } from '../../rules/market.ts'
import { recruitCost, townSpace } from '../../rules/prices.ts'
import type { F } from '../../rules/step.ts'
import { at } from '../../state.ts'
import { deedsSaid } from '../deeds/en.ts'
import { HERO_LABELS } from './hero/en.ts'
import { amounts, aVillager, capital, count, nameOf, rowName, seatName, several } from '../words/en.ts'

type Label = (f: F, option: Option, names: readonly string[]) => string

const fixed =
  (words: string): Label =>
  () =>
    words
const called: Label = (f, { name }) => nameOf(f, name)
const coins = (n: number): string => count(n, 'coin')

/** The owner is named unless it is the player whose turn it is. */
const use: Label = (f, { name }, names) => {
  const { players, turn } = f.state
  const owner = players.findIndex(({ specialists }) => specialists.some((slot) => slot?.id === name))
  const whose = owner === turn.seat ? '' : owner === -1 ? "the bot's " : `${seatName(names, owner)}'s `
  const { use: price, do: deeds } = lookup.specialist(f, name)
  return `Use ${whose}${nameOf(f, name)} for ${coins(price)}: ${deedsSaid(deeds)}`
}

const recruit: Label = (f, { name }) =>
  `Recruit ${nameOf(f, name)} for ${coins(recruitCost(f, f.state.turn.seat, name))}: ${deedsSaid(lookup.specialist(f, name).do)}`

const rest: Label = (f, { name }) => {
  const { heart, coin } = f.values.setup.rest
  return `Rest ${nameOf(f, name)}: ${count(heart, 'heart')} or ${coins(coin)}`
}

/** Arrows left over are lost with the season, so the button counts them. */
const pass: Label = ({ state: { players, turn } }) => {
  const left = at(players, turn.seat).covered.filter((covered) => !covered).length
  return left === 0 ? 'Pass for the season' : `Pass with ${several(left, '1 arrow', 'arrows')} left`
}

/** Every specialist gives the same for resting. */
const either: Label = ({ values: { setup } }, { n }) =>
  n === 0 ? count(setup.rest.heart, 'heart') : coins(setup.rest.coin)

/** The tile's own price with discounts; the space may add to it. */
const tile: Label = (f, { name }) => {
  const { cost } = lookup.building(f, name)
  return `${nameOf(f, name)} for ${coins(Math.max(0, cost + added(f, f.state.turn.seat, 'buildCost')))}`
}

/** The price of tile and space together. */
const space: Label = (f, { name, n }) => {
  const where = Number(name)
  const { gain } = townSpace(f, where)
  const gives = gain === null ? '' : `, gives ${count(1, gain)}`
  return `${capital(rowName(rowOf(where)))}, space ${(where % TOWN_COLUMNS) + 1}: ${coins(n)} total${gives}`
}

/** An ability that makes the building cheaper, by its first use. */
const cheaper: Label = (f, { name, n }) => {
  const token = f.values.abilities[name]
  const price = token?.colour === 'blue' ? (token.uses[0]?.pay ?? {}) : {}
  return `${nameOf(f, name)} for ${amounts(price)}: pay ${coins(n)}`
}

const sale: Label = (f, { name }) => {
  const offers = f.state.players.flatMap((_, seat) => offersOf(f, seat))
  const offer = offers.find(({ id }) => id === name)
  return offer === undefined ? name : `Sell ${amounts(offer.goods)} for ${coins(offer.coins)}`
}

const order: Label = (f, { name }) => {
  const { goods, coins: paid } = lookup.order(f, name)
  return `Complete ${nameOf(f, name)}: ${amounts(goods)} for ${coins(paid)}`
}

const botSearch: Label = (f, { n }) => {
  const found = at(f.values.spaces, n)
  return `The token on ${found.kind === 'search' ? found.letter : `space ${n + 1}`}`
}

/** "demon-3" is a demon bottler and row 3. */
const goodOf = (name: string): string => name.slice(0, name.lastIndexOf('-'))

const LABELS: Readonly<Record<string, Label>> = {
  hero: (f, { name }) => `Play ${nameOf(f, name)}`,
  left: (f, { name }) => `Put ${nameOf(f, name)} on the left`,
  keep: (f, { name }) => `Keep ${nameOf(f, name)} (${nameOf(f, lookup.quest(f, name).at)})`,
  go: fixed('Take a hero action'),
  pass,
  use,
  recruit,
  rest,
  either,
  slot: (_f, { n }) => `Slot ${n + 1}`,
  leaves: (f, { name }) => `${nameOf(f, name)} leaves`,
  'bot-search': botSearch,
  none: fixed('No, thanks'),
  done: fixed('Done'),
  tile,
  space,
  'other-tile': fixed('Another tile'),
  cheaper,
  'full-price': (_f, { n }) => `Pay ${coins(n)}`,
  swap: called,
  take: (f, { name }) => `Take ${aVillager(f, name)}`,
  house: (f, { name, n }) => `House ${aVillager(f, goodOf(name))} in the ${rowName(n)}`,
  rehouse: (f, { name, n }) => `Move ${aVillager(f, goodOf(name))} from the Inn's row to the ${rowName(n)}`,
  refill: ({ values }) => `Refill the villager row for ${values.setup.refillXP} experience`,
  'sell-all': (_f, { n }) => `Sell all goods for ${coins(n)}`,
  sale,
  some: fixed('Choose goods to sell'),
  sell: (_f, { name }) => capital(amounts({ [name]: 1 })),
  order,
  confirm: fixed('Confirm'),
  ...HERO_LABELS,
}

export function label(f: F, option: Option, names: readonly string[], after?: Option): string {
  const words = f.values.box.text.options[option.kind] ?? LABELS[option.kind] ?? option.id
  const telling = said(words, f, option, names)
  return after === undefined ? telling : `${nameOf(f, after.name)}: ${telling}`
}

export const labelled = (kind: string): boolean => Object.hasOwn(LABELS, kind)
