// The games of the house: one list for the server and the command. The first is the one that is meant
// where nobody says which.
import { heroes } from '@lorehall/heroes'
import type { Tales } from '@lorehall/host'
import { type Game, Refusal } from '@lorehall/kernel'
import { nowOrNever } from '@lorehall/now-or-never'
import { vindication } from '@lorehall/vindication'

export const games: readonly [Game, ...Game[]] = [vindication, nowOrNever, heroes]

export function gameNamed(id: string, among: readonly Game[] = games): Game {
  const game = among.find((known) => known.id === id)
  if (game !== undefined) return game
  const known = among.map((game) => game.id).join(', ')
  throw new Refusal('unknown-game', `there is no game '${id}'; there are: ${known}`)
}

/** Where a game has its long texts, by its id: each is loaded when it is first shown. */
const tales: Readonly<Record<string, (name: string) => Promise<readonly string[]>>> = {}

export const taleOf: Tales = (game, name) => {
  const fetch = tales[game]
  if (fetch === undefined)
    throw new Refusal('bad-request', `'${game}' has no long texts, nor one named '${name}'`)
  return fetch(name)
}
