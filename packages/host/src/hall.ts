// The hall: all tables of one device. It opens tables from the store, stores new entries, and answers the requests of
// the port.
import { type Entry, type Game, type GameOptions, type Judge, Refusal, Table } from '@lorehall/kernel'
import type { NewTable, Op, Requests, SeatPlan, Trouble, Update } from './port.ts'
import { type Beginning, type Store, type StoredTable } from './store.ts'
import { NO_STAND_INS, type StandIns } from './stand-ins.ts'
import { summariesOf } from './summaries.ts'
import { type Breathe, TableHost, type Tales, type Watcher } from './table-host.ts'
import { type AnyTable, rivalsOf, troubleOf } from './wire.ts'

/** Loaded when a table is first read from a file or continues an earlier one. */
const files = () => import('./files.ts')

export interface HallParts {
  /** Loads the game when one of its tables is opened, with only the parts that these options and seats need. */
  readonly game: (id: string, options: GameOptions, seats: number) => Promise<Game>
  /** Loads the game's judge when a bot has to think. */
  readonly judge: (id: string, options: GameOptions) => Promise<Judge>
  /** Loads a long text when it is first shown; absent if no game has any. */
  readonly tale?: Tales
  readonly store: Store
  /** New ids and seeds, and the time: the only input from outside. */
  readonly newId: () => string
  readonly newSeed: () => string
  readonly now: () => number
  readonly breathe: Breathe
}

/** One page, or one connection. */
export interface Client {
  tell(update: Update): void
  stopped(trouble: Trouble): void
}

export class Hall {
  private readonly parts: HallParts
  private readonly hosts = new Map<string, Promise<TableHost>>()
  private readonly watching = new Map<Client, Map<string, Watcher>>()

  constructor(parts: HallParts) {
    this.parts = parts
  }

  async request<O extends Op>(
    client: Client,
    op: O,
    body: Requests[O]['takes'],
  ): Promise<Requests[O]['gives']> {
    const handler = this.handlers[op]
    if (handler === undefined) throw new Refusal('bad-request', `there is no request '${op}'`)
    return handler(body, client)
  }

  /** Removes a page that is gone from all its tables. */
  async forget(client: Client): Promise<void> {
    for (const [id, watcher] of this.watching.get(client) ?? []) (await this.open(id)).leave(watcher)
    this.watching.delete(client)
  }

  private readonly handlers: {
    [O in Op]: (body: Requests[O]['takes'], client: Client) => Promise<Requests[O]['gives']>
  } = {
    tables: async () => ({ tables: summariesOf(await this.parts.store.list()) }),
    create: async (body) => ({ table: await this.create(body) }),
    watch: (body, client) => this.watch(body.table, body.eyes, client),
    leave: async ({ table }, client) => {
      const watcher = this.watching.get(client)?.get(table)
      if (watcher !== undefined) (await this.open(table)).leave(watcher)
      this.watching.get(client)?.delete(table)
      return {}
    },
    hints: async (b) => (await this.open(b.table)).hints(b.seat, b.ask),
    tale: async ({ table, eyes, name }) => {
      const host = await this.open(table)
      return { paragraphs: await host.tale(eyes, name, this.parts.tale ?? noTale) }
    },
    foresee: async (b) => (await this.open(b.table)).foresee(b.seat, b.ask, b.picks),
    answer: async (b, client) => {
      const watcher = this.watching.get(client)?.get(b.table)
      const knows = watcher === undefined || b.foreseen === undefined ? null : { watcher, at: b.foreseen }
      return this.act(b.table, (host) => host.answer(b.seat, b.ask, b.picks, knows))
    },
    undo: async (b) => this.act(b.table, (host) => host.undo(b.seat, b.consent)),
    redo: async (b) => this.act(b.table, (host) => host.redo(b.seat)),
    choose: async (b) => this.act(b.table, (host) => host.choose(b.seat, b.effect, b.choice)),
    sit: async (b) => this.act(b.table, (host) => host.sit(b.seat, b.plan)),
    replay: async (b) => (await this.open(b.table)).replay(b.at, b.eyes, b.log),
    history: async (b) => ({ moments: await (await this.open(b.table)).history() }),
    branch: async (b) => ({ table: await this.branch(b.table, b.at) }),
    export: async (b) => {
      const { exported } = await import('./exported.ts')
      return exported(this.parts.store, b.table ?? null, b.campaign, (id) => this.open(id))
    },
    import: async (b) => ({ tables: await this.import(b.text) }),
    verify: async (b) => {
      const tables = await this.readAll(b.text)
      return { entries: [...tables.keys()].reduce((sum, { seq }) => sum + seq, 0) }
    },
    remove: async (b) => {
      this.hosts.delete(b.table)
      await this.parts.store.remove(b.table)
      return {}
    },
  }

  private async act(table: string, act: (host: TableHost) => Promise<void>): Promise<object> {
    await act(await this.open(table))
    return {}
  }

  private async create(wanted: NewTable): Promise<string> {
    const game = await this.parts.game(wanted.game, wanted.options ?? {}, wanted.seats.length)
    const { after } = wanted
    const earlier = after === undefined ? undefined : (await this.open(after)).table
    const carried = earlier && (await files()).leftBy(earlier, game.id)
    const table = new Table(game, {
      seats: wanted.seats.map(({ name, kind }) => ({ name, kind })),
      seed: wanted.seed ?? this.parts.newSeed(),
      ...(wanted.options === undefined ? {} : { options: wanted.options }),
      ...(wanted.values === undefined ? {} : { values: wanted.values }),
      ...(carried === undefined ? {} : { carried }),
    })
    return this.add(table, wanted.seats)
  }

  private async add(table: AnyTable, plans: readonly SeatPlan[], standIns = NO_STAND_INS): Promise<string> {
    const id = this.parts.newId()
    const now = this.parts.now()
    const host = this.host(id, table, plans, now, standIns)
    await this.parts.store.create(this.stored(host, now), table.entries)
    this.hosts.set(id, Promise.resolve(host))
    return id
  }

  private host(
    id: string,
    table: AnyTable,
    plans: readonly SeatPlan[],
    created: number,
    standIns: StandIns,
  ): TableHost {
    const { store, breathe } = this.parts
    const judge = () => this.parts.judge(table.game.id, table.options)
    const keep = async (of: AnyTable, from: number) => {
      try {
        await store.append(this.stored(host, created), from, of.entries.slice(from))
      } catch (error) {
        // The table will be opened again from the store.
        this.hosts.delete(id)
        throw error
      }
    }
    const host: TableHost = new TableHost(id, table, plans, {
      keep,
      judge,
      breathe,
      oneDevice: true,
      standIns,
    })
    return host
  }

  private stored({ id, table, plans, standIns }: TableHost, created: number): StoredTable {
    const { entries: _entries, digest: _digest, ...beginning } = table.record()
    const left = table.leaves()
    return {
      id,
      created,
      updated: this.parts.now(),
      plans,
      beginning,
      seq: table.seq,
      over: table.over,
      winners: table.over ? table.game.play.winners(table.machine) : [],
      crossed: table.crossed,
      waiting: table.waiting,
      progress: table.game.say.progress(table.machine),
      rivals: rivalsOf(table.machine).flatMap(({ name, won }) => (won ? [name] : [])),
      ...(left === null ? {} : { leaves: left.after }),
      ...(standIns.size === 0 ? {} : { standIns: [...standIns] }),
    }
  }

  private open(id: string): Promise<TableHost> {
    const known = this.hosts.get(id)
    if (known !== undefined) return known
    const opening = this.read(id)
    this.hosts.set(id, opening)
    opening.catch(() => this.hosts.delete(id))
    return opening
  }

  private async read(id: string): Promise<TableHost> {
    const found = await this.parts.store.load(id)
    if (found === null)
      throw new Refusal('unknown-table', 'this table is not saved on this device (any more)')
    const { beginning, plans, created } = found.table
    const table = await this.replayed(beginning, found.entries)
    return this.host(id, table, plans, created, new Map(found.table.standIns))
  }

  private async replayed(beginning: Beginning, entries: readonly Entry[]): Promise<AnyTable> {
    const { game, options, seats } = beginning
    return Table.replay(await this.parts.game(game, options, seats.length), { ...beginning, entries })
  }

  private async watch(id: string, eyes: Update['eyes'], client: Client): Promise<Update> {
    const host = await this.open(id)
    const own = this.watching.get(client) ?? new Map<string, Watcher>()
    this.watching.set(client, own)
    const watcher = own.get(id) ?? {
      eyes,
      tell: (update) => client.tell(update),
      stopped: (error) => client.stopped({ table: id, ...troubleOf(error) }),
    }
    watcher.eyes = eyes
    own.set(id, watcher)
    const update = await host.watch(watcher)
    void host.drive()
    return update
  }

  private async branch(id: string, at: number): Promise<string> {
    const { table, plans, standIns } = await this.open(id)
    const branch = table.branch(at, this.parts.newSeed())
    const { standInsOf } = await files()
    return this.add(branch, plans, standInsOf(table.line.slice(0, at), standIns))
  }

  /** Replays the record or records of a file, and checks that later chapters continue earlier ones. */
  private async readAll(text: string): Promise<Map<AnyTable, StandIns>> {
    const { readRecords, standInsIn, chaptersOf } = await files()
    const read = new Map<AnyTable, StandIns>()
    for (const record of readRecords(text)) {
      const table = Table.replay(
        await this.parts.game(record.game, record.options, record.seats.length),
        record,
      )
      read.set(table, standInsIn(record))
    }
    return new Map(chaptersOf([...read.keys()]).map((table) => [table, read.get(table) ?? NO_STAND_INS]))
  }

  /** All records are checked before the first is added. */
  private async import(text: string): Promise<string[]> {
    const ids: string[] = []
    for (const [table, standIns] of await this.readAll(text)) {
      const plans = table.sitters.map(({ name, kind }): SeatPlan =>
        kind === 'bot' ? { name, kind, bot: 'greedy' } : { name, kind },
      )
      ids.push(await this.add(table, plans, standIns))
    }
    return ids
  }
}

const noTale: Tales = (_game, name) => {
  throw new Refusal('bad-request', `there is no text '${name}' here`)
}
