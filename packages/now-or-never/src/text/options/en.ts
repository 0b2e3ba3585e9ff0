// What the buttons say, by the kind of option and what it points at.
import type { Option } from '@lorehall/kernel'
import { buildCost, townSpace } from '../../rules/build.ts'
import { rowOf, TOWN_COLUMNS } from '../../rules/grid.ts'
import { the } from '../../rules/lookup.ts'
import { offersOf } from '../../rules/market.ts'
import { recruitCost } from '../../rules/specialists.ts'
import type { F } from '../../rules/step.ts'
import { at } from '../../state.ts'
import { HERO_LABELS } from '../hero-options/en.ts'
import { amounts, capital, count, nameOf, rowName, seatName, villager } from '../words/en.ts'

type Label = (f: F, option: Option, names: readonly string[]) => string

const fixed =
  (words: string): Label =>
  () =>
    words
const called: Label = (_f, { name }) => nameOf(name)

/** Whose specialist it is stands before the name, unless it is of who takes the turn. */
const use: Label = (f, { name }, names) => {
  const { players, turn } = f.state
  const owner = players.findIndex(({ specialists }) => specialists.some((slot) => slot?.id === name))
  const whose = owner === turn.seat ? '' : owner === -1 ? "the bot's " : `${seatName(names, owner)}'s `
  return `Use ${whose}${nameOf(name)} for ${count(the.specialist(f, name).use, 'coin')}`
}

const space: Label = (f, { n }) => {
  const { gain, extra } = townSpace(f, n)
  const more = [
    ...(extra > 0 ? [`${count(extra, 'coin')} extra`] : []),
    ...(gain === null ? [] : [`gives ${count(1, gain)}`]),
  ]
  const where = `${capital(rowName(rowOf(n)))}, space ${(n % TOWN_COLUMNS) + 1}`
  return more.length === 0 ? where : `${where} (${more.join(', ')})`
}

const sale: Label = (f, { name }) => {
  const offers = f.state.players.flatMap((_, seat) => offersOf(f, seat))
  const offer = offers.find(({ id }) => id === name)
  return offer === undefined ? name : `${capital(amounts(offer.goods))} for ${count(offer.coins, 'coin')}`
}

/** What a rest gives is the same for every specialist. */
const either: Label = ({ values }, { n }) =>
  n === 0 ? count(values.setup.rest.heart, 'heart') : count(values.setup.rest.coin, 'coin')

const botSearch: Label = (f, { n }) => {
  const found = at(f.values.spaces, n)
  return `The token on ${found.kind === 'search' ? found.letter : `space ${n + 1}`}`
}

const tile: Label = (f, { name }) => `${nameOf(name)} for ${count(the.building(f, name).cost, 'coin')}`

const LABELS: Readonly<Record<string, Label>> = {
  hero: called,
  left: (_f, { name }) => `${nameOf(name)} stands left`,
  keep: called,
  go: fixed('Take a hero action'),
  pass: fixed('Pass for the season'),
  use,
  recruit: (f, { name }) =>
    `Recruit ${nameOf(name)} for ${count(recruitCost(f, f.state.turn.seat, name), 'coin')}`,
  rest: (_f, { name }) => `Rest ${nameOf(name)}`,
  either,
  slot: (_f, { n }) => `Slot ${n + 1}`,
  leaves: (_f, { name }) => `${nameOf(name)} leaves`,
  'bot-search': botSearch,
  none: fixed('No, thanks'),
  done: fixed('Done'),
  tile,
  space,
  'other-tile': fixed('Another tile'),
  cheaper: (_f, { name }) => `Use ${nameOf(name)}`,
  'full-price': fixed('Pay the full price'),
  swap: called,
  take: (_f, { name }) => `Take a ${villager(name)}`,
  house: (_f, { name }) => `House a ${villager(name)}`,
  rehouse: (_f, { name }) => `Move a ${villager(name)} out of the Inn's row`,
  row: (_f, { n }) => capital(rowName(n)),
  refill: ({ values }) => `Fill the row of villagers for ${values.setup.refillXP} experience`,
  'sell-all': (_f, { n }) => `Sell all goods for ${count(n, 'coin')}`,
  market: fixed('Go to the market'),
  sale,
  some: fixed('Choose goods to sell together'),
  sell: (_f, { name }) => capital(amounts({ [name]: 1 })),
  order: (f, { name }) => {
    const { goods, coins } = the.order(f, name)
    return `Complete ${nameOf(name)}: ${amounts(goods)} for ${count(coins, 'coin')}`
  },
  confirm: fixed('Confirm'),
  ...HERO_LABELS,
}

/** After the tile it leads from, a space says what both cost together. */
export function label(f: F, option: Option, names: readonly string[], after?: Option): string {
  const said = LABELS[option.kind]?.(f, option, names) ?? option.id
  if (after?.kind !== 'tile' || option.kind !== 'space') return said
  const cost = buildCost(f, f.state.turn.seat, after.name, option.n)
  return `${nameOf(after.name)}: ${said}, ${count(cost, 'coin')} in all`
}

export const labelled = (kind: string): boolean => Object.hasOwn(LABELS, kind)
