// Which solo scores are compared with each other.
import type { GameOptions } from '@lorehall/kernel'
import { gameNamed } from './named.ts'

/** The list that a solo score belongs to: that of the game, or of a part that the game compares by itself. */
export function scoresOf(game: string, options: GameOptions): string {
  const part = gameNamed(game)?.compares?.(options) ?? ''
  return part === '' ? game : `${game} ${part}`
}
