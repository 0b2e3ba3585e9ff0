// People who have no page and are told by webhook that it's their turn, and that a deadline comes near. Every notice is
// counted; how many there must be follows from what is stored.
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { Table } from '@lorehall/kernel'
import { gameNamed } from '../../packages/server/src/games.ts'
import type { Storage } from '../../packages/server/src/storage.ts'
import { onPostgres } from '../../packages/server/test/kit/postgres-server.ts'
import { ask, type Target } from '../online/caller.ts'
import { seated } from './tables.ts'

const DAY = 86_400
/** A reminder comes when this many milliseconds of a day are left. */
const LEFT_MS = (DAY * 1000) / 4

interface Slow {
  readonly table: string
  readonly tokens: readonly string[]
  /** Reminders that must come. */
  reminders: number
}

export class Correspondents {
  private readonly server: Server
  /** By path: the notices that came. */
  private readonly came = new Map<string, number>()
  private readonly slow: Slow[] = []
  private readonly reminded: Slow[] = []
  private readonly target: Target
  private playing = true

  private constructor(target: Target, server: Server) {
    this.target = target
    this.server = server
  }

  static async begin(target: Target, tables: number): Promise<Correspondents> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const all = new Correspondents(target, server)
    server.on('request', (request, response) => {
      request.resume()
      const path = request.url ?? ''
      all.came.set(path, (all.came.get(path) ?? 0) + 1)
      response.writeHead(204).end()
    })
    for (let i = 0; i < tables; i++) {
      all.slow.push(await all.gathered(`Slow ${i}`, 1))
      all.reminded.push(await all.gathered(`Late ${i}`, 2))
    }
    for (const one of all.slow) void all.play(one)
    return all
  }

  /** @param told how many of the players have the webhook; the others hear nothing */
  private async gathered(name: string, told: number): Promise<Slow> {
    const { table, tokens } = await seated(this.target, name, { people: 2, bots: 0, limit: DAY })
    const webhook = `${this.address}/${table}`
    for (const token of tokens.slice(0, told))
      await ask(this.target, { method: 'PATCH', path: '/me', token, body: { webhook } })
    return { table, tokens, reminders: 0 }
  }

  private get address(): string {
    const bound = this.server.address()
    return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  }

  /** Each answers about once per second, so that no notice replaces one that is waiting. */
  private async play({ table, tokens }: Slow): Promise<void> {
    while (this.playing) {
      await new Promise((resolve) => setTimeout(resolve, 1500 + Math.random() * 1000))
      for (const token of tokens) await this.answer(table, token).catch(() => undefined)
    }
  }

  private async answer(table: string, token: string): Promise<void> {
    const { text } = await ask(this.target, { method: 'GET', path: `/tables/${table}/look`, token })
    const seen: unknown = JSON.parse(text)
    if (!isSeen(seen) || seen.ask === null) return
    const picks = [seen.ask.options.at(-1)?.id ?? '']
    await ask(this.target, { path: `/tables/${table}/answer`, token, body: { ask: seen.ask.id, picks } })
  }

  /**
   * Moves the deadlines of tables where nobody answers, so that a reminder is due in a moment. Leaves out those whose
   * last reminder has not come yet.
   */
  async wave(url: string): Promise<void> {
    for (const late of this.reminded) {
      if ((this.came.get(`/${late.table}`) ?? 0) < late.reminders || !(await this.look(late))) continue
      const moved = await onPostgres(url, move(late.table)).catch(() => [])
      late.reminders += moved.length
    }
  }

  /** Each looks at the table. Otherwise the next reminder would not be sent. Returns whether they could. */
  private async look({ table, tokens }: Slow): Promise<boolean> {
    const looks = tokens.map((token) =>
      ask(this.target, { method: 'GET', path: `/tables/${table}`, token }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
    return (await Promise.all(looks)).every((done) => done)
  }

  stop(): void {
    this.playing = false
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  /** Compares what came with what had to come. */
  async counted(storage: Storage): Promise<{ wanted: number; missing: number; twice: number }> {
    let [wanted, missing, twice] = [0, 0, 0]
    const count = (table: string, must: number) => {
      const came = this.came.get(`/${table}`) ?? 0
      wanted += must
      missing += Math.max(0, must - came)
      twice += Math.max(0, came - must)
    }
    for (const { table } of this.slow) count(table, await turnsOf(storage, table))
    for (const { table, reminders } of this.reminded) count(table, reminders)
    return { wanted, missing, twice }
  }
}

interface Seen {
  readonly ask: { readonly id: number; readonly options: readonly { readonly id: string }[] } | null
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'ask' in value

const move = (
  table: string,
) => `WITH now AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 1500 AS soon),
  moved AS (
    UPDATE tables SET version = version + 1, due = soon,
      deadlines = regexp_replace(deadlines, '[0-9]+', (soon + ${LEFT_MS})::text)
    FROM now WHERE id = '${table}' RETURNING seq, version)
  SELECT pg_notify('lorehall_' || left(md5(current_schema()), 16), json_build_object('from', 'many', 'news',
    json_build_array(json_build_object('is', 'stored', 'table', '${table}', 'seq', seq, 'version', version)))::text)
  FROM moved`

/** How often the turn of seat 0 began, after the game had begun. */
async function turnsOf(storage: Storage, id: string): Promise<number> {
  const row = await storage.table(id)
  if (row === null || row.beginning === null) return 0
  const entries = await storage.entries(id)
  let turns = 0
  const game = await gameNamed(row.game)
  let waited = Table.replay(game, { ...row.beginning, entries: [] }).waiting.includes(0)
  for (const { waiting } of Table.replaying(game, { ...row.beginning, entries })) {
    const waits = waiting.includes(0)
    if (waits && !waited) turns += 1
    waited = waits
  }
  return turns
}
