// The hall: all tables of one device. It opens tables from the store, stores new entries, and answers the requests of
// the port.
import {
  type Game,
  type GameOptions,
  type Judge,
  readAnswer,
  Refusal,
  Table,
  type TableRecord,
} from '@lorehall/kernel'
import type { NewTable, Op, Requests, SeatPlan, Trouble, Update } from './port.ts'
import { Cleared, Overtaken, Removed, type Store, type StoredTable, type WholeTable } from './store.ts'
import { NO_STAND_INS, type StandIns } from './stand-ins.ts'
import { summariesOf } from './summaries.ts'
import type { Thinker } from './thought.ts'
import { type Breathe, TableHost, type Tales, type Watcher } from './table-host.ts'
import { type AnyTable, rivalsOf, troubleOf } from './wire.ts'

/** Loaded with the first request for a review, chances or a plan. */
const besidePlay = () => import('./beside-play.ts')

/** Loaded when a table is first read from a file or continues an earlier one. */
const files = () => import('./files.ts')

export interface HallParts {
  /** Loads the game when one of its tables is opened, with only the parts that these options and seats need. */
  readonly game: (id: string, options: GameOptions, seats: number) => Promise<Game>
  /** Loads the game's judge when a bot has to think. */
  readonly judge: (id: string, options: GameOptions) => Promise<Judge>
  /** Where bots that plan think, by the table. Absent: on this thread. */
  readonly thinker?: (table: string) => Thinker
  /** A bot failed, and another one answered for it. */
  readonly failed?: (error: unknown) => void
  /** Loads a long text when it is first shown; absent if no game has any. */
  readonly tale?: Tales
  readonly store: Store
  /** New ids and seeds, and the time: the only input from outside. */
  readonly newId: () => string
  readonly newSeed: () => string
  readonly now: () => number
  readonly breathe: Breathe
}

/** A table that is added to the hall. */
export interface Added {
  readonly table: AnyTable
  readonly plans: readonly SeatPlan[]
  readonly standIns: StandIns
  /** Set if players may not ask the coach. */
  readonly coach?: false
}

/** If another hall plays at a table, its bots are left to that hall until it has been silent for this long. */
const SILENT_MS = 3000

/** One page, or one connection. */
export interface Client {
  tell(update: Update): void
  stopped(trouble: Trouble): void
}

export class Hall {
  private readonly parts: HallParts
  private readonly hosts = new Map<string, Promise<TableHost>>()
  private readonly watching = new Map<Client, Map<string, Watcher>>()
  /** The tables that another hall was the last to change. */
  private readonly elsewhere = new Set<string>()

  constructor(parts: HallParts) {
    this.parts = parts
    parts.store.onChange?.((table) => this.changedElsewhere(table))
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
    ahead: async (b) => (await besidePlay()).aheadOf((await this.open(b.table)).inside, b.seat),
    sketch: async ({ ahead }) => {
      const host = await (await import('./sketch.ts')).sketch(this.parts, ahead)
      this.hosts.set(host.id, Promise.resolve(host))
      return { table: host.id }
    },
    review: async (b) => (await besidePlay()).reviewAt((await this.open(b.table)).inside),
    counsel: async (b) => (await this.open(b.table)).counsel(b.seat, b.ask),
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
    hurry: async (b) => {
      const host = await this.open(b.table)
      host.hurry()
      return {}
    },
    sit: async (b) => this.act(b.table, (host) => host.sit(b.seat, b.plan)),
    replay: async (b) => (await this.open(b.table)).replay(b.at, b.eyes, b.log),
    campaign: async (b) => (await files()).campaignAt((await this.open(b.table)).table),
    history: async (b) => ({ moments: await (await this.open(b.table)).history() }),
    chances: async (b) => ({
      moments: await (await besidePlay()).chancesAt((await this.open(b.table)).inside, b.agreed),
    }),
    branch: async (b) => {
      const { branchOf } = await files()
      return {
        table: await this.add(branchOf(await this.open(b.table), b.at, this.parts.newSeed(), b.against)),
      }
    },
    export: async (b) => {
      const { exported } = await import('./exported.ts')
      return exported(this.parts.store, b.table ?? null, b.campaign, (id) => this.open(id))
    },
    import: async (b) => ({ tables: await this.addAll(await this.read(b.text)) }),
    verify: async (b) => {
      const tables = await this.read(b.text)
      return { entries: tables.reduce((sum, { table }) => sum + table.seq, 0) }
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
    const earlier = after === undefined ? undefined : (await this.open(after.table)).table
    const carried = earlier && (await files()).leftBy(earlier, game.id, after?.lines)
    const table = new Table(game, {
      seats: wanted.seats.map(({ name, kind }) => ({ name, kind })),
      seed: wanted.seed ?? this.parts.newSeed(),
      ...(wanted.options === undefined ? {} : { options: wanted.options }),
      ...(wanted.values === undefined ? {} : { values: wanted.values }),
      ...(carried === undefined ? {} : { carried }),
    })
    for (const { seat, picks } of (wanted.opening ?? []).map(readAnswer)) {
      table.answer(seat, table.askOf(seat)?.id ?? table.seq, picks)
    }
    const coach = wanted.coach === undefined ? {} : { coach: wanted.coach }
    return this.add({ table, plans: wanted.seats, standIns: NO_STAND_INS, ...coach })
  }

  private async add(one: Added): Promise<string> {
    const [id = ''] = await this.addAll([one])
    return id
  }

  /** All of them, or none if they can't be stored. */
  private async addAll(wanted: readonly Added[]): Promise<string[]> {
    const now = this.parts.now()
    const hosts = wanted.map((one) => this.host(this.parts.newId(), one, now))
    await this.parts.store.create(
      hosts.map((host): WholeTable => ({ table: this.stored(host, now), entries: host.table.entries })),
    )
    for (const host of hosts) this.hosts.set(host.id, Promise.resolve(host))
    return hosts.map(({ id }) => id)
  }

  private host(id: string, { table, plans, standIns, coach }: Added, created: number): TableHost {
    const { store, breathe, thinker, failed } = this.parts
    const judge = () => this.parts.judge(table.game.id, table.options)
    const keep = async (of: AnyTable, from: number) => {
      const kept = this.stored(host, created)
      try {
        await store.append(kept, from, of.entries.slice(from)).catch((error: unknown) => {
          if (!(error instanceof Cleared)) throw error
          return store.create([{ table: kept, entries: of.entries }])
        })
        this.elsewhere.delete(id)
      } catch (error) {
        // The table will be opened again from the store.
        if ((await this.hosts.get(id)) === host) this.hosts.delete(id)
        throw error
      }
    }
    const host: TableHost = new TableHost(id, table, plans, {
      keep,
      judge,
      breathe,
      ...(thinker === undefined ? {} : { thinker: thinker(id) }),
      ...(failed === undefined ? {} : { failed }),
      ...(coach === undefined ? {} : { coach }),
      oneDevice: true,
      standIns,
      reviews: store.reviewOf?.(id),
    })
    return host
  }

  private stored({ id, table, plans, standIns, coach }: TableHost, created: number): StoredTable {
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
      ...(coach === undefined ? {} : { coach }),
    }
  }

  private open(id: string): Promise<TableHost> {
    const known = this.hosts.get(id)
    if (known !== undefined) return known
    const opening = this.opened(id)
    this.hosts.set(id, opening)
    opening.catch(() => this.hosts.delete(id))
    return opening
  }

  private async opened(id: string): Promise<TableHost> {
    const found = await this.parts.store.load(id)
    if (found === null) throw new Removed()
    const { beginning, plans, created } = found.table
    const table = await this.replayed({ ...beginning, entries: found.entries })
    const { coach } = found.table
    const standIns = new Map(found.table.standIns)
    return this.host(id, { table, plans, standIns, ...(coach === undefined ? {} : { coach }) }, created)
  }

  private async replayed(record: TableRecord): Promise<AnyTable> {
    const { game, options, seats } = record
    return Table.replay(await this.parts.game(game, options, seats.length), record)
  }

  /** Another hall has changed the table: whoever watches it here is told to look again, and then it is read again. */
  private changedElsewhere(id: string): void {
    const known = this.hosts.get(id)
    if (known === undefined) return
    this.hosts.delete(id)
    this.elsewhere.add(id)
    for (const [client, own] of this.watching) {
      const watcher = own.get(id)
      if (watcher === undefined) continue
      void known.then((host) => host.leave(watcher)).catch(() => undefined)
      client.stopped({ table: id, ...troubleOf(new Overtaken(id)) })
    }
  }

  private async watch(id: string, eyes: Update['eyes'], client: Client): Promise<Update> {
    const opening = this.open(id)
    const host = await opening
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
    if (this.hosts.get(id) !== opening) {
      // Another hall has changed the table meanwhile.
      host.leave(watcher)
      return this.watch(id, eyes, client)
    }
    void this.drive(host)
    return update
  }

  /** A host that nobody watches any more after the pause does nothing. */
  private async drive(host: TableHost): Promise<void> {
    if (this.elsewhere.has(host.id)) await this.parts.breathe(SILENT_MS)
    await host.drive()
  }

  /** The tables of a file. */
  private async read(text: string): Promise<readonly Added[]> {
    const { tablesIn } = await files()
    return tablesIn(text, (record) => this.replayed(record))
  }
}

const noTale: Tales = (_game, name) => {
  throw new Refusal('bad-request', `there is no text '${name}' here`)
}
