// Uses of a player's records, for a price: printed abilities, blue tokens, artifacts. This file alone decides when
// a use may be taken and whether it would change anything. (N-USE)
import type { Option, Reason, Step } from '@lorehall/kernel'
import { POWER } from '../choices.ts'
import {
  DIE_WAITS,
  IN_COMBAT,
  IN_ROUND,
  NOTHING_WOULD_CHANGE,
  PRICE_WAITS,
  USE_PRICE,
  USE_SPENT,
} from '../reasons.ts'
import type { HeroAction } from '../state.ts'
import { type Bag, type Deed, GOODS, type Use } from '../cards/vocabulary.ts'
import { player } from './lookup.ts'
import { hasUseAt, type Owned, usesAt, usesOf } from './owned.ts'
import { drawable, headcount, total } from './piles.ts'
import { run } from './program.ts'
import { canPay, pay, room } from './purse.ts'
import type { F, Offering, T } from './step.ts'
import { betweenRollAndResult, isPaying } from './underway.ts'
import { anyToBorrow } from './boards.ts'
import { usePrice } from './prices.ts'
import { canBuild } from './sites.ts'
import { owed } from './ways.ts'

/** Would the deed change anything, once the price is paid? */
export function would(f: F, seat: number, deed: Deed, price: Bag): boolean {
  const { state } = f
  const { turn } = state
  switch (deed.verb) {
    case 'gain':
      return GAINED.some((what) => (deed[what] ?? 0) > 0 && room(f, seat, what) > 0)
    case 'gainVillagers':
      return state.villagerRow.length > 0 || headcount(state.villagerSupply) > 0
    case 'drawQuests':
      return drawable(f).length > 0
    case 'ignoreEnemies':
      // It only matters for enemies still to be entered, or the one on this space.
      return (
        !turn.ignoring &&
        turn.fight === null &&
        (turn.hero === null ? !turn.acted : mayMeet(f, seat, turn.hero))
      )
    case 'changeGoods':
      return total(player(f, seat).goods) > 0
    case 'takeSearchToken':
      return state.searches.includes(true)
    case 'readySpecialist':
      return player(f, seat).specialists.some((one) => one !== null && !one.up)
    case 'useSpecialist':
      return anyToBorrow(f, seat)
    case 'visitAgain':
      return turn.hero !== null
    case 'build':
      return canBuild(f, seat, price)
    case 'heroAction':
      return player(f, seat).hearts > 0
    default:
      return true
  }
}

/** During a move, or stopped on an enemy that was not fought. */
const mayMeet = (f: F, seat: number, now: HeroAction): boolean => !now.stopped || owed(f, seat, now) > 0

const GAINED = [...GOODS, 'coin', 'book', 'xp', 'heart', 'mana'] as const

/** Gives mana or goods, so it may be used between a roll and its result. */
const feeds = ({ do: deeds }: Use): boolean =>
  deeds.every(
    (deed) =>
      deed.verb === 'changeGoods' ||
      (deed.verb === 'gain' && ((deed.mana ?? 0) > 0 || GOODS.some((good) => (deed[good] ?? 0) > 0))),
  )

/** True if it gives no card, token or villager. Those may not be gained during a round. */
const onlyCounts = ({ do: deeds }: Use): boolean =>
  deeds.every(({ verb }) => verb === 'changeGoods' || verb === 'gain')

/** Would the use change anything besides its price? (N-USE-4) */
const changesAnything = (f: F, seat: number, use: Use): boolean =>
  use.do.some((deed) => would(f, seat, deed, use.pay ?? {}))

/** Why it can't be taken, apart from its price and from changing nothing. */
function againstOwned(f: F, seat: number, { key, use }: Owned): Reason | null {
  const { turn } = f.state
  const fights = turn.fight !== null && turn.seat === seat
  if (use.limit === 'season' && player(f, seat).used.includes(key)) return USE_SPENT
  return fights && use.not?.includes('combat') === true ? IN_COMBAT : null
}

/** Why it can't be taken now; null if it is offered. */
export function againstUse(f: F, seat: number, owned: Owned): Reason | null {
  const against = againstOwned(f, seat, owned)
  if (against !== null) return against
  if (!canPay(f, seat, usePrice(f, owned.use))) return USE_PRICE
  return changesAnything(f, seat, owned.use) ? null : NOTHING_WOULD_CHANGE
}

/** Could it be taken once its price is raised? `can` says whether a price could be paid then. */
export const couldTake = (f: F, seat: number, owned: Owned, can: (price: Bag) => boolean): boolean =>
  againstOwned(f, seat, owned) === null && can(usePrice(f, owned.use)) && changesAnything(f, seat, owned.use)

/** Coins and mana may not be spent while a price in them is being paid. (N-BUILD-5, N-USE-11) */
const raises = (use: Use): boolean =>
  onlyCounts(use) && (use.pay?.coin ?? 0) === 0 && (use.pay?.mana ?? 0) === 0

/** Why the current question forbids a use beside it. */
export function againstBeside(f: F, seat: number, use: Use, where: Step | null): Reason | null {
  if (where?.do === 'reroll' && !feeds(use)) return DIE_WAITS
  if (isPaying(where) && !raises(use)) return PRICE_WAITS
  return betweenRollAndResult(f, seat, where) && !onlyCounts(use) ? IN_ROUND : null
}

/** Is the use taken beside questions? `own`: it is the seat's own turn. */
export const isBeside = ({ when, takesTurn }: Use, own: boolean): boolean =>
  takesTurn !== true && (when === 'anyTime' || (own && when === 'ownTurn'))

/** Uses for any time and, on the seat's own turn, uses bound to it. */
export function offerUses(t: Offering, seat: number, where: Step | null): void {
  const own = isOwnTurn(t, seat)
  if (!hasUseAt(t, seat, 'anyTime') && !(own && hasUseAt(t, seat, 'ownTurn'))) return
  for (const owned of usesOf(t, seat)) {
    if (!isBeside(owned.use, own) || (where === null && asks(owned.use))) continue
    const against = againstBeside(t, seat, owned.use, where) ?? againstUse(t, seat, owned)
    if (against === null || t.explains) t.may(POWER(owned.key), against)
  }
}

/**
 * A use that asks a question is offered only at the seat's own questions, so that nobody waits for it. The seat loses
 * nothing by that, because its goods matter to nobody else. (N-USE-8)
 */
const asks = ({ do: deeds }: Use): boolean => deeds.some(({ verb }) => verb !== 'gain')

export function isOwnTurn({ state }: F, seat: number): boolean {
  return state.phase === 'season' && state.turn.seat === seat && !state.turn.over
}

/** Uses that take the whole turn. (N-USE-7) */
export function offerTurnUses(t: T, seat: number): void {
  if (!hasUseAt(t, seat, 'wholeTurn')) return
  for (const owned of usesOf(t, seat)) {
    if (owned.use.takesTurn === true) t.may(POWER(owned.key), againstUse(t, seat, owned))
  }
}

/** Uses of one moment, offered inside that moment's question. */
export function offerUsesAt(t: T, seat: number, when: Use['when']): void {
  for (const owned of usesAt(t, seat, when)) t.may(POWER(owned.key), againstUse(t, seat, owned))
}

/** Pays, marks a once-per-season use as spent, and runs its deeds. */
export function takeUse(t: T, seat: number, answer: Option): void {
  const owned = usesOf(t, seat).find(({ key }) => answer === POWER(key))
  if (owned === undefined) throw new Error(`seat ${seat} has no use '${answer.name}'`)
  takeOwned(t, seat, owned)
}

export function takeOwned(t: T, seat: number, { key, use }: Owned): void {
  t.credit(use.id)
  if (use.limit === 'season') player(t, seat).used.push(key)
  t.emit({ type: 'used', seat, use: key, from: use.id })
  pay(t, seat, use.pay ?? {}, use.id)
  run(t, seat, use.do, use.id)
}
