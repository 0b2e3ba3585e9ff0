// Clicking a log line explains its thing, for every kind of event of every game and module.
import { readdirSync, readFileSync } from 'node:fs'
import { heroes } from '@lorehall/heroes'
import { loggedEvents as ofHeroes } from '@lorehall/heroes/testing'
import { type Eyes, type LogLine, TableHost, type Update } from '@lorehall/host'
import { Chance, type Game, inOneGo, isRecord, readRecord, Table } from '@lorehall/kernel'
import { drawnStart } from '@lorehall/kernel/testing'
import { nowOrNever } from '@lorehall/now-or-never'
import { loggedEvents as ofNowOrNever } from '@lorehall/now-or-never/testing'
import { vindication } from '@lorehall/vindication'
import { loggedEvents } from '@lorehall/vindication/testing'
import { expect, test, vi } from 'vitest'
import { meantBy } from '../../src/screens/table/meant.ts'
import type { GameParts } from '../../src/table-ui/parts.ts'
import { ENGLISH } from '../kit.ts'
import { rareTables } from './rare-events.ts'
import { rareTablesOfHeroes } from './rare-events-heroes.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { gameNamed } = await import('../../src/games/named.ts')

const goldenFolder = (game: Game) => new URL(`../../../${game.id}/test/golden/`, import.meta.url)

function golden(game: Game): readonly Table[] {
  const folder = goldenFolder(game)
  return readdirSync(folder).map((name) => {
    const file: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    if (!isRecord(file)) throw new Error(`${name} is not a golden game`)
    return Table.replay(game, readRecord(file['record']))
  })
}

/** Some random games never end: their events up to then are enough. */
const A_LONG_GAME = 3000

/** A random game with random options. */
function byChance(game: Game, seed: string): Table {
  const chance = new Chance(seed)
  const table = new Table(game, { ...drawnStart(game, {}, chance), seed })
  for (let answers = 0; answers < A_LONG_GAME && !table.over; answers++) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, chance.pick(ask.options.filter(({ manner }) => manner !== 'unticks')))
  }
  return table
}

/** A host for this table, without storage or bots. */
function hosted(table: Table): TableHost {
  const plans = table.sitters.map(({ name }) => ({ name, kind: 'person' as const }))
  return new TableHost('table', table, plans, {
    keep: () => Promise.resolve(),
    judge: () => Promise.reject(new Error('nobody here is a bot')),
    breathe: () => Promise.resolve(),
  })
}

/** The fault in the explanation that a click on the line shows; null if there is none. */
function wrongWith(line: LogLine, update: Update, parts: GameParts): string | null {
  const { look, about } = meantBy(line, update, parts, ENGLISH)
  if (line.at === null || look !== undefined) return null
  if (about === null || about.title === '') return 'says nothing of its thing'
  const said = `${about.title} ${about.text}`
  return /\b(?:undefined|NaN|null)\b/.test(said) || line.at.endsWith(`:${about.title}`)
    ? `says "${said}"`
    : null
}

/** Clicks every line at the end of a game, and the first line of each sort also at the moment it happened. */
class Clicker {
  readonly types = new Set<string>()
  readonly wrong = new Set<string>()
  private readonly sorts = new Set<string>()

  async read(table: Table, eyes: Eyes): Promise<void> {
    const host = hosted(table)
    const last = await host.watch({ eyes, tell: () => undefined, stopped: () => undefined })
    const parts = await partsOf(table)
    parts.prepare(last)
    for (const line of last.log) {
      this.types.add(line.type)
      this.click(last, line, parts)
      const sort = [line.type, line.at?.split(':')[0], line.seat === eyes].join(' ')
      if (this.sorts.has(sort)) continue
      this.sorts.add(sort)
      this.click(await host.replay(line.seq, eyes, false), line, parts)
    }
  }

  private click(update: Update, line: LogLine, parts: GameParts): void {
    const where = `${line.type} at ${line.at ?? 'nothing'}`
    try {
      const wrong = wrongWith(line, update, parts)
      if (wrong !== null) this.wrong.add(`${where} ${wrong}`)
    } catch (error) {
      this.wrong.add(`${where}: ${String(error)}`)
    }
  }
}

/** Events of Vindication without a log line. */
const SILENT = ['left', 'sealed', 'turnEnded']

/** The logged events of the base game and of every module that one of these tables uses. */
function inVindication(tables: readonly Table[]): readonly string[] {
  const boxes = tables.map(({ options }) => vindication.values.read({}, options).box)
  const ofModules = boxes.flatMap(({ text }) => Object.keys(text.events))
  return [...new Set([...loggedEvents(), ...ofModules])].filter((type) => !SILENT.includes(type))
}

/** The same of Heroes. */
function inHeroes(tables: readonly Table[]): readonly string[] {
  const boxes = tables.map(({ options }) => heroes.values.read({}, options).box)
  return [...new Set([...ofHeroes(), ...boxes.flatMap(({ text }) => Object.keys(text.events))])]
}

/** Events of the story that neither golden nor random games reach: of pieces that heroes carry, and of a campaign. */
const RARE_IN_STORY = ['sentAway', 'carries', 'helped', 'starts', 'moored']

/** The same of Now or Never. */
function inNowOrNever(tables: readonly Table[]): readonly string[] {
  const boxes = tables.map(({ options }) => nowOrNever.values.read({}, options).box)
  return [...new Set([...ofNowOrNever(), ...boxes.flatMap(({ text }) => Object.keys(text.events))])]
}

type Events = (tables: readonly Table[]) => readonly string[]

const GAMES: readonly (readonly [Game, Events, () => readonly Table[]])[] = [
  [vindication, inVindication, rareTables],
  [nowOrNever, inNowOrNever, () => []],
  [heroes, inHeroes, rareTablesOfHeroes],
]

/** An upper bound; far fewer are needed. */
const GAMES_BY_CHANCE = 60

async function partsOf({ game, options }: Table): Promise<GameParts> {
  const parts = await gameNamed(game.id)?.table(options)
  if (parts === undefined) throw new Error(`the hall has no '${game.id}'`)
  return parts
}

test.each(GAMES)('$title: a click on every kind of line explains it', async (game, events, rare) => {
  const clicker = new Clicker()
  // Once as a spectator, once as one of the players.
  const read = async (table: Table) => {
    for (const eyes of [null, table.moves % table.sitters.length]) await clicker.read(table, eyes)
  }
  const tables = [...golden(game), ...rare()]
  for (const table of tables) await read(table)
  const told = events(tables)
  const missing = () => told.filter((type) => !clicker.types.has(type) && !RARE_IN_STORY.includes(type))
  for (let i = 0; i < GAMES_BY_CHANCE && missing().length > 0; i++) await read(byChance(game, `log ${i}`))
  expect(missing()).toEqual([])
  expect([...clicker.types].filter((type) => !told.includes(type))).toEqual([])
  expect([...clicker.wrong]).toEqual([])
})

/** Every kind of thing that options or log lines of a game point at. */
async function kindsIn(table: Table): Promise<ReadonlySet<string>> {
  const { log } = await hosted(table).look(0)
  const kinds = new Set(log.map(({ at }) => at ?? ''))
  const retelling = table.retelling(({ asks }) => {
    for (const { options } of asks) for (const { at } of options) kinds.add(at)
  })
  inOneGo(retelling)
  return new Set([...kinds].map((at) => at.split(':')[0] ?? ''))
}

test.each(GAMES)('$title: a thing that does not exist causes no error', async (game) => {
  const table = byChance(game, 'nowhere')
  const parts = await partsOf(table)
  const kinds = await kindsIn(table)
  expect(kinds.size).toBeGreaterThan(5)
  for (const eyes of [null, 0]) {
    const update = await hosted(table).look(eyes)
    parts.prepare(update)
    for (const kind of kinds)
      for (const id of ['nowhere', '-1', '999', '0.5', ''])
        expect(() => parts.boards.thing(update, `${kind}:${id}`, ENGLISH), `${kind}:${id}`).not.toThrow()
  }
})
