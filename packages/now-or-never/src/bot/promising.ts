// What a player that looks ahead need try. Most questions have one answer by the worths alone: the way to the
// best stop, the tile and its space, the blow in a fight. What a turn is used for is tried out.
import type { Ask, Option } from '@lorehall/kernel'
import { canBuild } from '../rules/sites.ts'
import { player, the } from '../rules/lookup.ts'
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

/** What is asked for itself, without what may be done beside it. */
const own = ({ ask }: Moment): Options => ask.options.slice(0, ask.own)

/** The one that is taken most gladly. */
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

/** Of each ability where it would lie best. */
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

/** Sales of several goods that are part of the best one; single goods go with all the others. */
function sales(m: Moment): Options {
  const rows = ofKind(m, 'sale')
  if (rows.length === 0) return rows
  const { sales: used } = bestSelling(m.f, m.seat, m.p.goods)
  const several = offersOf(m.f, m.seat).filter(({ id, goods }) => used.includes(id) && total(goods) > 1)
  return rows.filter(({ name }) => several.some(({ id }) => id === name))
}

/** With fewer coins than this a turn has little to choose from. */
const POOR = 12

/** What is done before anything else is thought of: orders, and selling where coins are short. */
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

/** Rest is as good whoever rests: of each action one. */
function rests(m: Moment): Options {
  const met = new Set<string>()
  return ofKind(m, 'rest').filter(({ name }) => {
    const { action: what } = the.specialist(m.f, name)
    return !met.has(what) && met.add(what)
  })
}

/** A specialist who would be paid for nothing is not asked. */
function isOfUse({ f, seat, p }: Moment, name: string, price: number): boolean {
  const { action: what, do: deeds } = the.specialist(f, name)
  if (what === 'gear') return p.coins - price >= CHEAP_GEAR
  if (what === 'heal') return p.hearts < the.hero(f, p.hero).hearts
  return what !== 'build' || deeds.length > 1 || canBuild(f, seat, { coin: price })
}

const CHEAP_GEAR = 5

const acts = (m: Moment): Options =>
  own(m).filter(({ kind, name }) => {
    if (kind === 'use') return isOfUse(m, name, the.specialist(m.f, name).use)
    if (kind === 'recruit') return isOfUse(m, name, recruitCost(m.f, m.seat, name))
    return kind !== 'rest'
  })

const turn: Sift = (m) => first(m) ?? [...acts(m), ...rests(m), ...beside(m)]

const walk: Sift = (m) => {
  const { next, boost } = planOf(m.f, m.seat, action(m.f), m.prices)
  if (boost !== '') return ofKind(m, 'power').find(({ name }) => name === boost)
  return next === -1 ? byKind('stop')(m) : ofKind(m, 'move').find(({ n }) => n === next)
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

/** Before production: what nobody would leave, else it is done. */
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
  // What others do meanwhile changes nothing of it: it can wait for a question of one's own.
  if (ask.aside) return []
  const brought = f.values.box.promising?.(f, ask) ?? null
  if (brought !== null) return brought
  const m: Moment = { f, seat: ask.seat, p: player(f, ask.seat), ask, prices: pricesNow(f) }
  const found = SIFTS[ask.prompt]?.(m)
  if (found === undefined) return own(m)
  return 'kind' in found ? [found] : found
}
