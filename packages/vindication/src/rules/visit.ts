// Visiting: where, for what price, and what the owner gets. What each region does is in
// regions.ts. (V-VISIT)
import type { Reason } from '@lorehall/kernel'
import { TOUCHES } from '../board.ts'
import { EXTRA, VISIT } from '../choices.ts'
import { HIDDEN, NO_COMPANION, PRICE, VISIT_SPENT, VISITED_ALREADY } from '../reasons.ts'
import type { Price } from '../regions/region.ts'
import { type Attribute, at } from '../state.ts'
import type { RuleName } from '../cards/card.ts'
import { happen } from './reactions.ts'
import { player } from './counters.ts'
import { changeHonor } from './honor.ts'
import { active, granted, useGrant } from './inforce.ts'
import { controlHonor, region } from './lookup.ts'
import { payable } from './payment.ts'
import { augmentable } from './power.ts'
import type { F, StepOf, T } from './step.ts'

/** A price that a companion active this turn may set. (V-VISIT-7) */
export function price(f: F, seat: number, rule: RuleName, usual: number): number {
  return active(f, seat, rule)?.n ?? usual
}

/** The price, and who set it is noted as having acted. */
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

/** How many are due, as active companions have it. */
function due(f: F, seat: number, { n, rule, forCard }: Price): number {
  if (rule === undefined || (forCard !== undefined && !cardsLeft(f, forCard))) return n
  return price(f, seat, rule, n)
}

/** The least prices of a visit, any one of which will do; none: it is free. */
export function pricesOf(f: F, seat: number, kind: string): readonly Due[] {
  return region(f, kind).prices.map((one) => ({ attribute: one.attribute, n: due(f, seat, one) }))
}

/** The same, and who set a price is noted as having acted. */
export function pricesNow(t: T, seat: number, kind: string): readonly Due[] {
  for (const { rule } of region(t, kind).prices) if (rule !== undefined) priceNow(t, seat, rule, 0)
  return pricesOf(t, seat, kind)
}

/** Could the least price of a region be paid now? */
export function againstPrice(f: F, seat: number, kind: string): Reason | null {
  const { prices, needsCompanion, waivers } = region(f, kind)
  const p = player(f, seat)
  if (needsCompanion && p.party.length === 0) return NO_COMPANION
  for (const one of prices) if (payable(f, seat, one.attribute, due(f, seat, one))) return null
  for (const { rule, augment } of waivers) {
    if (active(f, seat, rule) !== null && augmentable(p, augment) > 0) return null
  }
  return prices.length === 0 ? null : PRICE
}

/** What modules set against visiting a region. */
export function barred(f: F, seat: number, hex: number): Reason | null {
  return f.values.box.against.visit?.(f, seat, hex) ?? null
}

/** Against visiting a region beside the figure, whatever visit is used for it. */
export function againstVisiting(f: F, seat: number, hex: number): Reason | null {
  const kind = at(f.state.regions, hex)
  if (kind === '') return HIDDEN
  if (f.state.turn.visited.includes(hex)) return VISITED_ALREADY
  return barred(f, seat, hex) ?? againstPrice(f, seat, kind)
}

export function offerVisits(t: T, seat: number): void {
  const { turn } = t.state
  const more = granted(t, seat, 'visit')
  for (const hex of at(TOUCHES, player(t, seat).space)) {
    // What stands against a region is worked out only where a visit is left.
    const against = turn.visitSpent && !more ? VISIT_SPENT : againstVisiting(t, seat, hex)
    t.may(at(VISIT, hex), turn.visitSpent ? VISIT_SPENT : against)
    if (more) t.may(at(EXTRA, hex), against)
  }
}

/** The ordinary visit: control may go with it. */
export function startVisit(t: T, seat: number, hex: number): void {
  const { turn } = t.state
  turn.visitSpent = true
  turn.mayControl = t.state.owners[hex] === seat ? 0 : hex
  goThere(t, seat, hex)
}

/** A further visit by a card: without control. (V-VISIT-6) */
export function startExtraVisit(t: T, seat: number, hex: number): void {
  useGrant(t, 'visit')
  goThere(t, seat, hex)
}

function goThere(t: T, seat: number, hex: number): void {
  t.state.turn.visited.push(hex)
  t.push({ do: 'visit', seat, region: hex })
}

/** After the cost and before the effect: the owner's honor, once a visit. (V-VISIT-3, 4) */
function greet(t: T, step: StepOf<'greet'>): void {
  const { seat, region: hex } = step
  const owner = at(t.state.owners, hex)
  if (owner === -1 || owner === seat) return
  happen(t, seat, { what: 'visitedOther' })
  const silent = active(t, seat, 'noRent')
  if (silent === null) changeHonor(t, owner, controlHonor(t, hex), 'rent', `rent:${hex}`)
  else t.credit(silent.card.id)
}

export const visitSteps = { greet }
