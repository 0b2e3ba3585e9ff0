// The effects of favor, by use. (V-GUILDS-5 to 12, V-GUILDS-16, V-GUILDS-17)
import type { Reason } from '@lorehall/kernel'
import type { Rent } from '../../../box/module.ts'
import type { Happening } from '../../../cards/card.ts'
import { loaded } from '../../../loaded.ts'
import { player } from '../../../rules/counters.ts'
import { changeHonor } from '../../../rules/honor.ts'
import { amount } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { FORTIFIED } from '../reasons.ts'
import { favorOf, guilds, laidNow, type T } from '../state.ts'

/** The score line for honor from favor. */
export const SOURCE = 'favor'

/** Only the player who fortified a region can control it. (V-GUILDS-5) */
export function againstControl(f: F, seat: number, hex: number): Reason | null {
  const by = guilds(f).fortified[hex]
  return by === undefined || by === -1 || by === seat ? null : FORTIFIED
}

/**
 * The controller and the token's owner share the honor of a visit. A visit by the controller gives none. (V-GUILDS-6)
 */
export function rents(f: F, hex: number, usual: Rent): readonly Rent[] | null {
  const seat = guilds(f).favor.findIndex(({ use, n, fresh }) => use === 'diplomacy' && n === hex && fresh)
  if (seat === -1 || seat === usual.seat) return null
  const n = amount(f, 'guilds', 'diplomacy')
  return [
    { ...usual, n },
    { seat, n, source: SOURCE, from: 'diplomacy' },
  ]
}

export function hears(t: T, seat: number, happened: Happening): void {
  if (happened.what === 'stepped' || happened.what === 'landed') cross(t, seat)
  else if (happened.what === 'activated' && happened.free) rest(t, seat, happened.card)
}

/** Each time an opponent enters the space, passing or stopping. (V-GUILDS-7) */
function cross(t: T, walker: number): void {
  const { space } = player(t, walker)
  const { favor } = guilds(t)
  for (let seat = 0; seat < favor.length; seat++) {
    const { use, n } = at(favor, seat)
    if (use !== 'barricade' || n !== space || seat === walker) continue
    changeHonor(t, seat, amount(t, 'guilds', 'barricade'), SOURCE, 'barricade')
  }
}

/** A favored companion is activated without a block, and 1 block returns from it. (V-GUILDS-11) */
function rest(t: T, seat: number, id: string): void {
  if (!frees(t, seat, id)) return
  const p = player(t, seat)
  const lying = loaded(p.party, id)
  if (lying.blocks === 0) return
  lying.blocks--
  p.influence++
  t.emit({ type: 'returned', seat, card: id, n: 1, from: 'allegiance' })
}

export function frees(f: F, seat: number, id: string): boolean {
  return laidNow(f, seat, 'allegiance') && favorOf(f, seat).on === id
}

/** Using a favored relic charges it. (V-GUILDS-12) */
export function charges(f: F, seat: number, id: string): boolean {
  return laidNow(f, seat, 'empowerment') && favorOf(f, seat).on === id
}

/** Others can't make the owner dilute along the step where favor is placed. (V-GUILDS-10) */
export function guards(f: F, seat: number, from: 'conviction' | 'influence'): boolean {
  const { use, on } = favorOf(f, seat)
  return use === 'leading' && on === (from === 'conviction' ? 'influence' : 'potential')
}

export function rerolls(f: F, seat: number): string | null {
  const { use, on } = favorOf(f, seat)
  return use === 'destiny' ? on : null
}

/** A commended trait did something. (V-GUILDS-16) */
export function acted(t: T, seat: number, id: string): void {
  const { use, on } = favorOf(t, seat)
  if (use !== 'commendation' || on !== id) return
  // Variant: it lasts only for the turn. (V-EDITION-15)
  if (t.options['commendedThisTurn'] !== true || laidNow(t, seat, use))
    changeHonor(t, seat, amount(t, 'guilds', 'commendation'), SOURCE, 'commendation')
}
