// One client tries to use up the server. Others play on almost undisturbed, and nothing of theirs is lost.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Chance } from '@lorehall/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../src/sqlite/storage.ts'
import { askByHttp, introduced, isUpdate, ClientConnection, type Seen } from './kit/caller.ts'
import { GAME } from './kit/game.ts'
import { nonce } from './kit/house.ts'
import { faultsOf } from './kit/ledger.ts'
import { Race } from './kit/race.ts'
import { newFolder, ServerProcess } from './kit/running.ts'

const GREEDY = fileURLToPath(new URL('kit/greedy.ts', import.meta.url))
const TABLES = 3
/** The duration of each of its tricks, in milliseconds. */
const LASTING = 2500
/** How long people think before they answer, in milliseconds. */
const THINKING = 60
/** Limits for the 99th percentile: a multiple of the time without the client, or this many milliseconds. */
const FACTOR = 10
const LONG_MS = 250
/** Enough answers to compute a percentile. */
const ENOUGH = 50
const MOST_MEMORY = 300_000_000

/** A player with their own address, who notes how long each answer took. */
class Sitter {
  readonly token: string
  readonly seat: number
  readonly race: Race
  readonly took: number[] = []
  private readonly connection: ClientConnection
  private readonly chance: Chance
  private seen: Seen | null = null

  constructor(port: number, token: string, seat: number, race: Race) {
    this.token = token
    this.seat = seat
    this.race = race
    this.chance = new Chance(`${race.table}/${seat}`)
    this.connection = new ClientConnection(port, token, {
      'x-forwarded-for': `192.0.2.${this.chance.below(250)}`,
    })
    this.connection.hear = (message) => {
      if (isUpdate(message)) this.seen = message.update
    }
  }

  async play(isOver: () => boolean): Promise<void> {
    const { race, seat } = this
    await this.connection.ask('watch', { table: race.table })
    while (!isOver()) {
      await after(THINKING)
      const ask = this.seen?.ask ?? null
      if (ask === null) continue
      const pick = this.chance.pick(ask.options).id
      const began = performance.now()
      const reply = await this.connection.ask('answer', { table: race.table, ask: ask.id, picks: [pick] })
      this.took.push(performance.now() - began)
      if (reply.ok) race.acknowledged(seat, ask.id, pick)
      else race.refused(reply.code, reply.message)
    }
  }

  hangUp(): void {
    this.connection.hangUp()
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

/** Plays until then. Returns the 99th percentile of the time that answers took. */
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

/** Waits for `LASTING` milliseconds, and until there are `ENOUGH` more answers. */
async function enough(sitters: readonly Sitter[]): Promise<void> {
  const given = () => sitters.reduce((sum, { took }) => sum + took.length, 0)
  const before = given()
  await after(LASTING)
  while (given() - before <= ENOUGH) await after(THINKING)
}

test('a greedy client does not slow down other players', async () => {
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
  let sent = ''
  greedy.stdout.on('data', (piece: Buffer) => (sent += piece.toString()))
  const beside = await playedUntil(sitters, once(greedy, 'close'))
  // Measure again, because other work on this machine may slow down answers, too.
  const quiet = Math.max(before, await playedUntil(sitters, enough(sitters)))
  // Some of its requests were refused.
  expect(JSON.parse(sent)).toHaveProperty('429')
  expect(beside).toBeLessThan(Math.max(LONG_MS, quiet * FACTOR))
  expect(await server.heap()).toBeLessThan(MOST_MEMORY)
  for (const sitter of sitters) sitter.hangUp()
  const storage = openSqlite(file)
  for (const race of new Set(sitters.map((sitter) => sitter.race))) await race.hold(storage)
  storage.close()
  expect(faultsOf(file)).toEqual([])
  expect(server.errors).toEqual([])
})
