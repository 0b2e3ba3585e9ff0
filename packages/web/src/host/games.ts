// Game code, loaded when the first table of a game is opened; its long texts when they are first shown.
import { type Game, type GameOptions, Refusal } from '@lorehall/kernel'
import { gameNamed } from '../games/named.ts'

export async function loadGame(id: string, options: GameOptions): Promise<Game> {
  const game = gameNamed(id)
  if (game !== undefined) return game.rules(options)
  throw new Refusal('unknown-game', `this version of Lorehall does not know the game '${id}'`)
}

export async function loadTale(id: string, name: string): Promise<readonly string[]> {
  const fetch = gameNamed(id)?.tale
  if (fetch !== undefined) return fetch(name)
  throw new Refusal('bad-request', `'${id}' has no long texts, nor one named '${name}'`)
}
