// Abilities that were used up for this turn or this round. (H-ABILITY-9)
import type { Ability } from '../../cards/effect.ts'
import { factionOf, player } from '../lookup.ts'
import type { F, T } from '../step.ts'

export function abilityOf(f: F, seat: number, id: string): Ability | undefined {
  return factionOf(f, seat).abilities.find((one) => one.id === id)
}

export const isUsed = (f: F, seat: number, id: string): boolean => player(f, seat).used.includes(id)

/** Marks an ability as used if it can be used only once per turn or round. Spells are never used up. */
export function markUsed(t: T, seat: number, by: string): void {
  if (abilityOf(t, seat, by)?.once !== undefined) player(t, seat).used.push(by)
}

/** At the start of a turn: abilities that can be used once per turn are available again. */
export function renew(t: T): void {
  for (let seat = 0; seat < t.state.players.length; seat++) {
    const p = player(t, seat)
    if (p.used.length > 0) p.used = p.used.filter((id) => abilityOf(t, seat, id)?.once !== 'turn')
  }
}
