// One online table in memory: its row as it is stored, the game at work on it, and who looks. What
// changes about the table goes through here, one after the other, and is stored before it is told.
import type { LiveMessage } from '@lorehall/protocol'
import { Overtaken, rivalsOf, type SeatPlan, TableHost, type Update, type Watcher } from '@lorehall/host'
import type { Game, GameOptions, Seat, Table } from '@lorehall/kernel'
import type { Guest } from '../guest.ts'
import type { Proposal, Pulse, SeatRow, Settled, Storage, TableRow, TableSlip } from '../storage.ts'
import { clocksAfter, type Clocks, deadlines, isPlayed, maySpendAgain, nextDue } from './clocks.ts'
import { roomOf } from './room.ts'

export interface DeskParts {
  /** What can be played here. */
  readonly games: readonly Game[]
  readonly storage: Storage
  readonly now: () => number
  /** The table began or ceased to wait for someone. */
  readonly waitingChanged: (desk: Desk, before: TableSlip) => void
  /** Something could not be stored, or someone else stored first: this desk is to be forgotten. */
  readonly broke: (desk: Desk, error: unknown) => void
  /** Something went wrong that nobody waits for. */
  readonly failed: (desk: Desk, error: unknown) => void
}

interface Seen {
  readonly watcher: Watcher | null
  looking: boolean
}

/** Who plays for people who are away or late. */
export const STAND_IN = 'greedy'

export function seatPlan(seat: SeatRow): SeatPlan {
  return seat.kind === 'person' && !seat.away
    ? { name: seat.name, kind: 'person' }
    : { name: seat.name, kind: 'bot', bot: seat.bot ?? STAND_IN }
}

export function settledAs({ id, kind, by }: Proposal, how: Settled['how'], who: Seat | null): Settled {
  return { id, kind, by, how, who }
}

export class Desk {
  readonly id: string
  row: TableSlip
  readonly seed: string
  readonly options: GameOptions
  /** The earlier table it goes on from. */
  readonly after: string | null
  /** Undefined where it is not played here any more. */
  readonly game: Game | undefined
  /** Null while people gather. */
  host: TableHost | null = null
  /** When it was last used, for leaving memory. */
  touched: number
  private readonly parts: DeskParts
  private readonly guests = new Map<Guest, Seen>()
  private line: Promise<unknown> = Promise.resolve()
  private gone: { readonly why: unknown } | null = null
  private readonly starting = new Set<() => void>()

  constructor(row: TableRow, table: Table | null, parts: DeskParts) {
    // What is heavy and rarely asked for stays in the storage.
    const { plan, seed, beginning: _beginning, ...slip } = row
    this.id = row.id
    this.row = slip
    this.seed = seed
    this.options = plan.options
    this.after = plan.after ?? null
    this.game = parts.games.find(({ id }) => id === row.game)
    this.parts = parts
    this.touched = parts.now()
    if (table !== null) this.host = this.hosted(table)
  }

  private hosted(table: Table): TableHost {
    return new TableHost(this.id, table, this.row.seats.map(seatPlan), {
      keep: (of, from) => this.keep(of, from),
      breathe: () => new Promise((resolve) => setImmediate(resolve)),
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
    this.tellRoom()
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
  async begin(table: Table, row: TableRow): Promise<void> {
    const pulse = this.pulse(table, table.seq, row.seats)
    const before = this.row
    const { version } = before
    await this.stored(
      this.parts.storage.beginTable({ ...row, ...pulse, version, stage: 'playing' }, table.entries),
    )
    this.row = { ...before, seats: row.seats, ...pulse, version: version + 1, stage: 'playing' }
    this.host = this.hosted(table)
    if (this.gone !== null) this.host.stop(this.gone.why)
    this.parts.waitingChanged(this, before)
    await this.showAgain()
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
      due: nextDue(seats, waiting, ends, limit, now),
      progress: table.over ? '' : table.game.text.progress(table.machine),
      ended,
      winners: table.over ? table.game.winners(table.machine) : [],
      rivals: rivalsOf(table.machine).flatMap(({ name, won }) => (won ? [name] : [])),
    }
  }

  private async keep(table: Table, from: number): Promise<void> {
    this.touched = this.parts.now()
    const pulse = this.pulse(table, from)
    const before = this.row
    try {
      await this.parts.storage.append(this.id, from, table.entries.slice(from), pulse)
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
        if (proposal === null) this.tellRoom()
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
    await this.stored(this.parts.storage.append(this.id, host.table.seq, [], pulse))
    this.row = { ...this.row, ...pulse, stage: pulse.ended === null ? this.row.stage : 'over' }
    this.parts.waitingChanged(this, before)
  }

  seatOf(person: string | null): Seat | null {
    const at =
      person === null
        ? -1
        : this.row.seats.findIndex((seat) => seat.kind === 'person' && seat.person === person)
    return at === -1 ? null : at
  }

  /** Shows the table to a guest, and from now on what happens to it. */
  async watch(guest: Guest, looking: boolean): Promise<void> {
    if (this.gone !== null) throw this.gone.why
    this.touched = this.parts.now()
    this.unwatch(guest)
    if (this.host === null) this.guests.set(guest, { watcher: null, looking })
    else {
      const watcher: Watcher = {
        eyes: this.seatOf(guest.person?.id ?? null),
        tell: (update) => guest.tell(this.news(update)),
        stopped: () => undefined,
      }
      this.guests.set(guest, { watcher, looking })
      const update = await this.host.watch(watcher)
      // The page may have gone meanwhile, or have asked for the same once more.
      if (this.guests.get(guest)?.watcher !== watcher) return this.host.leave(watcher)
      guest.tell(this.news(update))
      void this.host.drive()
    }
    this.tellRoom()
  }

  unwatch(guest: Guest): void {
    const seen = this.guests.get(guest)
    if (seen === undefined) return
    this.guests.delete(guest)
    if (seen.watcher !== null) this.host?.leave(seen.watcher)
    this.touched = this.parts.now()
    this.tellRoom()
  }

  attend(guest: Guest, looking: boolean): void {
    const seen = this.guests.get(guest)
    if (seen === undefined || seen.looking === looking) return
    seen.looking = looking
    this.tellRoom()
  }

  /** All guests look again, e.g. because someone changed seats; or those of one person. */
  async showAgain(person: string | null = null): Promise<void> {
    for (const [guest, { looking }] of Array.from(this.guests))
      if (person === null || guest.person?.id === person) await this.watch(guest, looking)
  }

  get watched(): boolean {
    return this.guests.size > 0
  }

  /** Eyes that see the same are told by the same message, which is then written but once. */
  private readonly told = new WeakMap<Update, LiveMessage>()

  private news(update: Update): LiveMessage {
    const known = this.told.get(update)
    if (known !== undefined) return known
    const message: LiveMessage = {
      update: this.seen(update),
      after: update.after,
      deadlines: [...this.row.deadlines],
    }
    this.told.set(update, message)
    return message
  }

  /** What only the house knows: the time to go back is over, or the people agreed on an end. */
  seen(update: Update): Update {
    const { eyes } = update
    if (this.row.ended !== 'agreed') {
      const late = eyes !== null && !maySpendAgain(this.row, eyes, this.parts.now())
      return update.undo === 'free' && late ? { ...update, undo: 'time' } : update
    }
    return { ...update, over: true, ask: null, reasons: [], waiting: [], undo: 'nothing', redo: false }
  }

  presenceOf(person: string): 'gone' | 'here' | 'looking' {
    const pages = [...this.guests].filter(([guest]) => guest.person?.id === person)
    if (pages.length === 0) return 'gone'
    return pages.some(([, { looking }]) => looking) ? 'looking' : 'here'
  }

  get watchers(): number {
    return [...this.guests.keys()].filter((guest) => this.seatOf(guest.person?.id ?? null) === null).length
  }

  tellRoom(): void {
    for (const guest of this.guests.keys()) guest.tell({ room: roomOf(this, guest.person) })
  }

  /** Every page that shows the table. */
  *pages(): Generator<Guest> {
    yield* this.guests.keys()
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
    const pages = [...this.guests.keys()]
    this.guests.clear()
    this.host?.stop(why)
    this.wake()
    for (const guest of pages) guest.tell({ again: this.id })
  }
}
