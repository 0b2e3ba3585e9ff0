// The Strength that markers on Regions take in Battles there.
import type { Place } from '../map/world.ts'
import type { F } from '../rules/step.ts'
import { isAlly } from '../rules/teams.ts'

/** The Strength that markers take from a seat's enemies in a Battle there, less what they take from the seat. */
export function advantageAt(f: F, seat: number, place: Place): number {
  const { state, values } = f
  if (state.marks.length === 0) return 0
  let sum = 0
  for (const { at, id, seat: owner } of state.marks) {
    const weakens = values.markers[id]?.weakens
    if (at !== place || weakens === undefined) continue
    sum += owner === seat || isAlly(f, seat, owner) ? weakens : -weakens
  }
  return sum
}
