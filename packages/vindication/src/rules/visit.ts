// Visiting: which regions, for what price, and the owner's honor. The effects of regions are in regions.ts. (V-VISIT)
import type { Reason } from '@lorehall/kernel'
import { distance, NEAREST, TOUCHES } from '../map/board.ts'
import { EXTRA, VISIT } from '../choices.ts'
import { HIDDEN, NO_COMPANION, PRICE, TOOK_ANOTHER, VISIT_SPENT, VISITED_ALREADY } from '../reasons.ts'
import type { Rent } from '../box/module.ts'
import type { Price } from '../regions/region.ts'
import { type Attribute, at } from '../state.ts'
import type { RuleName } from '../cards/card.ts'
import { happen } from './reactions.ts'
import { player } from './counters.ts'
import { changeHonor } from './honor.ts'
import { active, granted, grantedBy, grantedNumber, lent, useGrant } from './inforce.ts'
import { controlHonor, region } from './lookup.ts'
import { payable } from './payment.ts'
import { augmentable } from './power.ts'
import type { F, StepOf, T } from './step.ts'

/** A price that a companion active this turn may set. (V-VISIT-7) */
export function price(f: F, seat: number, rule: RuleName, usual: number): number {
  return active(f, seat, rule)?.n ?? usual
}

/** The price. Credits the card that set it. */
export function priceNow(t: T, seat: number, rule: RuleName, usual: number): number {
  const set = active(t, seat, rule)
  if (set !== null) t.credit(set.card.id)
  return set?.n ?? usual
}

/** Is there a relic that could still be acquired? */
export function cardsLeft(f: F, deck: Attribute): boolean {
  const { open, down, top } = at(f.state.decks, deck)
  return open.length > 0 || down.length > 0 || top !== ''
}

interface Due {
  readonly attribute: Attribute
  readonly n: number
}

/** The price of a card of that deck, with the discount for the next card; at least 1. (V-VISIT-7) */
export function cardPrice(f: F, seat: number, deck: Attribute, usual: number): number {
  const less = grantedNumber(f, seat, 'cheaperCard')
  return less === null || !cardsLeft(f, deck) ? usual : Math.max(1, usual - less)
}

/** A card has been paid for: uses up the discount. */
export function cardPaid(t: T, seat: number): void {
  if (!granted(t, seat, 'cheaperCard')) return
  t.credit(grantedBy(t, 'cheaperCard'))
  useGrant(t, 'cheaperCard')
}

/** The amount due, with active companions' prices. A card has the color of its price. */
function due(f: F, seat: number, { attribute, n, rule, forCard }: Price, sells: boolean): number {
  const set = rule === undefined || (forCard !== undefined && !cardsLeft(f, forCard))
  const asked = set ? n : price(f, seat, rule, n)
  return sells ? cardPrice(f, seat, attribute, asked) : asked
}

/** The lowest prices of a visit; the player pays any one of them. None: it is free. */
export function pricesOf(f: F, seat: number, kind: string): readonly Due[] {
  const { prices, sells } = region(f, kind)
  return prices.map((one) => ({ attribute: one.attribute, n: due(f, seat, one, sells) }))
}

/** The prices at the moment of payment. Credits the cards that set them. */
export function pricesNow(t: T, seat: number, kind: string): readonly Due[] {
  const { prices, sells } = region(t, kind)
  for (const { rule } of prices) if (rule !== undefined) priceNow(t, seat, rule, 0)
  const all = pricesOf(t, seat, kind)
  if (sells) cardPaid(t, seat)
  return all
}

/** Could the player pay the lowest price of a region now? */
export function againstPrice(f: F, seat: number, kind: string): Reason | null {
  const { prices, needsCompanion, waivers, sells } = region(f, kind)
  const p = player(f, seat)
  if (needsCompanion && p.party.length === 0) return NO_COMPANION
  for (const one of prices) if (payable(f, seat, one.attribute, due(f, seat, one, sells))) return null
  for (const { rule, augment } of waivers) {
    if (active(f, seat, rule) !== null && augmentable(p, augment) > 0) return null
  }
  return prices.length === 0 ? null : PRICE
}

/** A module's reason against visiting a region. */
export function barred(f: F, seat: number, hex: number): Reason | null {
  return f.values.box.against.visit?.(f, seat, hex) ?? null
}

/** A module's reason against an extra visit. */
function barredFurther(f: F, seat: number, hex: number): Reason | null {
  return f.values.box.against.furtherVisit?.(f, seat, hex) ?? null
}

/** The reason against visiting a region in reach, with any kind of visit. */
export function againstVisiting(f: F, seat: number, hex: number): Reason | null {
  const kind = at(f.state.regions, hex)
  if (kind === '') return HIDDEN
  if (f.state.turn.visited.includes(hex)) return VISITED_ALREADY
  return barred(f, seat, hex) ?? againstPrice(f, seat, kind)
}

/** The regions in reach: those beside the figure, and with some cards those farther away. */
export function inReach(f: F, seat: number): readonly number[] {
  const { space } = player(f, seat)
  const rule = lent(f, seat, 'reach')
  return rule === null ? at(TOUCHES, space) : within(space, rule.n)
}

/** Every region beside a space at most so many steps away, the nearest first. */
function within(space: number, steps: number): readonly number[] {
  const spaces = at(NEAREST, space).filter((other) => distance(space, other) <= steps)
  return [...new Set(spaces.flatMap((other) => at(TOUCHES, other)))]
}

/** `near`: the regions in reach. */
export function offerVisits(t: T, seat: number, near: readonly number[]): void {
  const more = granted(t, seat, 'visit')
  const spent = !visitLeft(t, seat)
  for (const hex of near) {
    // Reasons are worked out only if a visit is left.
    const against = spent && !more ? VISIT_SPENT : againstVisiting(t, seat, hex)
    t.may(at(VISIT, hex), spent ? VISIT_SPENT : tookAnother(t, seat, hex) ? TOOK_ANOTHER : against)
    if (more) t.may(at(EXTRA, hex), against ?? barredFurther(t, seat, hex))
  }
}

/** Prefix of the ledger entry for control without a visit; the region follows. */
export const BESIDE = 'beside:'

/** A player who took control without a visit can visit only that region. (V-EDITION-11) */
function tookAnother(f: F, seat: number, hex: number): boolean {
  if (f.values.box.terms.controlNeedsVisit) return false
  return player(f, seat).used.some((what) => what.startsWith(BESIDE) && what !== `${BESIDE}${hex}`)
}

/** Is a visit left that allows control? (V-VISIT-6) */
export function visitLeft(f: F, seat: number): boolean {
  return !f.state.turn.visitSpent || granted(f, seat, 'fullVisit')
}

/** The ordinary visit, or an extra one that also allows control. Control that the last visit still allows is kept. */
export function startVisit(t: T, seat: number, hex: number): void {
  const { turn } = t.state
  if (turn.visitSpent) {
    useGrant(t, 'fullVisit')
    if (turn.mayControl > 0) turn.grants.push({ what: 'control', n: turn.mayControl, from: '' })
  }
  turn.visitSpent = true
  turn.mayControl = t.state.owners[hex] === seat ? 0 : hex
  goThere(t, seat, hex)
}

/** An extra visit granted by a card, without control. (V-VISIT-6) */
export function startExtraVisit(t: T, seat: number, hex: number): void {
  useGrant(t, 'visit')
  goThere(t, seat, hex)
}

function goThere(t: T, seat: number, hex: number): void {
  const rule = at(TOUCHES, player(t, seat).space).includes(hex) ? null : lent(t, seat, 'reach')
  if (rule !== null) t.credit(rule.card.id)
  t.state.turn.visited.push(hex)
  t.push({ do: 'visit', seat, region: hex })
}

/** The other player who controls the region; null: it is free, or the seat's own. */
function hostOf(f: F, seat: number, hex: number): number | null {
  const owner = at(f.state.owners, hex)
  return owner === -1 || owner === seat ? null : owner
}

/** The players who gain honor from a visit to another player's region, and how much. (V-VISIT-3) */
export function rentsOf(f: F, seat: number, hex: number): readonly Rent[] {
  const owner = hostOf(f, seat, hex)
  if (owner === null) return []
  const usual: Rent = { seat: owner, n: controlHonor(f, hex), source: 'rent', from: `rent:${hex}` }
  const paid = f.values.box.rents?.(f, hex, usual) ?? [usual]
  return active(f, seat, 'noRent') === null ? paid : paid.filter((one) => one.seat === seat)
}

/** The owner's honor, once per visit, after the cost and before the effect. (V-VISIT-3, 4) */
function greet(t: T, step: StepOf<'greet'>): void {
  const { seat, region: hex } = step
  const owner = hostOf(t, seat, hex)
  if (owner === null) return
  happen(t, seat, { what: 'visitedOther' })
  const silent = active(t, seat, 'noRent')
  if (silent !== null) t.credit(silent.card.id)
  for (const { seat: whose, n, source, from } of rentsOf(t, seat, hex)) changeHonor(t, whose, n, source, from)
}

export const visitSteps = { greet }
