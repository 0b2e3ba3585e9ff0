// What could be opened beside a question. A question is left out only if none of its options could be chosen, even
// after everything that may be done beside it: sales, orders, uses, abilities. (N-ANYTIME-4)
//
// The search goes through what a player could have by then. Goods are sold only in thought: coins may be owed as
// long as the goods that are left could bring them. It may find a way where there is none, since goods that come
// later pay for what was bought before; it never misses one.
import type { Step } from '@lorehall/kernel'
import { looksBeside } from '../rulesets.ts'
import type { Goods } from '../state.ts'
import { type Bag, COUNTED, type Deed, GOODS, type Use } from '../cards/vocabulary.ts'
import { inForce, maxHearts } from './inforce.ts'
import { player, the } from './lookup.ts'
import { bestSum } from './market.ts'
import { couldHaveUseAt, type Owned, usesAt, usesOf } from './owned.ts'
import { add, holds, take } from './purse.ts'
import type { F } from './step.ts'
import { supposed } from './supposed.ts'
import { blueToLearn, learnInto } from './tokens.ts'
import { againstBeside, againstUse, couldTake, isBeside, isOwnTurn } from './uses.ts'

/** Could a price be paid, once goods are sold for it? */
export type Can = (price: Bag) => boolean

/** With more ways than this the search stops, and the question is asked. */
const MANY = 500

/** Can one of the options be chosen now, or after something that may be done beside the question? */
export function couldOpen(f: F, seat: number, where: Step, opens: (f: F, can: Can) => boolean): boolean {
  const own = isOwnTurn(f, seat)
  const met = new Set<string>()
  const ahead = [f]
  for (let now = ahead.pop(); now !== undefined; now = ahead.pop()) {
    const here = now
    const can: Can = (price) => couldPay(here, seat, price)
    if (opens(here, can) || met.size > MANY) return true
    for (const owned of usesOf(here, seat)) {
      if (!isBeside(owned.use, own) || againstBeside(here, seat, owned.use, where) !== null) continue
      if (!couldTake(here, seat, owned, can)) continue
      if (owned.use.do.some(isUnforeseen)) return true
      addNew(ahead, met, seat, used(here, seat, owned))
    }
    addNew(ahead, met, seat, learned(here, seat, where))
  }
  return false
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

/** The same table, were the player's own things others. */
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

/** The most coins goods can bring: some of them by orders, the others by sales. */
function raised(f: F, seat: number, goods: Goods, orders: readonly string[]): number {
  let most = bestSum(f, seat, goods)
  for (const [i, id] of orders.entries()) {
    const order = the.order(f, id)
    const rest = without(goods, order.goods)
    if (GOODS.some((good) => rest[good] < 0)) continue
    most = Math.max(most, order.coins + raised(f, seat, rest, orders.slice(i + 1)))
  }
  return most
}

/** What comes of it hangs on chance or on further questions: it could bring anything. */
const isUnforeseen = ({ verb }: Deed): boolean =>
  verb === 'takeSearchToken' ||
  verb === 'rollGain' ||
  verb === 'drawOrders' ||
  verb === 'build' ||
  verb === 'buyGear' ||
  verb === 'heroAction' ||
  verb === 'useSpecialist' ||
  verb === 'visitAgain'

/** What a player has once a use is taken: several where it leaves a choice. */
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

/** What answers a villager who is gained. (N-VILLAGER-4) */
function welcome(f: F, seat: number): void {
  for (const { on } of inForce(f, seat)) {
    for (const deed of on.villagerGained ?? []) if (deed.verb === 'gain') add(f, seat, deed)
  }
}

/** Goods of every kind that up to so many of them could become. */
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

/** What a player has once a blue ability is bought; red ones open nothing outside the next roll. */
function learned(f: F, seat: number, where: Step): F[] {
  return blueToLearn(f, seat, where).map(({ id, slot }) => {
    const next = withOwn(f, seat)
    learnInto(next, seat, id, slot)
    return next
  })
}

/** Can a use of that moment be taken, at once or after something that may be done beside the question? */
export function isUsableAt(f: F, seat: number, where: Step, when: Use['when']): boolean {
  const ready = usesAt(f, seat, when).some(
    (owned) => owned.use.takesTurn !== true && againstUse(f, seat, owned) === null,
  )
  if (ready || !looksBeside(f) || !couldHaveUseAt(f, seat, when)) return ready
  return couldOpen(f, seat, where, (now, can) =>
    usesAt(now, seat, when).some((owned) => owned.use.takesTurn !== true && couldTake(now, seat, owned, can)),
  )
}
