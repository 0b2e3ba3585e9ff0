// What the buttons say, by the kind of option and what it points at: in short what is paid and what it brings.
import { said } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { rowOf, TOWN_COLUMNS } from '../../rules/grid.ts'
import { added } from '../../rules/inforce.ts'
import { the } from '../../rules/lookup.ts'
import { offersOf } from '../../rules/market.ts'
import { recruitCost, townSpace } from '../../rules/prices.ts'
import type { F } from '../../rules/step.ts'
import { at } from '../../state.ts'
import { deedsSaid } from '../deeds/en.ts'
import { HERO_LABELS } from './hero/en.ts'
import { amounts, capital, count, nameOf, rowName, seatName, several, villager } from '../words/en.ts'

type Label = (f: F, option: Option, names: readonly string[]) => string

const fixed =
  (words: string): Label =>
  () =>
    words
const called: Label = (_f, { name }) => nameOf(name)
const coins = (n: number): string => count(n, 'coin')

/** Whose specialist it is stands before the name, unless it is of who takes the turn. */
const use: Label = (f, { name }, names) => {
  const { players, turn } = f.state
  const owner = players.findIndex(({ specialists }) => specialists.some((slot) => slot?.id === name))
  const whose = owner === turn.seat ? '' : owner === -1 ? "the bot's " : `${seatName(names, owner)}'s `
  const { use: price, do: deeds } = the.specialist(f, name)
  return `Use ${whose}${nameOf(name)} for ${coins(price)}: ${deedsSaid(deeds)}`
}

const recruit: Label = (f, { name }) =>
  `Recruit ${nameOf(name)} for ${coins(recruitCost(f, f.state.turn.seat, name))}: ${deedsSaid(the.specialist(f, name).do)}`

const rest: Label = ({ values: { setup } }, { name }) =>
  `Rest ${nameOf(name)}: ${count(setup.rest.heart, 'heart')} or ${coins(setup.rest.coin)}`

/** What is not used now is gone with the season. */
const pass: Label = ({ state: { players, turn } }) => {
  const left = at(players, turn.seat).covered.filter((covered) => !covered).length
  return left === 0 ? 'Pass for the season' : `Pass, ${several(left, '1 arrow', 'arrows')} left`
}

/** What a rest gives is the same for every specialist. */
const either: Label = ({ values: { setup } }, { n }) =>
  n === 0 ? count(setup.rest.heart, 'heart') : coins(setup.rest.coin)

/** The tile alone, with its discount: the space may ask for more. */
const tile: Label = (f, { name }) => {
  const { cost } = the.building(f, name)
  return `${nameOf(name)} for ${coins(Math.max(0, cost + added(f, f.state.turn.seat, 'buildCost')))}`
}

/** Tile and space together. */
const space: Label = (f, { name, n }) => {
  const where = Number(name)
  const { gain } = townSpace(f, where)
  const brings = gain === null ? '' : `, gives ${count(1, gain)}`
  return `${capital(rowName(rowOf(where)))}, space ${(where % TOWN_COLUMNS) + 1}: ${coins(n)} in all${brings}`
}

/** What makes a building cheaper: an ability, by its first use. */
const cheaper: Label = (f, { name, n }) => {
  const token = f.values.abilities[name]
  const price = token?.colour === 'blue' ? (token.uses[0]?.pay ?? {}) : {}
  return `${nameOf(name)} for ${amounts(price)}: pay ${coins(n)}`
}

const sale: Label = (f, { name }) => {
  const offers = f.state.players.flatMap((_, seat) => offersOf(f, seat))
  const offer = offers.find(({ id }) => id === name)
  return offer === undefined ? name : `Sell ${amounts(offer.goods)} for ${coins(offer.coins)}`
}

const order: Label = (f, { name }) => {
  const { goods, coins: paid } = the.order(f, name)
  return `Complete ${nameOf(name)}: ${amounts(goods)} for ${coins(paid)}`
}

const botSearch: Label = (f, { n }) => {
  const found = at(f.values.spaces, n)
  return `The token on ${found.kind === 'search' ? found.letter : `space ${n + 1}`}`
}

/** The good before the row. */
const goodOf = (name: string): string => name.slice(0, name.lastIndexOf('-'))

const LABELS: Readonly<Record<string, Label>> = {
  hero: (_f, { name }) => `Play ${nameOf(name)}`,
  left: (_f, { name }) => `${nameOf(name)} stands left`,
  keep: (f, { name }) => `Keep ${nameOf(name)} (${nameOf(the.quest(f, name).at)})`,
  go: fixed('Take a hero action'),
  pass,
  use,
  recruit,
  rest,
  either,
  slot: (_f, { n }) => `Slot ${n + 1}`,
  leaves: (_f, { name }) => `${nameOf(name)} leaves`,
  'bot-search': botSearch,
  none: fixed('No, thanks'),
  done: fixed('Done'),
  tile,
  space,
  'other-tile': fixed('Another tile'),
  cheaper,
  'full-price': (_f, { n }) => `Pay ${coins(n)}`,
  swap: called,
  take: (_f, { name }) => `Take a ${villager(name)}`,
  house: (_f, { name, n }) => `House a ${villager(goodOf(name))} in the ${rowName(n)}`,
  rehouse: (_f, { name, n }) => `Move a ${villager(goodOf(name))} from the Inn's row to the ${rowName(n)}`,
  refill: ({ values }) => `Fill the row of villagers for ${values.setup.refillXP} experience`,
  'sell-all': (_f, { n }) => `Sell all goods for ${coins(n)}`,
  sale,
  some: fixed('Choose goods to sell together'),
  sell: (_f, { name }) => capital(amounts({ [name]: 1 })),
  order,
  confirm: fixed('Confirm'),
  ...HERO_LABELS,
}

export function label(f: F, option: Option, names: readonly string[], after?: Option): string {
  const words = f.values.box.text.options[option.kind] ?? LABELS[option.kind] ?? option.id
  const told = said(words, f, option, names)
  return after === undefined ? told : `${nameOf(after.name)}: ${told}`
}

export const labelled = (kind: string): boolean => Object.hasOwn(LABELS, kind)
