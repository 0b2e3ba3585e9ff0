// Loot and teleport tokens as the table shows them.
import type { Shown } from '../../seen.ts'
import { mythsIn } from './seen.ts'

export function lootOf(view: Shown, seat: number): readonly string[] {
  return mythsIn(view)?.loot[seat] ?? []
}

export function tokensOf(view: Shown, seat: number): number {
  return mythsIn(view)?.tokens[seat] ?? 0
}
