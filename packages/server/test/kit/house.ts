// A house on a real database in its own folder, with a clock that tests move and pages that keep every message they
// were sent.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Update } from '@lorehall/host'
import { Chance } from '@lorehall/kernel'
import { toyGame, toyTales } from '@lorehall/kernel/testing'
import type { LiveMessage, OnlineGives, OnlineTakes } from '@lorehall/protocol'
import { onTestFinished } from 'vitest'
import { atHand, games, taleOf } from '../../src/games.ts'
import type { Guest } from '../../src/guest.ts'
import { House, type HouseParts } from '../../src/house.ts'
import { LIMITS } from '../../src/limits.ts'
import type { Log } from '../../src/log.ts'
import { openSqlite, type SqliteStorage } from '../../src/sqlite/storage.ts'
import type { Person, Storage } from '../../src/storage.ts'
import { GAME } from './game.ts'

export type LobbyView = OnlineGives<'room'>

export const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

export const nonce = () => randomBytes(16).toString('hex')

/** Random bytes in hex that follow from the seed, so that a house that draws with them plays the same games each time. */
export function drawnBytes(seed: string): (bytes: number) => string {
  const chance = new Chance(seed)
  const byte = () => chance.below(256).toString(16).padStart(2, '0')
  return (bytes) => Array.from({ length: bytes }, byte).join('')
}

export interface TestHouse {
  house: House
  storage: SqliteStorage
  readonly file: string
  readonly clock: { now: number }
  /** Stops the house cleanly, then opens a new one on the same file. */
  reopen(): Promise<void>
}

/** The part of a test house that helpers use. */
export type AnyHouse = Pick<TestHouse, 'house'>

/** A house on this storage. */
export function houseWith(storage: Storage, parts: Partial<HouseParts> = {}): House {
  return new House({
    games,
    tale: taleOf,
    storage,
    now: Date.now,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    log: quiet,
    limits: LIMITS,
    version: 'test',
    webhooks: 'any',
    address: null,
    ...parts,
  })
}

/** A house on this file. Other houses may use the same file. */
export function houseOn(file: string, parts: Partial<HouseParts> = {}) {
  const storage = openSqlite(file)
  return { storage, house: houseWith(storage, parts) }
}

export function openHouse(parts: Partial<HouseParts> = {}): TestHouse {
  const folder = mkdtempSync(join(tmpdir(), 'lorehall-'))
  const file = join(folder, 'lorehall.db')
  const clock = { now: 1_800_000_000_000 }
  const open = () => houseOn(file, { now: () => clock.now, ...parts })
  const test: TestHouse = {
    ...open(),
    file,
    clock,
    reopen: async () => {
      await test.house.stop()
      Object.assign(test, open())
    },
  }
  onTestFinished(async () => {
    await test.house.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return test
}

/** Resolves when this turn of the event loop is over and changes of lobbies have been sent. */
export const turnOver = () =>
  new Promise<void>((resolve) => setImmediate(() => setImmediate(() => resolve())))

const read: (text: string) => LiveMessage = JSON.parse

/** A page that keeps every message it was sent, newest last. */
export class Page implements Guest {
  readonly heard: LiveMessage[] = []
  readonly person: Person | null
  ended: string | null = null

  constructor(person: Person | null) {
    this.person = person
  }

  tell(message: LiveMessage): void {
    // A copy, as over the wire: later changes in the house must not change it.
    this.heard.push(read(JSON.stringify(message)))
  }

  end(why: string): void {
    this.ended = why
  }

  get update(): Update {
    const found = this.heard.findLast((message) => 'update' in message)
    if (found === undefined || !('update' in found)) throw new Error('this page was shown no game')
    return found.update
  }

  get lobby(): LobbyView {
    const found = this.heard.findLast((message) => 'room' in message)
    if (found === undefined || !('room' in found)) throw new Error('this page was shown no lobby')
    return found.room
  }

  get turns(): string[] {
    const found = this.heard.findLast((message) => 'turns' in message)
    return found !== undefined && 'turns' in found ? found.turns : []
  }
}

export async function someone(test: AnyHouse, name: string): Promise<Person> {
  return (await test.house.introduce(name)).person
}

const isToyTale = (name: string): name is keyof typeof toyTales => Object.hasOwn(toyTales, name)

/** A house with the toy game and its long texts. */
export function openToyHouse(parts: Partial<HouseParts> = {}): TestHouse {
  return openHouse({
    ...parts,
    games: [atHand(toyGame)],
    tale: async (_game, name) => {
      if (!isToyTale(name)) throw new Error(`the toy has no text '${name}'`)
      return (await toyTales[name]()).TALE
    },
  })
}

export interface Gathered {
  readonly table: string
  readonly people: readonly Person[]
}

/** Creates a table with seats for these people, in this order, and then for `bots` bots. */
export async function gather(
  test: AnyHouse,
  names: readonly string[],
  more: Partial<OnlineTakes<'create'>> & { bots?: number; newNonce?: () => string } = {},
): Promise<Gathered> {
  const people = await Promise.all(names.map((name) => someone(test, name)))
  const [host] = people
  if (host === undefined) throw new Error('a table needs someone')
  const { bots = 0, newNonce = nonce, ...wanted } = more
  const seats = [
    ...people.map(() => ({ kind: 'open' as const })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'quick' })),
  ]
  const { table } = await test.house.perform('create', { game: GAME.id, seats, ...wanted }, host)
  for (const person of people) await test.house.perform('join', { table, nonce: newNonce() }, person)
  return { table, people }
}

export async function begin(test: AnyHouse, { table, people }: Gathered): Promise<void> {
  await test.house.perform('start', { table }, people[0] ?? null)
}

/** Agrees to the open proposal, or refuses it. */
export async function vote(
  test: AnyHouse,
  table: string,
  person: Person | null,
  agree = true,
): Promise<void> {
  const { proposal } = await test.house.perform('room', { table }, person)
  await test.house.perform('vote', { table, agree, proposal: proposal?.id ?? '' }, person)
}

/** Answers with the preferred option if it is offered, otherwise with the last option. */
export async function answer(test: AnyHouse, table: string, person: Person, prefer = ''): Promise<string> {
  const { ask } = await look(test, table, person)
  if (ask === null) throw new Error(`${person.name} is not asked anything`)
  const pick = ask.options.find((option) => option.id === prefer) ?? ask.options.at(-1)
  if (pick === undefined) throw new Error('an ask without options')
  await test.house.perform('answer', { table, ask: ask.id, picks: [pick.id] }, person)
  return pick.id
}

export function look(test: AnyHouse, table: string, person: Person | null): Promise<Update> {
  return test.house.perform('look', { table }, person)
}

/** Plays this many answers, or to the end of the game. Everyone takes the last option. */
export async function playOn(test: AnyHouse, { table, people }: Gathered, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const seen = await look(test, table, people[0] ?? null)
    const asked = people.find((_, seat) => seen.waiting.includes(seat))
    if (asked === undefined || seen.over) return
    await answer(test, table, asked)
  }
}

export async function entered(test: AnyHouse, person: Person | null, table?: string): Promise<Page> {
  const page = new Page(person)
  await test.house.enter(page)
  if (table !== undefined) await test.house.watch(page, table)
  return page
}
