// The tables in memory. A table is read from the storage when it is first needed, and leaves memory when it is unused.
import { NO_STAND_INS, NotKept, Overtaken } from '@lorehall/host'
import { type Game, Refusal } from '@lorehall/kernel'
import { Denied } from '../denied.ts'
import { gameNamed } from '../games.ts'
import { measured } from '../guard/charged.ts'
import type { TableRow } from '../storage.ts'
import { LiveTable, type LiveTableParts } from './live-table.ts'
import { replayed } from './replayed.ts'
import { settleSeats } from './stand-in.ts'
import { weightOf } from './weight.ts'

/** How often a change is tried when other processes keep writing first. Then it is refused. */
const MOST_TRIES = 5

export class LiveTables {
  private readonly parts: LiveTableParts
  private readonly tables = new Map<string, Promise<LiveTable>>()
  /** Those of `tables` that have been read. */
  private readonly resident = new Map<string, LiveTable>()
  /** By table id: the last writes of retired live tables. The table is not read again before they are done. */
  private readonly leaving = new Map<string, Promise<void>>()

  constructor(parts: LiveTableParts) {
    this.parts = {
      ...parts,
      broke: (live, error) => {
        this.drop(live, error)
        parts.broke(live, error)
      },
    }
  }

  open(id: string): Promise<LiveTable> {
    const known = this.tables.get(id)
    if (known !== undefined) return known
    const opening = this.read(id)
    this.tables.set(id, opening)
    opening.then(
      (live) => this.tables.get(id) === opening && this.resident.set(id, live),
      () => this.tables.get(id) === opening && this.tables.delete(id),
    )
    return opening
  }

  /**
   * Changes a table's row; changes of one table run one after another. If another process wrote first, `act` runs
   * again with the table as it is then.
   */
  async change<T>(id: string, act: (live: LiveTable) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const live = await this.open(id)
      try {
        return await live.inTurn(async () => {
          await settleSeats(live)
          return act(live)
        })
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === MOST_TRIES) throw error
      }
    }
  }

  /**
   * Does `act`, which adds entries. If another process wrote first, does it again with the table as it is then, unless
   * that is another history: nobody has seen its questions yet.
   */
  async again<T>(id: string, act: () => Promise<T>): Promise<T> {
    const before = this.resident.get(id)?.row.epoch
    for (let tries = 1; ; tries++) {
      try {
        return await act()
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === MOST_TRIES) throw error
        const { epoch } = (await this.open(id)).row
        if (epoch !== (before ?? epoch)) throw error
      }
    }
  }

  private async read(id: string): Promise<LiveTable> {
    await this.leaving.get(id)
    this.parts.opening(id)
    try {
      return await this.stored(id)
    } catch (error) {
      if (isUnknownHere(error) && this.parts.storage.channel.many > 0) throw elsewhere()
      if (error instanceof NotKept || error instanceof Denied || isForPeople(error)) throw error
      throw unopened(error)
    }
  }

  private async stored(id: string): Promise<LiveTable> {
    const whole = await this.parts.storage.table(id)
    if (whole === null) throw unknownTable()
    measured(() => this.freeMemory(weightOf(whole.seq)))
    // Read at one moment, because another process may write in between.
    const since = await measured(() => this.parts.storage.since(id, 0))
    if (since === null) throw unknownTable()
    const { entries, said, standIns } = since
    const row: TableRow = { ...whole, ...since.row }
    if (row.beginning === null) {
      if (row.stage !== 'gathering') throw new Overtaken(id)
      return new LiveTable(row, await this.gameOf(row), null, this.parts, NO_STAND_INS, said)
    }
    const pause = () => this.parts.pause(row.host ?? id)
    const game = await gameNamed(row.game, this.parts.games)
    const table = await replayed(game, { ...row.beginning, entries }, pause)
    const stage = row.ended === null ? row.stage : 'over'
    return new LiveTable({ ...row, stage }, game, table, this.parts, standIns, said)
  }

  /** Undefined if this server no longer has the game. */
  private async gameOf(row: TableRow): Promise<Game | undefined> {
    return this.parts.games.find(({ id }) => id === row.game)?.load()
  }

  /** Adds a new table that was just stored. */
  add(row: TableRow, game: Game): void {
    const live = new LiveTable(row, game, null, this.parts)
    this.resident.set(row.id, live)
    this.tables.set(row.id, Promise.resolve(live))
  }

  /** A person sent a request about this table. */
  heard(id: string, person: string): void {
    this.resident.get(id)?.heard(person)
  }

  /** Sends the pages of a person away from the tables of this host, except where the person has a seat. */
  sendAway(person: string, host: string): void {
    for (const live of this.resident.values())
      if (live.row.host === host && live.seatOf(person) === null) live.audience.sendAway(person)
  }

  /** Approximate bytes of all tables in memory. */
  get weight(): number {
    let sum = 0
    for (const { weight } of this.resident.values()) sum += weight
    return sum
  }

  /** Drops tables, the least needed first, until one of `weight` bytes fits. Refuses if too few can be dropped. */
  private freeMemory(weight: number): void {
    const most = this.parts.limits.memory - weight
    let taken = this.weight
    if (taken <= most) return
    for (const live of leavingFirst(this.resident.values(), this.parts.now())) {
      taken -= live.weight
      this.drop(live)
      if (taken <= most) return
    }
    throw new Denied(
      'full-house',
      'This server has no memory left for another table. Try again in a few minutes.',
    )
  }

  /** Takes a live table out of memory. Does nothing if it was dropped before, since another may have its place. */
  drop(live: LiveTable, why: unknown = new Overtaken(live.id)): void {
    if (live.retired) return
    this.tables.delete(live.id)
    this.resident.delete(live.id)
    live.retire(why)
    this.parts.dropped(live.id)
    const left = this.left(live, this.leaving.get(live.id))
    this.leaving.set(live.id, left)
    void left.finally(() => {
      if (this.leaving.get(live.id) === left) this.leaving.delete(live.id)
    })
  }

  private async left(live: LiveTable, before: Promise<void> | undefined): Promise<void> {
    await before
    await live.settle()
  }

  /** Drops the tables that nobody watches and nobody has used since then. */
  async putAway(untouchedSince: number): Promise<void> {
    for (const opening of Array.from(this.tables.values())) {
      const live = await opening.catch(() => null)
      if (live === null || live.watched || live.touched > untouchedSince) continue
      await live.settle()
      if (!live.watched && live.touched <= untouchedSince) this.drop(live)
    }
  }

  /** A table that is in memory, or on its way there. */
  async known(id: string): Promise<LiveTable | null> {
    return (await this.tables.get(id)?.catch(() => null)) ?? null
  }

  get all(): Iterable<LiveTable> {
    return this.resident.values()
  }

  /** Another process may have changed any table: follows those it has changed, and drops those that are gone. */
  async lookAgain(): Promise<readonly LiveTable[]> {
    const openings = await Promise.all(
      Array.from(this.tables.values(), (opening) => opening.catch(() => null)),
    )
    const known = openings.filter((live) => live !== null && !live.retired).filter((live) => live !== null)
    const found = await this.parts.storage.standing(known.map(({ id }) => id))
    const standings = new Map(found.map((standing) => [standing.id, standing]))
    const talked: LiveTable[] = []
    for (const live of known) {
      const { row } = live
      const now = standings.get(live.id)
      if (now === undefined || now.epoch !== row.epoch) this.drop(live)
      else if (now.seq > row.seq || now.version > row.version) void live.follow()
      if (now !== undefined && now.said > live.said) talked.push(live)
    }
    return talked
  }

  /** Drops the tables where this person has a seat, and those they created. */
  async clearOf(person: string): Promise<void> {
    await this.dropWhere((live) => live.seatOf(person) !== null || live.row.host === person)
  }

  private async dropWhere(isMeant: (live: LiveTable) => boolean): Promise<void> {
    for (const opening of Array.from(this.tables.values())) {
      const live = await opening.catch(() => null)
      if (live !== null && isMeant(live)) this.drop(live)
    }
  }

  async settle(): Promise<void> {
    for (const opening of this.tables.values()) {
      const live = await opening.catch(() => null)
      await live?.settle()
    }
    await Promise.all(this.leaving.values())
  }

  get size(): number {
    return this.tables.size
  }
}

/** A table that was used within this many milliseconds isn't dropped, because a request may be about to use it. */
const JUST_NOW = 2000

/** A watched table may be dropped after this many quiet milliseconds. Its pages get it again without noticing. */
const QUIET = 60_000

/** The tables that may be dropped: first those nobody watches, oldest first; then quiet ones, largest first. */
function leavingFirst(tables: Iterable<LiveTable>, now: number): LiveTable[] {
  const idle = [...tables].filter(({ touched, watched }) => now - touched > (watched ? QUIET : JUST_NOW))
  const unseen = idle.filter(({ watched }) => !watched).toSorted((a, b) => a.touched - b.touched)
  const seen = idle.filter(({ watched }) => watched).toSorted((a, b) => b.weight - a.weight)
  return [...unseen, ...seen]
}

/** Also for a table that the person may not know of. */
export function unknownTable(): Refusal {
  return new Refusal('unknown-table', 'This table does not exist, or it was removed.')
}

const FOR_PEOPLE: readonly string[] = ['unknown-table', 'unknown-ruleset', 'unknown-game', 'bad-options']

/** This version lacks the table's game or rules. */
export function isUnknownHere(error: unknown): boolean {
  return error instanceof Refusal && ['unknown-ruleset', 'unknown-game'].includes(error.code)
}

/** During an upgrade, another process knows the table. */
function elsewhere(): Denied {
  return new Denied(
    'elsewhere',
    'This table is played by newer rules, and the part of the server that you reached does not know them yet. Your page tries again by itself.',
  )
}

/** The table doesn't exist, or this version lacks its game, rules or options. The data file is fine. */
function isForPeople(error: unknown): boolean {
  return error instanceof Refusal && FOR_PEOPLE.includes(error.code)
}

/**
 * The stored table does not replay. The data or this version may be at fault, so the message blames neither. The
 * reason may contain hidden information, so it goes only to the log.
 */
function unopened(cause: unknown): NotKept {
  const error = new NotKept(
    'storage-broken',
    'This version of Lorehall cannot open this table. The table was not changed, and other tables are not affected. The reason is in the server log. The person who runs the server can try the version it was last played with, or restore a backup: lorehall restore FILE.',
  )
  error.cause = cause
  return error
}
