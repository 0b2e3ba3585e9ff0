// The server is killed at every step from the last answer of a chapter to the first one of the next: before, inside and
// after each write. Pages send their requests again. No chapter is lost, and there is never a second next one.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Chance, Table, type TableRecord } from '@lorehall/kernel'
import type { OnlineOp } from '@lorehall/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { games, named, wholeGame } from '../src/games.ts'
import { openSqlite } from '../src/sqlite/storage.ts'
import { askByHttp, introduced, Lost, type Reply } from './kit/caller.ts'
import { nonce } from './kit/house.ts'
import { faultsOf, replayed } from './kit/ledger.ts'
import { BOUNDLESS, bundled, type Moment, newFolder, ServerProcess } from './kit/running.ts'

const GAME = 'now-or-never'
const MOMENTS: readonly Moment[] = ['before', 'inside', 'after']

/** Chapter 1 without its last answer, as it comes from somebody's device. */
async function almostOver(): Promise<TableRecord> {
  const game = await wholeGame(named(GAME, games))
  const chance = new Chance('a chapter')
  const options = { story: true, chapter: '1', heroes: 'random' }
  const table = new Table(game, { seats: ['Ada', 'Bo'], seed: 'a chapter', options })
  while (!table.over) {
    const ask = table.asks.find(({ aside }) => !aside)
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, game.judge.quick(table.machine, ask, chance) ?? chance.pick(ask.options))
  }
  const { digest: _digest, ...record } = table.record()
  return { ...record, entries: record.entries.slice(0, -1) }
}

class Servers {
  private server: ServerProcess
  /** The next server is loaded before this one is killed. */
  private standby: ServerProcess
  private readonly file: string
  private readonly script: string

  constructor(file: string, script: string) {
    this.file = file
    this.script = script
    this.server = new ServerProcess(BOUNDLESS, script)
    this.standby = new ServerProcess(BOUNDLESS, script)
  }

  async open(): Promise<number> {
    return (await this.server.open(this.file)).port
  }

  async stop(): Promise<void> {
    await Promise.all([this.server.kill(), this.standby.kill()])
  }

  ask(token: string, op: OnlineOp, body: Readonly<Record<string, unknown>>): Promise<Reply> {
    return askByHttp(this.server.port, token, op, body)
  }

  /** Sends a request until there is a reply. The server dies at every moment of each write that it makes. */
  async get(
    token: string,
    op: OnlineOp,
    body: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly body: Record<string, unknown>; readonly kills: number }> {
    for (let kills = 0; ; kills++) {
      await this.server.dieAt(MOMENTS[kills % MOMENTS.length] ?? null)
      const reply = await this.ask(token, op, body).catch((error: unknown) => {
        if (!(error instanceof Lost)) throw error
        return null
      })
      if (reply !== null) {
        await this.server.dieAt(null)
        if (!reply.ok) throw new Error(`${op} was refused: ${reply.code}, ${reply.message}`)
        return { body: reply.body, kills }
      }
      await this.server.ended
      const faults = faultsOf(this.file)
      if (faults.length > 0) throw new Error(`the file is damaged: ${JSON.stringify(faults)}`)
      this.server = this.standby
      this.standby = new ServerProcess(BOUNDLESS, this.script)
      await this.open()
    }
  }
}

interface Asked {
  readonly over: boolean
  readonly ask: { readonly id: number; readonly options: readonly { readonly id: string }[] } | null
}

const isAsked = (body: object): body is Asked => 'over' in body && 'ask' in body

test(
  'a server killed at every step between two chapters loses none and makes one table',
  { timeout: 400_000 },
  async () => {
    const folder = newFolder()
    const file = join(folder, 'lorehall.db')
    const servers = new Servers(file, await bundled(folder))
    onTestFinished(async () => {
      await servers.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const port = await servers.open()
    const [ada, bo] = [await introduced(port, 'Ada'), await introduced(port, 'Bo')]
    const everyone = [ada, bo]

    /** Somebody who is asked answers. Returns the kills it took; null: the chapter is over. */
    async function answered(table: string): Promise<number | null> {
      for (const token of everyone) {
        const { body: seen } = await servers.get(token, 'look', { table })
        if (!isAsked(seen)) throw new Error('no update')
        if (seen.over) return null
        const pick = seen.ask?.options.at(-1)
        if (pick === undefined) continue
        // The last time it is stored already, and is only acknowledged.
        const body = { table, ask: seen.ask?.id, picks: [pick.id] }
        return (await servers.get(token, 'answer', body)).kills
      }
      throw new Error('nobody is asked')
    }

    // The last answers of chapter 1.
    const record = JSON.stringify(await almostOver())
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const brought = await servers.ask(ada, 'create', { game: GAME, seats, record })
    const first = brought.ok ? String(brought.body['table']) : ''
    for (const token of everyone) await servers.ask(token, 'join', { table: first, nonce: nonce() })
    await servers.ask(ada, 'start', { table: first })
    const last: (number | null)[] = []
    while (last.at(-1) !== null) last.push(await answered(first))
    expect(last.length).toBeGreaterThan(1)
    expect(last.slice(0, -1).every((kills) => kills === MOMENTS.length)).toBe(true)

    // The next table, its seats, and its start.
    const { body: campaign } = await servers.get(ada, 'campaign', { table: first })
    const wanted = {
      game: GAME,
      options: campaign['next'],
      key: 'made-once',
      seats: [{ kind: 'me' }, { kind: 'open', kept: true }],
      after: { table: first, lines: campaign['lines'] },
    }
    const made = await servers.get(ada, 'create', wanted)
    // The table itself, and the way to it from the earlier one.
    expect(made.kills).toBe(2 * MOMENTS.length)
    const second = String(made.body['table'])
    for (const [seat, token] of everyone.entries()) {
      const sat = await servers.get(token, 'join', { table: second, nonce: nonce() })
      expect(sat).toEqual({ body: { seat }, kills: MOMENTS.length })
    }
    expect((await servers.get(bo, 'room', { table: first })).body).toMatchObject({ rematch: second })
    expect((await servers.get(ada, 'start', { table: second })).kills).toBe(MOMENTS.length)
    expect(await answered(second)).toBe(MOMENTS.length)

    // One campaign of two chapters, the second with what the first left.
    const storage = openSqlite(file)
    const [one, two] = await Promise.all([first, second].map((table) => replayed(storage, table)))
    expect(await storage.countTables()).toBe(2)
    storage.close()
    expect([one?.over, two?.over]).toEqual([true, false])
    expect(two?.carried).toEqual({ ...one?.leaves(), lines: campaign['lines'] })
  },
)
