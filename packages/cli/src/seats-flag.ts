// The default number of players: four, or as near to that as the options allow.
import { type Game, type GameOptions, readOptions } from '@lorehall/kernel'

const USUAL = 4

export const howManySeats = {
  type: 'string',
  description: `how many players (default: ${USUAL}, or as many as the options allow)`,
} as const

export function seatsFor(game: Game, options: GameOptions = readOptions(game, undefined)): number {
  const { seats } = game.form.allows(options)
  return seats.findLast((count) => count <= USUAL) ?? seats[0] ?? USUAL
}
