// The list of all games, for the server and the command. The first is the default.
import * as heroes from '@lorehall/heroes/form'
import type { Tales } from '@lorehall/host'
import { taleIn } from '@lorehall/host/tales'
import { type Game, type Inspect, type Judge, Refusal, type WholeGame } from '@lorehall/kernel'
import * as nowOrNever from '@lorehall/now-or-never/form'
import * as vindication from '@lorehall/vindication/form'

/** A game as lists and the lobby know it. Its rules are loaded when its first table opens. */
export interface HouseGame extends Pick<Game, 'id' | 'title' | 'form'> {
  readonly load: () => Promise<Game>
  /** Rates positions for bots. Loaded when the first bot has to think. */
  readonly judge: () => Promise<Judge>
  /** Self-checks of the rules, for tests and the command. */
  readonly inspect: () => Promise<Inspect>
}

export const games: readonly [HouseGame, ...HouseGame[]] = [
  {
    id: 'vindication',
    title: 'Vindication',
    form: vindication,
    load: async () => (await import('@lorehall/vindication')).vindication,
    judge: async () => (await import('@lorehall/vindication/judge')).judge,
    inspect: async () => (await import('@lorehall/vindication/inspect')).inspect,
  },
  {
    id: 'now-or-never',
    title: 'Now or Never',
    form: nowOrNever,
    load: async () => (await import('@lorehall/now-or-never')).nowOrNever,
    judge: async () => (await import('@lorehall/now-or-never/judge')).judge,
    inspect: async () => (await import('@lorehall/now-or-never/inspect')).inspect,
  },
  {
    id: 'heroes',
    title: 'Heroes of Land, Air & Sea',
    form: heroes,
    load: async () => (await import('@lorehall/heroes')).heroes,
    judge: async () => (await import('@lorehall/heroes/judge')).judge,
    inspect: async () => (await import('@lorehall/heroes/inspect')).inspect,
  },
]

/** Wraps a game that is already loaded. */
export const atHand = (game: WholeGame): HouseGame => ({
  ...game,
  load: async () => game,
  judge: async () => game.judge,
  inspect: async () => game.inspect,
})

export function named<G extends { readonly id: string }>(id: string, among: readonly G[]): G {
  const game = among.find((known) => known.id === id)
  if (game !== undefined) return game
  const known = among.map((game) => game.id).join(', ')
  throw new Refusal('unknown-game', `there is no game '${id}'; use one of: ${known}`)
}

export async function gameNamed(id: string, among: readonly HouseGame[] = games): Promise<Game> {
  return named(id, among).load()
}

/** Loads a game with its judge and its self-checks, for the command. */
export async function wholeGame({ load, judge, inspect }: HouseGame): Promise<WholeGame> {
  const [game, judging, inspecting] = await Promise.all([load(), judge(), inspect()])
  return { ...game, judge: judging, inspect: inspecting }
}

/** How to load the long texts of a game, by its id. A text is loaded when it is first shown. */
const tales: Readonly<Record<string, (name: string) => Promise<readonly string[]>>> = {
  'now-or-never': async (name) =>
    taleIn((await import('@lorehall/now-or-never/tales')).filesWith(name), name),
}

export const taleOf: Tales = (game, name) => {
  const fetch = tales[game]
  if (fetch === undefined) throw new Refusal('bad-request', `'${game}' has no text named '${name}'`)
  return fetch(name)
}
