// The games of the house: one list for the server and the command. The first is the one that is meant
// where nobody says which.
import { type Game, Refusal } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'

export const games: readonly [Game, ...Game[]] = [vindication]

export function gameNamed(id: string, among: readonly Game[] = games): Game {
  const game = among.find((known) => known.id === id)
  if (game !== undefined) return game
  const known = among.map((game) => game.id).join(', ')
  throw new Refusal('unknown-game', `there is no game '${id}'; there are: ${known}`)
}
