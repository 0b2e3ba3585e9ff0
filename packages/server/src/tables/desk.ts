// One online table in memory: its row as it is stored, the game at work on it, and who looks. What
// changes about the table goes through here, one after the other, and is stored before it is told.
import {
  NO_STAND_INS,
  Overtaken,
  rivalsOf,
  type SeatPlan,
  type StandIns,
  TableHost,
  type Update,
} from '@lorehall/host'
import type { Game, GameOptions, Seat, Table, Wall } from '@lorehall/kernel'
import { type HouseGame, named } from '../games.ts'
import { measured } from '../guard/charged.ts'
import type { Guest } from '../guest.ts'
import type { Limits } from '../limits.ts'
import type { Proposal, Pulse, SeatRow, Settled, Storage, TableRow, TableSlip } from '../storage.ts'
import { Audience, type Manner } from './audience.ts'
import {
  clocksAfter,
  type Clocks,
  deadlines,
  endAfterJump,
  isPlayed,
  maySpendAgain,
  nextDue,
  sayUntil,
  sinceAfterJump,
  usualAbsence,
} from './clocks.ts'
import { inPieces } from './pieces.ts'
import { weightOf } from './weight.ts'

export interface DeskParts {
  /** What can be played here. */
  readonly games: readonly HouseGame[]
  readonly storage: Storage
  readonly now: () => number
  readonly limits: Limits
  /** Resolves when a bot at a table of this person may think. */
  readonly thinks: (whose: string) => Promise<void>
  /** Resolves when something long at a table of this person may go on. */
  readonly pause: (whose: string) => Promise<void>
  /** The table began or ceased to wait for someone. */
  readonly waitingChanged: (desk: Desk, before: TableSlip) => void
  /** Something could not be stored, or someone else stored first: this desk is to be forgotten. */
  readonly broke: (desk: Desk, error: unknown) => void
  /** Something went wrong that nobody waits for. */
  readonly failed: (desk: Desk, error: unknown) => void
}

/** Who plays for people who are away or late. */
export const STAND_IN = 'greedy'

export function seatPlan(seat: SeatRow): SeatPlan {
  const { name, kind, away, bot, standIn } = seat
  if (kind === 'person' && !away) return { name, kind }
  return {
    name,
    kind: 'bot',
    bot: bot ?? STAND_IN,
    ...(kind === 'person' ? { standIn: standIn ?? 'left' } : {}),
  }
}

export function settledAs({ id, key, kind, by }: Proposal, how: Settled['how'], who: Seat | null): Settled {
  return { id, ...(key === undefined ? {} : { key }), kind, by, how, who }
}

/** A table at its first question here, with what bots played for people before. */
export interface Begun {
  readonly table: Table
  readonly standIns: StandIns
}

export class Desk {
  readonly id: string
  row: TableSlip
  readonly seed: string
  readonly options: GameOptions
  /** The earlier table it goes on from. */
  readonly after: string | null
  /** Seconds for which somebody who is away keeps their say. */
  readonly absence: number
  /** Undefined where it is not played here any more. */
  readonly game: Game | undefined
  /** Null while people gather. */
  host: TableHost | null = null
  /** When it was last used, for leaving memory. */
  touched: number
  /** Who looks. */
  readonly audience = new Audience(this)
  private readonly parts: DeskParts
  private line: Promise<unknown> = Promise.resolve()
  private gone: { readonly why: unknown } | null = null
  private readonly starting = new Set<() => void>()

  constructor(
    row: TableRow,
    game: Game | undefined,
    table: Table | null,
    parts: DeskParts,
    standIns = NO_STAND_INS,
  ) {
    // What is heavy and rarely asked for stays in the storage.
    const { plan, seed, beginning: _beginning, ...slip } = row
    this.id = row.id
    this.row = slip
    this.seed = seed
    this.options = plan.options
    this.after = plan.after ?? null
    this.absence = plan.absence ?? usualAbsence(row.limit)
    this.game = game
    this.parts = parts
    this.touched = parts.now()
    if (table !== null) this.host = this.hosted(table, standIns)
  }

  private hosted(table: Table, standIns: StandIns): TableHost {
    return new TableHost(this.id, table, this.row.seats.map(seatPlan), {
      keep: (of, from, stoodIn) => this.keep(of, from, stoodIn),
      judge: () => named(this.row.game, this.parts.games).judge(),
      standIns,
      measured,
      breathe: () => this.parts.thinks(this.row.host ?? this.id),
      inPieces: (work) => inPieces(work, () => this.parts.pause(this.row.host ?? this.id)),
      // Without a person at the table bots would play for nobody: it waits for someone to return.
      restless: () => this.row.seats.some(isPlayed),
      ended: () => this.row.ended !== null,
      failed: (error) => this.parts.failed(this, error),
    })
  }

  /** One change of the table's row after the other. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.touched = this.parts.now()
    const run = this.line.then(() => {
      if (this.gone !== null) throw this.gone.why
      return act()
    })
    this.line = run.catch(() => undefined)
    return run
  }

  /** Resolves when nothing is under way. */
  async settle(): Promise<void> {
    await this.line
    await this.host?.settled
  }

  /** Stores what changed about the table but its entries, then tells everyone. */
  async save(changes: Partial<TableSlip>): Promise<void> {
    const updated = this.parts.now()
    await this.stored(this.parts.storage.saveTable({ ...this.row, ...changes, updated }))
    // Entries may have been stored meanwhile: their pulse is newer than the one copied above.
    this.row = { ...this.row, ...changes, updated, version: this.row.version + 1 }
    this.audience.tellRoom()
  }

  async remove(): Promise<void> {
    await this.stored(this.parts.storage.removeTable(this.row))
  }

  /** The table is gone, or another by now: this desk is of no more use. Whatever else it was may pass. */
  private async stored(under: Promise<void>): Promise<void> {
    try {
      await under
    } catch (error) {
      if (error instanceof Overtaken) this.parts.broke(this, error)
      throw error
    }
  }

  /** The game begins. */
  async begin({ table, standIns }: Begun, row: TableRow): Promise<void> {
    const pulse = this.pulse(table, table.seq, row.seats)
    const before = this.row
    const { version } = before
    const begun: TableRow = { ...row, ...pulse, version, stage: 'playing' }
    await this.stored(this.parts.storage.beginTable(begun, table.entries, standIns))
    this.row = { ...before, seats: row.seats, ...pulse, version: version + 1, stage: 'playing' }
    this.host = this.hosted(table, standIns)
    if (this.gone !== null) this.host.stop(this.gone.why)
    this.parts.waitingChanged(this, before)
    await this.audience.showAgain()
    this.wake()
    void this.host.drive()
  }

  /** Calls back when the game has begun, or never will at this desk; gives the way to call that off. */
  onBegun(hear: () => void): () => void {
    this.starting.add(hear)
    if (this.host !== null || this.gone !== null) this.wake()
    return () => void this.starting.delete(hear)
  }

  private wake(): void {
    for (const begun of this.starting) begun()
    this.starting.clear()
  }

  /** The clocks after these entries; what cannot be taken back freely need not be remembered. */
  private clocks(table: Table, from: number): Clocks {
    if (this.row.limit === null) return this.row
    const after = table.entries
      .slice(from)
      .reduce((clocks: Clocks, entry) => clocksAfter(entry, clocks), this.row)
    const { seats } = this.row
    const isFree = (seat: Seat) => isPlayed(seats[seat]) && table.undoWall(seat) === null
    return { ...after, spent: after.spent.filter(({ seat }) => isFree(seat)) }
  }

  private pulse(table: Table, from = table.seq, seats = this.row.seats): Pulse {
    const now = this.parts.now()
    const { limit } = this.row
    const ended = this.row.ended ?? (table.over ? 'played' : null)
    const waiting =
      ended === null ? [...new Set(table.asks.flatMap(({ aside, seat }) => (aside ? [] : [seat])))] : []
    const clocks = this.clocks(table, from)
    const ends = deadlines(seats, waiting, clocks.deadlines, limit, now)
    return {
      seq: table.seq,
      updated: now,
      waiting,
      deadlines: ends,
      spent: clocks.spent,
      due: nextDue(seats, waiting, ends, limit, this.absence, now),
      progress: table.over ? '' : table.game.say.progress(table.machine),
      ended,
      winners: table.over ? table.game.play.winners(table.machine) : [],
      rivals: rivalsOf(table.machine).flatMap(({ name, won }) => (won ? [name] : [])),
    }
  }

  private async keep(table: Table, from: number, standIns: StandIns): Promise<void> {
    this.touched = this.parts.now()
    const pulse = this.pulse(table, from)
    const before = this.row
    try {
      await this.parts.storage.append(this.row, from, table.entries.slice(from), pulse, standIns)
    } catch (error) {
      this.parts.broke(this, error)
      throw error
    }
    const over = pulse.ended !== null
    this.row = { ...this.row, ...pulse, stage: over ? 'over' : this.row.stage }
    if (over || this.row.proposal?.kind === 'undo') void this.afterEntry()
    this.parts.waitingChanged(this, before)
  }

  /** Nobody can agree to go back from a moment that has passed; and an end is told to all. */
  private async afterEntry(): Promise<void> {
    try {
      await this.inTurn(async () => {
        const { proposal } = this.row
        if (proposal === null) this.audience.tellRoom()
        else await this.save({ proposal: null, settled: settledAs(proposal, 'overtaken', null) })
      })
    } catch (error) {
      if (this.gone === null) this.parts.failed(this, error)
    }
  }

  /** Stores who is waited for since when, without an entry: seats or the clock have changed. */
  async repulse(changes: Partial<Pulse> = {}): Promise<void> {
    const { host } = this
    if (host === null) return
    const before = this.row
    const pulse = { ...this.pulse(host.table), ...changes }
    await this.stored(this.parts.storage.append(this.row, host.table.seq, [], pulse))
    this.row = { ...this.row, ...pulse, stage: pulse.ended === null ? this.row.stage : 'over' }
    this.parts.waitingChanged(this, before)
  }

  /** The clock was set by so much: nobody's time ends by that, and nobody has more of it than the limit. */
  async clockSet(jump: number): Promise<void> {
    const { limit, seats } = this.row
    const now = this.parts.now()
    const away = seats.map((seat) =>
      seat.since === null ? seat : { ...seat, since: sinceAfterJump(seat.since, jump, now) },
    )
    if (away.some(({ since }, i) => since !== seats[i]?.since)) await this.save({ seats: away })
    const { waiting, spent } = this.row
    const moved = (end: number | null) =>
      end === null || limit === null ? null : endAfterJump(end, jump, limit, now)
    const moments = this.row.deadlines.map(moved)
    await this.repulse({
      deadlines: moments,
      spent: spent.map((one) => ({ ...one, end: moved(one.end) })),
      due: nextDue(away, waiting, moments, limit, this.absence, now),
    })
    this.audience.tellRoom()
  }

  seatOf(person: string | null): Seat | null {
    const at =
      person === null
        ? -1
        : this.row.seats.findIndex((seat) => seat.kind === 'person' && seat.person === person)
    return at === -1 ? null : at
  }

  /** Shows the table to a guest, and from now on what happens to it. */
  async watch(guest: Guest, manner: Manner): Promise<void> {
    if (this.gone !== null) throw this.gone.why
    this.touched = this.parts.now()
    await this.audience.add(guest, manner)
  }

  unwatch(guest: Guest): void {
    this.touched = this.parts.now()
    this.audience.remove(guest)
  }

  get watched(): boolean {
    return !this.audience.isEmpty
  }

  /** Bytes it takes in memory, about. */
  get weight(): number {
    const { host, audience } = this
    return weightOf(this.row.seq, {
      lines: host?.remembered ?? 0,
      letters: host?.valuesSize ?? 0,
      stands: audience.kept,
    })
  }

  now(): number {
    return this.parts.now()
  }

  /** What stands between a seat and its last answer where somebody is away who has their say; null: nothing. */
  wallOfAbsent(seat: Seat): Wall | 'person' {
    const { host, absence, row } = this
    const isAbsent = (i: Seat) => i !== seat && (sayUntil(row.seats[i], absence) ?? 0) > this.now()
    if (host === null || !row.seats.some((_, i) => isAbsent(i))) return null
    const { table } = host
    const wall = table.undoWall(
      seat,
      table.sitters.map((who, i) => (isAbsent(i) ? { ...who, kind: 'person' } : who)),
    )
    return wall === 'nothing' ? null : wall
  }

  /** What only the house knows: the time to go back is over, somebody has a say, or all agreed on an end. */
  seen(update: Update): Update {
    const { eyes } = update
    if (this.row.ended !== 'agreed') {
      if (eyes === null || update.undo !== 'free') return update
      const wall = maySpendAgain(this.row, eyes, this.now()) ? this.wallOfAbsent(eyes) : 'time'
      return wall === null ? update : { ...update, undo: wall }
    }
    return { ...update, over: true, ask: null, reasons: [], waiting: [], undo: 'nothing', redo: false }
  }

  get retired(): boolean {
    return this.gone !== null
  }

  /**
   * Another desk takes its place, or none: what is being stored is stored, whatever comes later is refused,
   * and who looks is to look again.
   */
  retire(why: unknown = new Overtaken(this.id)): void {
    this.gone ??= { why }
    this.host?.stop(why)
    this.wake()
    this.audience.dismiss()
  }
}
