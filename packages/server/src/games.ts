// The games of the house: one list for the server and the command. The first is the one that is meant
// where nobody says which.
import * as heroes from '@lorehall/heroes/form'
import type { Tales } from '@lorehall/host'
import { type Game, Refusal } from '@lorehall/kernel'
import * as nowOrNever from '@lorehall/now-or-never/form'
import * as vindication from '@lorehall/vindication/form'

/** A game as lists and the lobby know it. Its rules are loaded when its first table opens. */
export interface HouseGame extends Pick<Game, 'id' | 'title' | 'form'> {
  readonly load: () => Promise<Game>
}

export const games: readonly [HouseGame, ...HouseGame[]] = [
  {
    id: 'vindication',
    title: 'Vindication',
    form: vindication,
    load: async () => (await import('@lorehall/vindication')).vindication,
  },
  {
    id: 'now-or-never',
    title: 'Now or Never',
    form: nowOrNever,
    load: async () => (await import('@lorehall/now-or-never')).nowOrNever,
  },
  {
    id: 'heroes',
    title: 'Heroes of Land, Air & Sea',
    form: heroes,
    load: async () => (await import('@lorehall/heroes')).heroes,
  },
]

/** A game that is loaded already. */
export const atHand = (game: Game): HouseGame => ({ ...game, load: async () => game })

export function named<G extends { readonly id: string }>(id: string, among: readonly G[]): G {
  const game = among.find((known) => known.id === id)
  if (game !== undefined) return game
  const known = among.map((game) => game.id).join(', ')
  throw new Refusal('unknown-game', `there is no game '${id}'; there are: ${known}`)
}

export async function gameNamed(id: string, among: readonly HouseGame[] = games): Promise<Game> {
  return named(id, among).load()
}

/** Where a game has its long texts, by its id: each is loaded when it is first shown. */
const tales: Readonly<Record<string, (name: string) => Promise<readonly string[]>>> = {}

export const taleOf: Tales = (game, name) => {
  const fetch = tales[game]
  if (fetch === undefined)
    throw new Refusal('bad-request', `'${game}' has no long texts, nor one named '${name}'`)
  return fetch(name)
}
