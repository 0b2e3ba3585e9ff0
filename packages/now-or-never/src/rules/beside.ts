// Whether something done beside a question could make one of its options possible. A question is skipped only if none
// of its options could be chosen, even after every sale, order, use and ability offered beside it. (N-ANYTIME-4)
//
// The search visits the resources a player could have by then. Goods are not sold during the search; instead, coins
// may be owed as long as the goods left could pay for them. It may find a way where there is none, because goods
// gained later can pay for earlier purchases. It never misses a way.
import type { Step } from '@lorehall/kernel'
import { looksBeside } from '../rulesets.ts'
import type { Goods } from '../state.ts'
import { type Bag, COUNTED, type Deed, GOODS, type Use } from '../cards/vocabulary.ts'
import { inForce, maxHearts } from './inforce.ts'
import { lookup, player } from './lookup.ts'
import { bestSum } from './market.ts'
import { couldHaveUseAt, type Owned, usesOf } from './owned.ts'
import { add, holds, take } from './purse.ts'
import type { F } from './step.ts'
import { supposed } from './supposed.ts'
import { blueToLearn, learnInto } from './tokens.ts'
import { againstBeside, againstUse, couldTake, isBeside, isOwnTurn } from './uses.ts'

/** Could a price be paid, once goods are sold for it? */
export type Can = (price: Bag) => boolean

/** After this many states the search stops, and the question is asked. */
const MANY = 500

/** Can one of the options be chosen now or after something done beside the question? */
export function couldOpen(f: F, seat: number, where: Step, opens: (f: F, can: Can) => boolean): boolean {
  const found = lookAround(f, seat, where, opens)
  if (found === true || found.length === 0) return found === true
  const met = new Set<string>()
  const ahead: F[] = []
  addNew(ahead, met, seat, found)
  for (let now = ahead.pop(); now !== undefined; now = ahead.pop()) {
    const next = met.size > MANY || lookAround(now, seat, where, opens)
    if (next === true) return true
    addNew(ahead, met, seat, next)
  }
  return false
}

/** Whether one of the options can be chosen from here; if not, what else the player could have next. */
function lookAround(
  here: F,
  seat: number,
  where: Step,
  opens: (f: F, can: Can) => boolean,
): true | readonly F[] {
  const can: Can = (price) => couldPay(here, seat, price)
  if (opens(here, can)) return true
  const own = isOwnTurn(here, seat)
  let next = learned(here, seat, where)
  for (const owned of usesOf(here, seat)) {
    if (!isBeside(owned.use, own) || againstBeside(here, seat, owned.use, where) !== null) continue
    if (!couldTake(here, seat, owned, can)) continue
    if (owned.use.do.some(isUnforeseen)) return true
    next = [...used(here, seat, owned), ...next]
  }
  return next
}

function addNew(ahead: F[], met: Set<string>, seat: number, found: readonly F[]): void {
  for (const next of found) {
    const { coins, goods, books, xp, hearts, mana, used: spent, blue } = player(next, seat)
    const counts = [coins, books, xp, hearts, mana, ...GOODS.map((good) => goods[good])]
    const key = [...counts, ...spent.toSorted(), '', ...blue].join(' ')
    if (met.has(key)) continue
    met.add(key)
    ahead.push(next)
  }
}

/** The same table with different resources for the player. */
function withOwn(f: F, seat: number): F {
  const p = player(f, seat)
  const own = {
    ...p,
    goods: { ...p.goods },
    used: p.used.slice(),
    blue: p.blue.slice(),
    toLearn: p.toLearn.slice(),
  }
  return supposed(f, { ...f.state, players: f.state.players.with(seat, own) })
}

function couldPay(f: F, seat: number, price: Bag): boolean {
  const { goods } = player(f, seat)
  for (const what of COUNTED) {
    const n = price[what] ?? 0
    if (what !== 'coin' && n > 0 && holds(f, seat, what) < n) return false
  }
  const owed = (price.coin ?? 0) - player(f, seat).coins
  return owed <= 0 || owed <= raised(f, seat, without(goods, price), player(f, seat).orders)
}

const without = (goods: Goods, price: Bag): Goods => ({
  shell: goods.shell - (price.shell ?? 0),
  tool: goods.tool - (price.tool ?? 0),
  demon: goods.demon - (price.demon ?? 0),
  crystal: goods.crystal - (price.crystal ?? 0),
})

/** The most coins goods can pay, by orders and sales together. */
function raised(f: F, seat: number, goods: Goods, orders: readonly string[]): number {
  let most = bestSum(f, seat, goods)
  for (const [i, id] of orders.entries()) {
    const order = lookup.order(f, id)
    const rest = without(goods, order.goods)
    if (GOODS.some((good) => rest[good] < 0)) continue
    most = Math.max(most, order.coins + raised(f, seat, rest, orders.slice(i + 1)))
  }
  return most
}

/** Its result depends on chance or further questions, so it could give anything. */
const isUnforeseen = ({ verb }: Deed): boolean =>
  verb === 'takeSearchToken' ||
  verb === 'rollGain' ||
  verb === 'drawOrders' ||
  verb === 'build' ||
  verb === 'buyGear' ||
  verb === 'heroAction' ||
  verb === 'useSpecialist' ||
  verb === 'visitAgain'

/** The player's resources after a use; several if it leaves a choice. */
function used(f: F, seat: number, { key, use }: Owned): F[] {
  const next = withOwn(f, seat)
  if (use.limit === 'season') player(next, seat).used.push(key)
  take(next, seat, use.pay ?? {})
  return use.do.reduce<F[]>((all, deed) => all.flatMap((one) => done(one, seat, deed)), [next])
}

function done(f: F, seat: number, deed: Deed): F[] {
  if (deed.verb === 'changeGoods') return changed(f, seat, deed.upTo)
  if (deed.verb === 'gain') add(f, seat, deed)
  else if (deed.verb === 'heal') add(f, seat, { heart: maxHearts(f, seat) })
  else if (deed.verb === 'gainVillagers') for (let i = 0; i < deed.n; i++) welcome(f, seat)
  return [f]
}

/** The effects of gaining a villager. (N-VILLAGER-4) */
function welcome(f: F, seat: number): void {
  for (const { on } of inForce(f, seat)) {
    for (const deed of on.villagerGained ?? []) if (deed.verb === 'gain') add(f, seat, deed)
  }
}

/** All stores of goods that changing up to this many goods can reach. */
function changed(f: F, seat: number, upTo: number): F[] {
  if (upTo === 0) return [f]
  const { goods } = player(f, seat)
  const once = GOODS.flatMap((give) =>
    GOODS.flatMap((get) => {
      if (give === get || goods[give] === 0) return []
      const next = withOwn(f, seat)
      player(next, seat).goods[give]--
      player(next, seat).goods[get]++
      return [next]
    }),
  )
  const met = new Set<string>()
  const different: F[] = []
  addNew(different, met, seat, once)
  return [f, ...different.flatMap((next) => changed(next, seat, upTo - 1))]
}

/** The player's resources after buying a blue ability. Red ones matter only from the next roll. */
function learned(f: F, seat: number, where: Step): readonly F[] {
  return blueToLearn(f, seat, where).map(({ id, slot }) => {
    const next = withOwn(f, seat)
    learnInto(next, seat, id, slot)
    return next
  })
}

/** Can a use of this moment be taken now or after something done beside the question? */
export function isUsableAt(f: F, seat: number, where: Step, when: Use['when']): boolean {
  if (!couldHaveUseAt(f, seat, when)) return false
  const isOne = ({ use }: Owned) => use.when === when && use.takesTurn !== true
  for (const owned of usesOf(f, seat)) if (isOne(owned) && againstUse(f, seat, owned) === null) return true
  if (!looksBeside(f)) return false
  return couldOpen(f, seat, where, (now, can) => {
    for (const owned of usesOf(now, seat)) if (isOne(owned) && couldTake(now, seat, owned, can)) return true
    return false
  })
}
