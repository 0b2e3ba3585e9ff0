// Loot and teleport tokens as the table shows them.
import type { GameView } from '../view.ts'
import { mythsIn } from './seen.ts'

export function lootOf(view: GameView, seat: number): readonly string[] {
  return mythsIn(view)?.loot[seat] ?? []
}

export function tokensOf(view: GameView, seat: number): number {
  return mythsIn(view)?.tokens[seat] ?? 0
}
