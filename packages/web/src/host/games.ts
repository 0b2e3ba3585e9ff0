// Loads game code on demand: the rules with the first table of a game, the judge when a bot first has to think, long
// texts when they are first shown.
import { type Game, type GameOptions, type Judge, Refusal } from '@lorehall/kernel'
import type { HallGame } from '../games/game.ts'
import { gameNamed } from '../games/named.ts'

function known(id: string): HallGame {
  const game = gameNamed(id)
  if (game !== undefined) return game
  throw new Refusal('unknown-game', `this version of Lorehall does not know the game '${id}'`)
}

export async function loadGame(id: string, options: GameOptions, seats: number): Promise<Game> {
  return known(id).rules(options, seats)
}

export async function loadJudge(id: string, options: GameOptions): Promise<Judge> {
  return known(id).judge(options)
}

export async function loadTale(id: string, name: string): Promise<readonly string[]> {
  const fetch = gameNamed(id)?.tale
  if (fetch !== undefined) return fetch(name)
  throw new Refusal('bad-request', `'${id}' has no text named '${name}'`)
}
