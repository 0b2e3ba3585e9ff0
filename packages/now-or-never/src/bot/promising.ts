// The options that a look-ahead bot tries. For most questions, worth alone gives one best answer: the route to the best
// stop, the tile and its space, the strike in a fight. Only the options of a turn are tried out.
import type { Ask, Option } from '@lorehall/kernel'
import { canBuild } from '../rules/sites.ts'
import { lookup, player } from '../rules/lookup.ts'
import { bestSelling, offersOf } from '../rules/market.ts'
import { total } from '../rules/piles.ts'
import { recruitCost } from '../rules/prices.ts'
import type { F } from '../rules/step.ts'
import { action } from '../rules/underway.ts'
import { bestSite } from './building.ts'
import { bestBlow } from './blows.ts'
import { pricesNow } from './prices.ts'
import { eagerness, type Moment } from './sense.ts'
import { planOf } from './stops.ts'

type Options = readonly Option[]

type Sift = (m: Moment) => Options | Option | undefined

const ofKind = ({ ask }: Moment, ...kinds: readonly string[]): Options =>
  ask.options.filter(({ kind }) => kinds.includes(kind))

/** The question's own options, without those offered beside it. */
const own = ({ ask }: Moment): Options => ask.options.slice(0, ask.own)

/** The option that the bot likes best. */
function gladliest(m: Moment, options: Options): Option | undefined {
  let best: Option | undefined
  let most = -Infinity
  for (const option of options) {
    const eager = eagerness(m, option)
    if (eager <= most) continue
    most = eager
    best = option
  }
  return best
}

const byKind =
  (...kinds: readonly string[]): Sift =>
  (m) =>
    ofKind(m, ...kinds)[0]

const most: Sift = (m) => gladliest(m, own(m))

/** Each ability that can be bought, in its best slot. */
function lessons(m: Moment): Options {
  const all = ofKind(m, 'learn')
  if (all.length === 0) return all
  return m.p.toLearn.flatMap(
    (id) =>
      gladliest(
        m,
        all.filter(({ name }) => name.slice(0, -2) === id),
      ) ?? [],
  )
}

/** Sales of several goods that are part of the best sale. Single goods are sold together with all others. */
function sales(m: Moment): Options {
  const rows = ofKind(m, 'sale')
  if (rows.length === 0) return rows
  const { sales: used } = bestSelling(m.f, m.seat, m.p.goods)
  const several = offersOf(m.f, m.seat).filter(({ id, goods }) => used.includes(id) && total(goods) > 1)
  return rows.filter(({ name }) => several.some(({ id }) => id === name))
}

/** With fewer coins than this, a turn offers little choice. */
const POOR = 12

/** Done before anything else: complete an order; sell if coins are short. */
function first(m: Moment): Option | undefined {
  const [order] = ofKind(m, 'order')
  return order ?? (m.p.coins < POOR ? sales(m)[0] : undefined)
}

function beside(m: Moment): Options {
  const house = gladliest(m, ofKind(m, 'house'))
  return [
    ...(house === undefined ? [] : [house]),
    ...ofKind(m, 'sell-all'),
    ...sales(m),
    ...lessons(m),
    ...m.ask.options.slice(m.ask.own).filter(({ kind }) => kind === 'power'),
  ]
}

/** Resting gives the same for every specialist, so one per action is enough. */
function rests(m: Moment): Options {
  const met = new Set<string>()
  return ofKind(m, 'rest').filter(({ name }) => {
    const { action: what } = lookup.specialist(m.f, name)
    return !met.has(what) && met.add(what)
  })
}

/** False for a specialist whose action would do nothing for its price. */
function isOfUse({ f, seat, p }: Moment, name: string, price: number): boolean {
  const { action: what, do: deeds } = lookup.specialist(f, name)
  if (what === 'gear') return p.coins - price >= CHEAP_GEAR
  if (what === 'heal') return p.hearts < lookup.hero(f, p.hero).hearts
  return what !== 'build' || deeds.length > 1 || canBuild(f, seat, { coin: price })
}

const CHEAP_GEAR = 5

const acts = (m: Moment): Options =>
  own(m).filter(({ kind, name }) => {
    if (kind === 'use') return isOfUse(m, name, lookup.specialist(m.f, name).use)
    if (kind === 'recruit') return isOfUse(m, name, recruitCost(m.f, m.seat, name))
    return kind !== 'rest'
  })

const turn: Sift = (m) => first(m) ?? [...acts(m), ...rests(m), ...beside(m)]

const walk: Sift = (m) => {
  const { next, boost } = planOf(m.f, m.seat, action(m.f), m.prices)
  if (boost !== '') return ofKind(m, 'power').find(({ name }) => name === boost)
  return next === -1 ? byKind('stop')(m) : own(m).find(({ kind, n }) => kind !== 'power' && n === next)
}

const build: Sift = (m) => {
  const tiles = ofKind(m, 'tile').map(({ name }) => name)
  const site = bestSite(m.f, m.seat, tiles, m.prices)
  return ofKind(m, site === undefined ? 'none' : 'tile').find(({ name }) => name === (site?.tile ?? name))
}

const buildWhere: Sift = (m) => {
  const site = bestSite(m.f, m.seat, [m.ask.from ?? ''], m.prices)
  return ofKind(m, 'space').find(({ name }) => Number(name) === site?.space)
}

/** Before production: first orders and housing, which are always good. Then the rest. */
const lastThings: Sift = (m) => {
  const [order] = ofKind(m, 'order')
  if (order !== undefined) return order
  const house = gladliest(m, ofKind(m, 'house'))
  if (house !== undefined) return house
  return m.prices.left > 0
    ? [...own(m), ...ofKind(m, 'power')]
    : [...own(m), ...ofKind(m, 'rehouse'), ...lessons(m)]
}

const blow: Sift = (m) => bestBlow(m)

const SIFTS: Readonly<Record<string, Sift>> = {
  turn,
  walk,
  build,
  buildWhere,
  lastThings,
  arrow: most,
  stop: most,
  buildPay: byKind('cheaper'),
  afterAction: byKind('end'),
  swapFirst: byKind('none'),
  swapSecond: byKind('none'),
  sellSome: byKind('done'),
  villager: most,
  keepQuests: (m) => ofKind(m, 'confirm')[0] ?? gladliest(m, own(m)),
  keepDrawn: most,
  putAway: most,
  keepOrder: most,
  drawQuest: most,
  whoLeaves: most,
  placeGear: most,
  reroll: blow,
  fightOptions: blow,
  fightOn: blow,
}

export function promising(f: F, ask: Ask): Options {
  // Other players can't take it away, so it can wait for one of the seat's own questions.
  if (ask.aside) return []
  const brought = f.values.box.promising?.(f, ask) ?? null
  if (brought !== null) return brought
  const m: Moment = { f, seat: ask.seat, p: player(f, ask.seat), ask, prices: pricesNow(f) }
  const found = SIFTS[ask.prompt]?.(m)
  if (found === undefined) return own(m)
  return 'kind' in found ? [found] : found
}
