// Game code, loaded when the first table of a game is opened; what bots judge it by when one of them has to think; its
// long texts when they are first shown.
import { type Game, type GameOptions, type Judge, Refusal } from '@lorehall/kernel'
import type { HallGame } from '../games/game.ts'
import { gameNamed } from '../games/named.ts'

function known(id: string): HallGame {
  const game = gameNamed(id)
  if (game !== undefined) return game
  throw new Refusal('unknown-game', `this version of Lorehall does not know the game '${id}'`)
}

export async function loadGame(id: string, options: GameOptions): Promise<Game> {
  return known(id).rules(options)
}

export async function loadJudge(id: string, options: GameOptions): Promise<Judge> {
  return known(id).judge(options)
}

export async function loadTale(id: string, name: string): Promise<readonly string[]> {
  const fetch = gameNamed(id)?.tale
  if (fetch !== undefined) return fetch(name)
  throw new Refusal('bad-request', `'${id}' has no long texts, nor one named '${name}'`)
}
