// How many play, where nobody says: four, or as near to that as the options allow.
import { type Game, type GameOptions, readOptions } from '@lorehall/kernel'

const USUAL = 4

export const howManySeats = {
  type: 'string',
  description: `how many play; ${USUAL} unless said, or as many as can`,
} as const

export function seatsFor(game: Game, options: GameOptions = readOptions(game, undefined)): number {
  const { seats } = game.form.allows(options)
  return seats.findLast((count) => count <= USUAL) ?? seats[0] ?? USUAL
}
