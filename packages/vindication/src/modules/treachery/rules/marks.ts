// Black blocks: put on cards and regions, and removed for conviction. (V-TREACHERY-6 to 10)
import type { Option, Reason } from '@lorehall/kernel'
import { CONVICTION } from '../../../reasons.ts'
import { askPayers, payConviction, usable } from '../../../rules/power.ts'
import { isCompanion } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { LIFT, LIFT_REGION } from '../choices.ts'
import { MARKED_CARD, MARKED_COMPANION, MARKED_REGION } from '../reasons.ts'
import { BLACK_BLOCKS, type DeedStep, type LiftStep, type T, treacheryOf } from '../state.ts'

/** Black blocks left in the shared supply. */
export function blocksLeft(f: F): number {
  return BLACK_BLOCKS - (f.values.box.blackBlocks?.(f) ?? 0)
}

export function marksLaid(f: F): number {
  const { cards, hexes } = treacheryOf(f)
  return cards.length + hexes.length
}

function isMarked(f: F, id: string): boolean {
  return treacheryOf(f).cards.includes(id)
}

export const againstMarked = {
  visit: (f: F, _seat: number, hex: number): Reason | null =>
    treacheryOf(f).hexes.includes(hex) ? MARKED_REGION : null,
  control: (f: F, _seat: number, hex: number): Reason | null =>
    treacheryOf(f).hexes.includes(hex) ? MARKED_REGION : null,
  activation: (f: F, _seat: number, id: string): Reason | null => (isMarked(f, id) ? MARKED_COMPANION : null),
  use: (f: F, _seat: number, id: string): Reason | null => (silences(f, id) ? MARKED_CARD : null),
}

/** A marked companion only can't be activated; a marked relic or trait is switched off. */
export function silences(f: F, id: string): boolean {
  return isMarked(f, id) && !isCompanion(f, id)
}

export function mark(t: T, step: DeedStep<'mark'>): void {
  const { seat, from, whom, card: id, hex } = step
  const kept = treacheryOf(t)
  if (hex > 0) {
    kept.hexes.push(hex)
    t.emit({ type: 'markedRegion', seat, region: hex, from })
  } else {
    kept.cards.push(id)
    t.emit({ type: 'marked', seat, whom, card: id, from })
  }
}

/** Any player may remove any of them for 1 conviction. */
export function offerLifting(t: T, seat: number): void {
  const { cards, hexes } = treacheryOf(t)
  if (cards.length + hexes.length === 0) return
  const against = usable(t, seat) > 0 ? null : CONVICTION
  for (const id of cards) t.may(LIFT(id), against)
  for (const hex of hexes) t.may(at(LIFT_REGION, hex), against)
}

function beginLifting(t: T, seat: number, chosen: Option): void {
  t.push({ do: 'treachery/lift', seat, card: chosen.name, hex: Math.max(0, chosen.n), from: 'lift' })
  askPayers(t, seat, 1, 'lift')
}

export const liftingActs = { lift: beginLifting, 'lift-region': beginLifting }

export function lift(t: T, step: LiftStep): void {
  const { seat, card: id, hex } = step
  payConviction(t, seat, 1, 'lift')
  const kept = treacheryOf(t)
  if (hex > 0) {
    kept.hexes = kept.hexes.filter((other) => other !== hex)
    t.emit({ type: 'liftedRegion', seat, region: hex })
  } else {
    kept.cards = kept.cards.filter((other) => other !== id)
    t.emit({ type: 'lifted', seat, card: id })
  }
}

/** A card that replaces a marked one is marked. (V-TREACHERY-10) */
export function passOn(t: T, _seat: number, id: string, by: string): void {
  const kept = treacheryOf(t)
  kept.cards = kept.cards.map((marked) => (marked === id ? by : marked))
}

/** The black block of a card that leaves returns to the supply. */
export function clearAway(t: T, _seat: number, id: string): void {
  const kept = treacheryOf(t)
  if (kept.cards.includes(id)) kept.cards = kept.cards.filter((other) => other !== id)
}
