// Helpers: a hall with its games, a page that remembers its updates, and waiting for bots.
import { type Game, Refusal, type WholeGame } from '@lorehall/kernel'
import { toyGame, toyTales } from '@lorehall/kernel/testing'
import { vindication } from '@lorehall/vindication'
import {
  type Client,
  Hall,
  type HallParts,
  memoryStore,
  type NewTable,
  type SeatPlan,
  type Tales,
  type Update,
} from '../src/index.ts'
import { inspect } from '@lorehall/vindication/inspect'
import { judge } from '@lorehall/vindication/judge'

export const ME: SeatPlan = { name: 'Ada', kind: 'person' }
export const YOU: SeatPlan = { name: 'Bo', kind: 'person' }
export const BOT: SeatPlan = { name: 'Brim', kind: 'bot', bot: 'quick' }

const games: readonly WholeGame[] = [{ ...vindication, judge, inspect }, toyGame]

function loadGame(id: string): Promise<WholeGame> {
  const game = games.find((one) => one.id === id)
  if (game !== undefined) return Promise.resolve(game)
  return Promise.reject(new Refusal('unknown-game', `no game '${id}'`))
}

const isTale = (name: string): name is keyof typeof toyTales => Object.hasOwn(toyTales, name)

/** The toy's long texts; `fetched` gets their names in the order of loading. */
export function talesOf(fetched: string[]): Tales {
  return async (game, name) => {
    if (game !== 'toy' || !isTale(name)) throw new Error(`there is no text '${name}'`)
    fetched.push(name)
    return (await toyTales[name]()).TALE
  }
}

export function newHall(parts: Partial<HallParts> = {}): Hall {
  let ids = 0
  let time = 0
  return new Hall({
    game: loadGame,
    judge: async (id) => (await loadGame(id)).judge,
    store: memoryStore(),
    newId: () => `t${ids++}${time}`,
    newSeed: () => 'seed',
    now: () => time++,
    breathe: () => Promise.resolve(),
    ...parts,
  })
}

export class Page implements Client {
  readonly updates: Update[] = []
  readonly troubles: string[] = []
  readonly codes: string[] = []

  tell(update: Update): void {
    this.updates.push(update)
  }

  stopped(trouble: { code: string; message: string }): void {
    this.troubles.push(trouble.message)
    this.codes.push(trouble.code)
  }

  get last(): Update | undefined {
    return this.updates.at(-1)
  }
}

/** Waits until the bots have nothing more to answer. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 400; i++) await Promise.resolve()
}

/** One table of a hall, with one page on it. */
export interface At {
  readonly hall: Hall
  readonly page: Page
  readonly table: string
}

export async function toyTable(
  seats: readonly SeatPlan[],
  more: Partial<NewTable> = {},
  hall = newHall(),
): Promise<At> {
  const page = new Page()
  const { table } = await hall.request(page, 'create', { game: 'toy', seats, seed: 'toy', ...more })
  return { hall, page, table }
}

export function look({ hall, page, table }: At, eyes: number | null): Promise<Update> {
  return hall.request(page, 'watch', { table, eyes })
}

/** Answers for a seat; several picks are one answer. */
export async function give(at: At, seat: number, ...picks: string[]): Promise<Update> {
  const { hall, page, table } = at
  const { ask } = await look(at, seat)
  await hall.request(page, 'answer', { table, seat, ask: ask?.id ?? -1, picks })
  await settled()
  return look(at, seat)
}

/** A new table with one page watching, once the bots have settled. */
export async function seated(seats: readonly SeatPlan[], store = memoryStore(), game: Game = toyGame) {
  const hall = newHall({ store })
  const page = new Page()
  const { table } = await hall.request(page, 'create', { game: game.id, seats, seed: 'hall' })
  const first = await hall.request(page, 'watch', { table, eyes: 0 })
  await settled()
  return { hall, page, table, first }
}

/** Answers for a seat; without picks, with its first option. */
export async function answer(
  hall: Hall,
  page: Page,
  table: string,
  seat: number,
  ...picks: string[]
): Promise<Update> {
  const first = (await look({ hall, page, table }, seat)).ask?.options[0]?.id ?? ''
  return give({ hall, page, table }, seat, ...(picks.length > 0 ? picks : [first]))
}
