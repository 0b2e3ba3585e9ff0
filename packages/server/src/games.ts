// The games of the house: one list for the server and the command.
import { type Game, Refusal } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'

export const games: readonly Game[] = [vindication]

export function gameNamed(id: string): Game {
  const game = games.find((known) => known.id === id)
  if (game !== undefined) return game
  const known = games.map((game) => game.id).join(', ')
  throw new Refusal('unknown-game', `there is no game '${id}'; there are: ${known}`)
}
