// Bonus actions that ask nothing: converting, buying a proficiency, vindicating, using a card.
import type { Reason } from '@lorehall/kernel'
import { BUY, CONVERT, USE, VINDICATE } from '../choices.ts'
import {
  ABILITY_SPENT,
  CARD_USED,
  NO_TILE_LEFT,
  PARENTS,
  POTENTIAL_LEFT,
  RELIC_USED,
  TILE_BOUGHT,
  TILE_PRICE,
  TOO_LITTLE_HONOR,
} from '../reasons.ts'
import {
  type Attribute,
  COURAGE,
  EVERY_ATTRIBUTE,
  HEROIC,
  INSPIRATION,
  KNOWLEDGE,
  type Player,
  type Six,
  STRENGTH,
  VISION,
} from '../state.ts'
import { anyCard, card, isCompanion } from './lookup.ts'
import { happen } from './reactions.ts'
import { player } from './counters.ts'
import { changeHonor } from './honor.ts'
import { grantedNumber, lent } from './inforce.ts'
import { pay, payable, spend, spendable } from './payment.ts'
import { againstProgram } from './program.ts'
import type { F, StepOf, T } from './step.ts'

const OF_COURAGE = [STRENGTH, INSPIRATION] as const
const OF_VISION = [STRENGTH, KNOWLEDGE] as const
const OF_WISDOM = [INSPIRATION, KNOWLEDGE] as const

/** The two common attributes a heroic one is made of. (V-ATTR-2) */
function parents(heroic: Attribute): readonly [Attribute, Attribute] {
  if (heroic === COURAGE) return OF_COURAGE
  return heroic === VISION ? OF_VISION : OF_WISDOM
}

export function offerConversions(t: T, seat: number): void {
  for (const heroic of HEROIC) t.may(CONVERT[heroic], spendable(t, seat, parents(heroic), 1) ? null : PARENTS)
}

export function startConverting(t: T, seat: number, heroic: Attribute): void {
  const needs: Six = [0, 0, 0, 0, 0, 0]
  for (const a of parents(heroic)) needs[a]++
  spend(t, seat, needs, 1, { do: 'convert', seat, heroic })
}

/** One of the two blocks moves to the heroic attribute; the other returns to influence. */
function convert(t: T, { seat, heroic }: StepOf<'convert'>): void {
  const p = player(t, seat)
  const [a, b] = parents(heroic)
  p.spheres[a]--
  p.spheres[b]--
  p.spheres[heroic]++
  p.influence++
  t.emit({ type: 'converted', seat, attribute: heroic })
  happen(t, seat, { what: 'converted', to: heroic })
}

/** The entry in the turn's ledger that says a proficiency tile was bought. */
const BOUGHT = 'proficiency'

/** The price of a tile in its attribute, unless a card changes it. */
const TILE = 3

/** The price set by a card, minus the discounts of other cards; at least 1. (V-PROF-1) */
export function tilePrice(f: F, seat: number): number {
  const set = grantedNumber(f, seat, 'tilePrice') ?? TILE
  return Math.max(1, set - (lent(f, seat, 'tileCheaper')?.n ?? 0))
}

export function offerTiles(t: T, seat: number): void {
  const p = player(t, seat)
  if (p.used.includes(BOUGHT)) {
    for (const a of EVERY_ATTRIBUTE) t.may(BUY[a], TILE_BOUGHT)
    return
  }
  const price = tilePrice(t, seat)
  for (const a of EVERY_ATTRIBUTE) {
    const left = t.state.tiles[a] > 0
    t.may(BUY[a], !left ? NO_TILE_LEFT : payable(t, seat, a, price) ? null : TILE_PRICE)
  }
}

/** One tile per turn. (V-PROF-1) */
export function buy(t: T, seat: number, attribute: Attribute): void {
  player(t, seat).used.push(BOUGHT)
  const cheaper = lent(t, seat, 'tileCheaper')
  if (cheaper !== null) t.credit(cheaper.card.id)
  t.push({ do: 'learn', seat, attribute })
  pay(t, seat, attribute, tilePrice(t, seat), 'proficiency')
}

function learn(t: T, { seat, attribute }: StepOf<'learn'>): void {
  const p = player(t, seat)
  t.state.tiles[attribute]--
  p.tiles[attribute]++
  p.learned++
  t.emit({ type: 'learned', seat, attribute })
}

/** The honor that vindication requires. */
const VINDICATION_HONOR = 25

export function offerVindication(t: T, seat: number): void {
  const p = player(t, seat)
  if (p.vindicated || !t.values.box.terms.vindicates) return
  const against = p.honor < VINDICATION_HONOR ? TOO_LITTLE_HONOR : p.potential > 0 ? POTENTIAL_LEFT : null
  t.may(VINDICATE, against)
}

export function vindicate(t: T, seat: number): void {
  player(t, seat).vindicated = true
  t.emit({ type: 'vindicated', seat })
  changeHonor(t, seat, t.values.vindicating, 'vindicating', 'vindicating')
}

/** Abilities of active companions, relics, and traits that are used. */
export function offerUses(t: T, seat: number): void {
  const { turn } = t.state
  const p = player(t, seat)
  for (const id of turn.active) {
    const { held } = card(t, id)
    if (held !== undefined)
      t.may(USE(id), turn.spent.includes(id) ? ABILITY_SPENT : againstProgram(t, seat, id, held))
  }
  for (const { card: id } of p.relics) offerOnce(t, seat, p, id, RELIC_USED)
  for (const id of p.traits) offerTrait(t, seat, id)
  for (const { card: id } of turn.borrowed) offerTrait(t, seat, id)
  const apart = t.values.box.holds
  if (apart !== null) for (const id of apart(t, seat)) offerOnce(t, seat, p, id, CARD_USED)
}

/** Once per turn. */
function offerOnce(t: T, seat: number, { used }: Player, id: string, again: Reason): void {
  const { use } = anyCard(t, id)
  if (use !== undefined) t.may(USE(id), used.includes(id) ? again : againstProgram(t, seat, id, use))
}

function offerTrait(t: T, seat: number, id: string): void {
  const { use } = card(t, id)
  if (use !== undefined) t.may(USE(id), againstProgram(t, seat, id, use))
}

export function use(t: T, seat: number, id: string): void {
  const held = isCompanion(t, id)
  if (held) t.state.turn.spent.push(id)
  else player(t, seat).used.push(id)
  t.emit({ type: 'used', seat, card: id })
  t.push({ do: 'program', seat, from: id, part: held ? 'held' : 'use', at: 0 })
}

export const bonusSteps = { convert, learn }
