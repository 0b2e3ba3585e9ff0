// How the quick bot rates single options. It uses the same worths as the greedy bot.
import type { Ask, Option } from '@lorehall/kernel'
import { onBoards } from '../rules/boards.ts'
import { join } from '../rules/folk.ts'
import { faceOf } from '../rules/hero-die.ts'
import { maxHearts } from '../rules/inforce.ts'
import { lookup, player } from '../rules/lookup.ts'
import { bestSum } from '../rules/market.ts'
import { goodNamed } from '../rules/people.ts'
import { recruitCost } from '../rules/prices.ts'
import type { F } from '../rules/step.ts'
import { action, fightOf } from '../rules/underway.ts'
import { usesOf } from '../rules/owned.ts'
import { at, type Player } from '../state.ts'
import type { Face, Specialist } from '../cards/records.ts'
import { bestSite, sitesFor } from './building.ts'
import { deedsWorth } from './deeds.ts'
import { EAGER } from './eager.ts'
import { winning } from './fights.ts'
import { lasting } from './lasting.ts'
import { bagWorth, type Prices } from './prices.ts'
import { cardWorth, orderWorth, pileWorth } from './quests.ts'
import { type Errand, errandOf, foeWorth, planOf, questWorth, searchWorth, visitWorth } from './stops.ts'
import { townWorth } from './town.ts'
import { trial } from './trying.ts'

/** Everything that a rating may use. */
export interface Moment {
  readonly f: F
  readonly seat: number
  readonly p: Player
  readonly ask: Ask
  readonly prices: Prices
}

type Sense = (m: Moment, option: Option) => number

/** Turns worth into eagerness. It is never 0, so no option is ruled out. */
const glad = (worth: number, base = 1): number => (worth > 0 ? base + worth * 2 : base * 0.1)

function doing({ f, p, prices }: Moment, one: Specialist, price: number): number {
  const { hearts, coins } = p
  if (one.action === 'heal')
    return glad((lookup.hero(f, p.hero).hearts - hearts - 4) * 0.5 - price * prices.coin)
  if (one.action === 'xp') return glad(2 - price * prices.coin, 0.8)
  if (one.action === 'gear') return coins - price >= 7 && prices.left > 1 ? 3 : 0.05
  return coins - price >= 4 ? 8 : 0.2
}

const use: Sense = (m, { name }) => {
  const one = lookup.specialist(m.f, name)
  const own = m.p.specialists.some((slot) => slot?.id === name)
  return doing(m, one, one.use) * (own ? 1.2 : 1)
}

const recruit: Sense = (m, { name }) => {
  const one = lookup.specialist(m.f, name)
  const alike = m.p.specialists.filter(
    (slot) => slot !== null && lookup.specialist(m.f, slot.id).action === one.action,
  )
  const wanted = alike.length < (one.action === 'build' ? 2 : 1) && m.prices.left > 1 ? 0.8 : 0.1
  return doing(m, one, recruitCost(m.f, m.seat, name)) * wanted
}

const tile: Sense = ({ f, seat, prices }, { name }) => glad(bestSite(f, seat, [name], prices)?.worth ?? 0)

const space: Sense = ({ f, seat, ask, prices }, { name }) => {
  const sites = sitesFor(f, seat, [ask.from ?? ''], prices)
  return glad(sites.find((one) => one.space === Number(name))?.worth ?? 0)
}

/** Taking a villager. */
const take: Sense = ({ f, seat, prices }, { name }) => {
  const tried = trial(f)
  join(player(tried, seat).waiting, name)
  return 3 * townWorth(tried, seat, prices) - 3 * townWorth(f, seat, prices)
}

const house: Sense = ({ f, seat, prices }, { name, n }) => {
  const kind = name.slice(0, name.lastIndexOf('-'))
  const tried = trial(f)
  const { housing, waiting } = player(tried, seat)
  join(waiting, kind, -1)
  join(at(housing, n), kind)
  return 20 + townWorth(tried, seat, prices) - townWorth(f, seat, prices)
}

const might = ({ damage, defence, options }: Face): number =>
  damage + 1.2 * defence + options.reduce((sum, one) => sum + 0.3 * (one.damage + one.defence), 0)

/** A red token on a face or a blue one in a slot: the worth it adds, minus the worth of the token it replaces. */
function placing({ f, seat, p, prices }: Moment, id: string, slot: number): number {
  const token = f.values.gear[id] ?? lookup.ability(f, id)
  if (token.colour === 'red') return might(token) - might(faceOf(f, seat, slot + 1))
  const worths = lasting(f.values, prices)
  const old = at(p.blue, slot)
  return 1.5 + (worths[id] ?? 0) - (old === '' ? 0 : 2 + (worths[old] ?? 0))
}

const learn: Sense = (m, { name }) => {
  const cut = name.lastIndexOf('-')
  const gain = placing(m, name.slice(0, cut), Number(name.slice(cut + 1)) - 1)
  return m.prices.left > 0 ? glad(gain, 3) : 0.2
}

const gear: Sense = (m, { name }) => {
  const gain = Math.max(...[0, 1, 2, 3].map((slot) => placing(m, name, slot)))
  return glad(gain - lookup.gear(m.f, name).cost * m.prices.coin * 0.4)
}

const slot: Sense = (m, { n }) => glad(placing(m, m.ask.from ?? '', n))

/** Rates an arrow by the best stop it can reach. */
const arrow: Sense = ({ f, seat, p, prices }, { n }) => {
  const tried = trial(f)
  const move = at(lookup.hero(f, p.hero).arrows, n)
  const plan = planOf(tried, seat, { ...SET_OUT, from: p.space, left: move }, prices)
  return glad(plan.worth + 0.5 * (3 - move))
}

const SET_OUT = {
  steps: 0,
  owes: false,
  stopped: false,
  questPlayed: false,
  playing: '',
  visited: '',
}

const move: Sense = ({ f, seat, prices }, { n }) => (planOf(f, seat, action(f), prices).next === n ? 20 : 0.3)

const stop: Sense = ({ f, seat, prices }) => (planOf(f, seat, action(f), prices).next === -1 ? 20 : 0.2)

const here = ({ f, seat, prices }: Moment): Errand => errandOf(f, seat, action(f), prices)

const visit: Sense = ({ f, seat, p, prices }, { name }) =>
  glad(visitWorth(f, seat, name, p.hearts, maxHearts(f, seat), prices))

const fight: Sense = (m) => glad(foeWorth(here(m), m.p.space, m.p.hearts) ?? 0)

const search: Sense = (m) => {
  const own = m.f.values.box.stopping?.(m.f, m.seat, m.p.space, m.p.hearts, m.prices) ?? 0
  return glad(Math.max(own, searchWorth(here(m), m.p.hearts)))
}

const play: Sense = (m, { name }) => glad(5 * questWorth(here(m), name, m.p.hearts))

/** Continues the fight if the chance to win is over 30%. */
const rollOn: Sense = ({ f, seat, p }) => (winning(f, seat, fightOf(f), p.hearts) > 0.3 ? 9 : 0.2)

/** Rerolls a weak face, or a search that would cost many hearts. */
const reroll: Sense = ({ f, seat }) => {
  const { die, fight } = f.state.turn
  if (fight === null) return die >= 3 ? 2 : 0.1
  return might(faceOf(f, seat, die)) < 2.5 ? 3 : 0.3
}

const power: Sense = ({ f, seat, prices }, { name }) => {
  const owned = usesOf(f, seat).find(({ key }) => key === name)
  if (owned === undefined) return 1
  const { when, do: deeds, pay } = owned.use
  if (when === 'heroMove') return 0.4
  return glad(deedsWorth(deeds, prices) - bagWorth(pay ?? {}, prices), 1)
}

/** Sells if coins are short, or if the goods are worth a lot. */
const sellAll: Sense = ({ p, prices }, { n }) => {
  if (n === 0) return 0.02
  return p.coins < 9 || (prices.left === 0 && p.coins < 15) ? 8 : n > 16 ? 4 : 0.1
}

const change: Sense = ({ f, seat, p }, { name }) => {
  const [give, get] = name.split('-').map(goodNamed)
  if (give === undefined || get === undefined) return 0
  const goods = { ...p.goods }
  goods[give]--
  goods[get]++
  return glad(bestSum(f, seat, goods) - bestSum(f, seat, p.goods))
}

const borrow: Sense = (m, { name }) => {
  const found = onBoards(m.f).find(({ id }) => id === name)
  return found === undefined ? 0 : doing(m, lookup.specialist(m.f, name), lookup.specialist(m.f, name).use)
}

/** Resting gives little, so it comes last. */
const rest: Sense = ({ f, p }, { name }) => {
  const { action } = lookup.specialist(f, name)
  return action === 'build' && p.coins > 8 ? 0.3 : 0.9
}

const leaves: Sense = ({ f }, { name }) => {
  const { action, use: price } = lookup.specialist(f, name)
  return action === 'build' ? 0.5 : action === 'gear' ? 4 : 2 + price * 0.1
}

const SENSES: Readonly<Record<string, Sense>> = {
  use,
  recruit,
  rest,
  leaves,
  tile,
  space,
  take,
  house,
  learn,
  gear,
  face: slot,
  blue: slot,
  arrow,
  move,
  stop,
  visit,
  fight,
  search,
  play,
  'roll-on': rollOn,
  reroll,
  power,
  'sell-all': sellAll,
  change,
  borrow,
  pile: ({ f, seat, prices }, { name }) => glad(pileWorth(f, seat, name, prices)),
  keep: ({ f, seat, prices }, { name }) => 1 + 3 * cardWorth(f, seat, name, prices),
  'put-away': ({ f, seat, prices }, { name }) => 4 / (1 + cardWorth(f, seat, name, prices)),
  'keep-order': ({ f, seat, prices }, { name }) => glad(orderWorth(f, seat, name, prices)),
}

/** How much the quick bot likes an option. */
export function eagerness(m: Moment, option: Option): number {
  return SENSES[option.kind]?.(m, option) ?? EAGER[option.kind] ?? m.f.values.box.eager[option.kind] ?? 1
}
