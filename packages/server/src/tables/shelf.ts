// The tables in memory: read from the storage when someone wants one, put away when nobody does.
import { NotKept, Overtaken } from '@lorehall/host'
import { type Game, Refusal } from '@lorehall/kernel'
import { Denied } from '../denied.ts'
import { gameNamed } from '../games.ts'
import { measured } from '../guard/charged.ts'
import type { TableRow } from '../storage.ts'
import { Desk, type DeskParts } from './desk.ts'
import { replayed } from './replayed.ts'
import { weightOf } from './weight.ts'

/** So often in a row someone else was faster: it is left to who asked. */
const MOST_TRIES = 5

export class Shelf {
  private readonly parts: DeskParts
  private readonly desks = new Map<string, Promise<Desk>>()
  /** Those of them that are read. */
  private readonly resident = new Map<string, Desk>()
  /** Desks that were retired and still store something: nobody reads the table before that is done. */
  private readonly leaving = new Map<string, Promise<void>>()

  constructor(parts: DeskParts) {
    this.parts = {
      ...parts,
      broke: (desk, error) => {
        this.drop(desk, error)
        parts.broke(desk, error)
      },
    }
  }

  open(id: string): Promise<Desk> {
    const known = this.desks.get(id)
    if (known !== undefined) return known
    const opening = this.read(id)
    this.desks.set(id, opening)
    opening.then(
      (desk) => this.desks.get(id) === opening && this.resident.set(id, desk),
      () => this.desks.get(id) === opening && this.desks.delete(id),
    )
    return opening
  }

  /**
   * One change of a table's row after the other. Where someone else stored first it is done once more, with
   * what is there by then.
   */
  async change<T>(id: string, act: (desk: Desk) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const desk = await this.open(id)
      try {
        return await desk.inTurn(() => act(desk))
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === MOST_TRIES) throw error
      }
    }
  }

  private async read(id: string): Promise<Desk> {
    await this.leaving.get(id)
    try {
      return await this.stored(id)
    } catch (error) {
      if (error instanceof NotKept || error instanceof Denied || isForPeople(error)) throw error
      throw unopened(error)
    }
  }

  private async stored(id: string): Promise<Desk> {
    const row = await this.parts.storage.table(id)
    if (row === null) throw new Refusal('unknown-table', 'there is no such table here (any more)')
    measured(() => this.makeRoom(weightOf(row.seq)))
    if (row.beginning === null) return new Desk(row, await this.gameOf(row), null, this.parts)
    const entries = await measured(() => this.parts.storage.entries(id))
    const standIns = await measured(() => this.parts.storage.standIns(id))
    const pause = () => this.parts.pause(row.host ?? id)
    const game = await gameNamed(row.game, this.parts.games)
    const table = await replayed(game, { ...row.beginning, entries }, pause)
    const stage = row.ended === null ? row.stage : 'over'
    return new Desk({ ...row, stage }, game, table, this.parts, standIns)
  }

  /** Undefined where it is not played here any more. */
  private async gameOf(row: TableRow): Promise<Game | undefined> {
    return this.parts.games.find(({ id }) => id === row.game)?.load()
  }

  /** A new table, stored a moment ago. */
  add(row: TableRow, game: Game): void {
    const desk = new Desk(row, game, null, this.parts)
    this.resident.set(row.id, desk)
    this.desks.set(row.id, Promise.resolve(desk))
  }

  /** Bytes that the tables in memory take, about. */
  get weight(): number {
    let sum = 0
    for (const { weight } of this.resident.values()) sum += weight
    return sum
  }

  /** Puts tables away until there is room for one of that weight, those first that nobody will miss. */
  private makeRoom(weight: number): void {
    const most = this.parts.limits.memory - weight
    let taken = this.weight
    if (taken <= most) return
    for (const desk of leavingFirst(this.resident.values(), this.parts.now())) {
      taken -= desk.weight
      this.drop(desk)
      if (taken <= most) return
    }
    throw new Denied(
      'full-house',
      'As many tables are being played here as this server has room for: try again in a few minutes.',
    )
  }

  /** One that was dropped before has another in its place by now. */
  drop(desk: Desk, why: unknown = new Overtaken(desk.id)): void {
    if (desk.retired) return
    this.desks.delete(desk.id)
    this.resident.delete(desk.id)
    desk.retire(why)
    const left = this.left(desk, this.leaving.get(desk.id))
    this.leaving.set(desk.id, left)
    void left.finally(() => {
      if (this.leaving.get(desk.id) === left) this.leaving.delete(desk.id)
    })
  }

  private async left(desk: Desk, before: Promise<void> | undefined): Promise<void> {
    await before
    await desk.settle()
  }

  /** Puts away what nobody has looked at since. */
  async putAway(untouchedSince: number): Promise<void> {
    for (const opening of Array.from(this.desks.values())) {
      const desk = await opening.catch(() => null)
      if (desk === null || desk.watched || desk.touched > untouchedSince) continue
      await desk.settle()
      if (!desk.watched && desk.touched <= untouchedSince) this.drop(desk)
    }
  }

  /** Forgets all tables: the storage holds something else now. Who looks at them looks again. */
  async clear(): Promise<void> {
    await this.dropWhere(() => true)
  }

  /** The same for those at which this person sits or that they have made. */
  async clearOf(person: string): Promise<void> {
    await this.dropWhere((desk) => desk.seatOf(person) !== null || desk.row.host === person)
  }

  private async dropWhere(isMeant: (desk: Desk) => boolean): Promise<void> {
    for (const opening of Array.from(this.desks.values())) {
      const desk = await opening.catch(() => null)
      if (desk !== null && isMeant(desk)) this.drop(desk)
    }
  }

  async settle(): Promise<void> {
    for (const opening of this.desks.values()) {
      const desk = await opening.catch(() => null)
      await desk?.settle()
    }
    await Promise.all(this.leaving.values())
  }

  get size(): number {
    return this.desks.size
  }
}

/** Somebody may be about to do something at a table that was used a moment ago. */
const JUST_NOW = 2000

/** Who looks at a table at which nothing was done for so long is shown it anew without noticing. */
const QUIET = 60_000

/** Those nobody looks at, the oldest first; then those at which nothing is done, the largest first. */
function leavingFirst(desks: Iterable<Desk>, now: number): Desk[] {
  const idle = [...desks].filter(({ touched, watched }) => now - touched > (watched ? QUIET : JUST_NOW))
  const unseen = idle.filter(({ watched }) => !watched).toSorted((a, b) => a.touched - b.touched)
  const seen = idle.filter(({ watched }) => watched).toSorted((a, b) => b.weight - a.weight)
  return [...unseen, ...seen]
}

const FOR_PEOPLE: readonly string[] = ['unknown-table', 'unknown-ruleset', 'unknown-game', 'bad-options']

/** There is none, or it was played by rules or options that are not here: nothing is wrong with the file. */
function isForPeople(error: unknown): boolean {
  return error instanceof Refusal && FOR_PEOPLE.includes(error.code)
}

/**
 * What is stored of the table does not replay. Whether the data or this version is to blame cannot be told from
 * here, so neither is accused. The reason may hold what its reader must not know: it goes to the log only.
 */
function unopened(cause: unknown): NotKept {
  const error = new NotKept(
    'storage-broken',
    'This table cannot be opened by this version of Lorehall. Nothing of it was changed, and other tables are not affected. Whoever runs the server finds the reason in the log: the version it was last played with may open it, or a backup can be restored: lorehall restore FILE.',
  )
  error.cause = cause
  return error
}
