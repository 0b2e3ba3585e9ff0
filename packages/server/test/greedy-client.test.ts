// One client wants everything: others play on as if it were not there, and nothing of theirs is lost.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Chance } from '@lorehall/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../src/sqlite/storage.ts'
import { askByHttp, introduced, isUpdate, Line, type Seen } from './kit/caller.ts'
import { GAME } from './kit/game.ts'
import { nonce } from './kit/house.ts'
import { faultsOf } from './kit/ledger.ts'
import { Race } from './kit/race.ts'
import { newFolder, ServerProcess } from './kit/running.ts'

const GREEDY = fileURLToPath(new URL('kit/greedy.ts', import.meta.url))
const TABLES = 3
/** Each of its tricks, in milliseconds. */
const LASTING = 2500
/** People think before they answer. */
const THINKING = 60
/** What an answer may take at the 99th percentile: so many times what it takes without the client, or so long. */
const FACTOR = 10
const LONG_MS = 250
/** Answers from which a percentile can be told. */
const ENOUGH = 50
const MOST_MEMORY = 300_000_000

/** Someone who plays from a network of their own, and notes how long each answer took. */
class Sitter {
  readonly token: string
  readonly seat: number
  readonly race: Race
  readonly took: number[] = []
  private readonly line: Line
  private readonly chance: Chance
  private seen: Seen | null = null

  constructor(port: number, token: string, seat: number, race: Race) {
    this.token = token
    this.seat = seat
    this.race = race
    this.chance = new Chance(`${race.table}/${seat}`)
    this.line = new Line(port, token, { 'x-forwarded-for': `192.0.2.${this.chance.below(250)}` })
    this.line.hear = (message) => {
      if (isUpdate(message)) this.seen = message.update
    }
  }

  async play(isOver: () => boolean): Promise<void> {
    const { race, seat } = this
    await this.line.ask('watch', { table: race.table })
    while (!isOver()) {
      await after(THINKING)
      const ask = this.seen?.ask ?? null
      if (ask === null) continue
      const pick = this.chance.pick(ask.options).id
      const began = performance.now()
      const reply = await this.line.ask('answer', { table: race.table, ask: ask.id, picks: [pick] })
      this.took.push(performance.now() - began)
      if (reply.ok) race.acknowledged(seat, ask.id, pick)
      else race.refused(reply.code, reply.message)
    }
  }

  hangUp(): void {
    this.line.hangUp()
  }
}

async function begun(port: number): Promise<Sitter[]> {
  const tokens = [await introduced(port, 'Ada'), await introduced(port, 'Bo')]
  const [host = ''] = tokens
  const seats = tokens.map(() => ({ kind: 'open' }))
  const made = await askByHttp(port, host, 'create', { game: GAME.id, seats })
  const table = made.ok ? String(made.body['table']) : made.message
  for (const token of tokens) await askByHttp(port, token, 'join', { table, nonce: nonce() })
  await askByHttp(port, host, 'start', { table })
  const race = new Race(table)
  return tokens.map((token, seat) => new Sitter(port, token, seat, race))
}

/** The 99th percentile of what answers took that were given until then. */
async function playedUntil(sitters: readonly Sitter[], until: Promise<unknown>): Promise<number> {
  const before = sitters.map(({ took }) => took.length)
  const state = { over: false }
  const end = until.finally(() => (state.over = true))
  await Promise.all(sitters.map((sitter) => sitter.play(() => state.over)))
  await end
  const took = sitters.flatMap((sitter, i) => sitter.took.slice(before[i])).toSorted((a, b) => a - b)
  expect(took.length).toBeGreaterThan(ENOUGH)
  return took[Math.floor(took.length * 0.99)] ?? 0
}

/** A while, and until so many more answers were given. */
async function enough(sitters: readonly Sitter[]): Promise<void> {
  const given = () => sitters.reduce((sum, { took }) => sum + took.length, 0)
  const before = given()
  await after(LASTING)
  while (given() - before <= ENOUGH) await after(THINKING)
}

test('a greedy client takes nothing from those who play', async () => {
  const folder = newFolder()
  const file = join(folder, 'lorehall.db')
  const server = await new ServerProcess({ LOREHALL_TRUST_PROXY: '1' }).open(file)
  onTestFinished(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const { port } = server
  const sitters: Sitter[] = []
  for (let i = 0; i < TABLES; i++) sitters.push(...(await begun(port)))
  const before = await playedUntil(sitters, enough(sitters))
  const args = [String(port), sitters[0]?.race.table ?? '', String(LASTING)]
  const greedy = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', GREEDY, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  greedy.stdout.on('data', (piece: Buffer) => (told += piece.toString()))
  const beside = await playedUntil(sitters, once(greedy, 'close'))
  // Others may be at work on this machine, sooner or later: the client is not blamed for those.
  const quiet = Math.max(before, await playedUntil(sitters, enough(sitters)))
  // It was refused most of what it wanted.
  expect(JSON.parse(told)).toHaveProperty('429')
  expect(beside).toBeLessThan(Math.max(LONG_MS, quiet * FACTOR))
  expect(await server.heap()).toBeLessThan(MOST_MEMORY)
  for (const sitter of sitters) sitter.hangUp()
  const storage = openSqlite(file)
  for (const race of new Set(sitters.map((sitter) => sitter.race))) await race.hold(storage)
  storage.close()
  expect(faultsOf(file)).toEqual([])
  expect(server.errors).toEqual([])
})
