// Game code, loaded when the first table of a game is opened.
import { type Game, Refusal } from '@lorehall/kernel'
import { gameNamed } from '../games/named.ts'

export async function loadGame(id: string): Promise<Game> {
  const game = gameNamed(id)
  if (game !== undefined) return game.rules()
  throw new Refusal('unknown-game', `this version of Lorehall does not know the game '${id}'`)
}
