// An online table in memory: its stored row, the host that runs the game, and the pages that watch. Changes of the
// row run one after another in `queue`, and each is stored before anyone sees it.
import {
  NO_STAND_INS,
  Overtaken,
  rivalsOf,
  type SeatPlan,
  type StandIns,
  TableHost,
  type Thinker,
  type Update,
} from '@lorehall/host'
import { USUAL_STRENGTH } from '@lorehall/host/strengths'
import { type Game, isRecord, type Seat, type Table, type Wall } from '@lorehall/kernel'
import { type HouseGame, named } from '../games.ts'
import { measured } from '../guard/charged.ts'
import type { Guest } from '../guest.ts'
import type { Limits } from '../limits.ts'
import type { Measures } from '../metrics/measures.ts'
import type { OneAtATime } from '../one-at-a-time.ts'
import type {
  Along,
  ListedTable,
  Notice,
  Proposal,
  SeatRow,
  Settled,
  Storage,
  TableRow,
  TableStatus,
} from '../storage.ts'
import { Audience, type WatchMode } from './audience.ts'
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
import { reviewKeep } from './review-keep.ts'
import { weightOf } from './weight.ts'

export interface LiveTableParts {
  /** The games of this server. */
  readonly games: readonly HouseGame[]
  readonly storage: Storage
  readonly now: () => number
  readonly limits: Limits
  readonly measures: Measures
  /** Resolves when a bot at a table of this person may do something. */
  readonly thinks: (whose: string) => Promise<void>
  /** Where bots at tables of this person think if they plan. Absent: on this thread. */
  readonly thinkerOf?: (whose: string) => Thinker
  /** Resolves when something long at a table of this person may go on. */
  readonly pause: (whose: string) => Promise<void>
  /** Reviews are made one after another. */
  readonly reviewing: OneAtATime
  /** Whether this process may let bots play at the table. Absent: it may. */
  readonly mayDrive?: (table: string) => Promise<boolean>
  /** The notices to people for whom the table will wait then, but doesn't wait before. */
  readonly turnNotices: (live: LiveTable, before: ListedTable, then: ListedTable) => readonly Notice[]
  /** Something was stored here. The table may wait for other seats than `before`. */
  readonly stored: (live: LiveTable, before: ListedTable) => void
  readonly removed: (live: LiveTable) => void
  /** Something that another process stored is shown here now. */
  readonly followed: (live: LiveTable, before: ListedTable) => void
  /** People came, left or switched tabs here. */
  readonly presence: (live: LiveTable) => void
  /** The table is about to be read. */
  readonly opening: (table: string) => void
  /** The table left memory. */
  readonly dropped: (table: string) => void
  /** A write failed, or another process wrote first: drop this live table. */
  readonly broke: (live: LiveTable, error: unknown) => void
  /** An error in work that no request waits for. */
  readonly failed: (live: LiveTable, error: unknown) => void
}

/** The bot that plays for people who are away or late. */
export const STAND_IN = USUAL_STRENGTH

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

/** The newer parts of two states of one table. */
function newest(one: ListedTable, other: ListedTable): ListedTable {
  const rare = other.version >= one.version ? other : one
  const { seq, updated, waiting, deadlines, spent, due, progress, ended, winners, rivals } =
    other.seq >= one.seq ? other : one
  const status = { seq, updated, waiting, deadlines, spent, due, progress, ended, winners, rivals }
  return { ...rare, ...status, stage: ended === null ? rare.stage : 'over' }
}

/** A table at its first question here. A continued one brings the entries that bots made for people before. */
export interface Begun {
  readonly table: Table
  readonly standIns: StandIns
}

export class LiveTable {
  readonly id: string
  row: ListedTable
  readonly seed: string
  /** The earlier table that this one continues from. */
  readonly after: string | null
  /** Numbers were sent with the table. A game that has begun has them in its beginning instead. */
  readonly ownNumbers: boolean
  /** Seconds for which the consent of an absent person still counts. */
  readonly absence: number
  /** False if players may not ask the coach. */
  readonly coach: false | undefined
  /** Undefined if this server no longer has the game. */
  readonly game: Game | undefined
  /** Null while people gather. */
  host: TableHost | null = null
  /** When it was opened. Before that, nobody knows who was here. */
  readonly opened: number
  /** The number of the newest chat line that its pages were sent. */
  said: number
  /** When the table was last used. Unused tables leave memory. */
  touched: number
  /** The pages that show the table. */
  readonly audience = new Audience(this)
  private readonly parts: LiveTableParts
  private queue: Promise<unknown> = Promise.resolve()
  private gone: { readonly why: unknown } | null = null
  private readonly starting = new Set<() => void>()
  private following: Promise<void> | null = null

  constructor(
    row: TableRow,
    game: Game | undefined,
    table: Table | null,
    parts: LiveTableParts,
    standIns = NO_STAND_INS,
    said = 0,
  ) {
    // The large parts, which are rarely needed, stay in the storage.
    const { plan, seed, beginning: _beginning, ...summary } = row
    this.id = row.id
    this.row = summary
    this.seed = seed
    this.after = plan.after ?? null
    this.ownNumbers = isRecord(plan.values) && Object.keys(plan.values).length > 0
    this.absence = plan.absence ?? usualAbsence(row.limit)
    this.coach = plan.coach
    this.game = game
    this.parts = parts
    this.said = said
    this.touched = parts.now()
    this.opened = this.touched
    if (table !== null) this.host = this.hosted(table, standIns)
  }

  private hosted(table: Table, standIns: StandIns): TableHost {
    const { mayDrive, thinkerOf } = this.parts
    const whose = this.row.host ?? this.id
    return new TableHost(this.id, table, this.row.seats.map(seatPlan), {
      keep: (of, from, stoodIn) => this.keep(of, from, stoodIn),
      judge: () => named(this.row.game, this.parts.games).judge(),
      ...(thinkerOf === undefined ? {} : { thinker: thinkerOf(whose) }),
      ...(mayDrive === undefined ? {} : { mayDrive: () => mayDrive(this.id) }),
      standIns,
      ...(this.coach === undefined ? {} : { coach: this.coach }),
      measured,
      breathe: () => this.parts.thinks(whose),
      inPieces: (work) => inPieces(work, () => this.parts.pause(whose)),
      // While no person plays, the bots wait for someone to return.
      restless: () => this.row.seats.some(isPlayed),
      ended: () => this.row.ended !== null,
      failed: (error) => this.parts.failed(this, error),
      reviews: reviewKeep(this, this.parts, whose),
    })
  }

  /** Runs `act` when all earlier changes of the row are done. Rejects if this live table was retired. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.touched = this.parts.now()
    const run = this.queue.then(() => {
      if (this.gone !== null) throw this.gone.why
      return act()
    })
    this.queue = run.catch(() => undefined)
    return run
  }

  /** Resolves when no change is in progress. */
  async settle(): Promise<void> {
    await this.queue
    await this.host?.settled
  }

  /** Stores changes of the row (not its entries or its status), then sends the lobby to everyone. */
  async save(changes: Partial<ListedTable>): Promise<void> {
    const updated = this.parts.now()
    await this.stored(this.parts.storage.saveTable({ ...this.row, ...changes, updated }))
    // Entries may have been stored meanwhile, so `this.row` may have a newer status than the copy above.
    const before = this.row
    this.row = { ...before, ...changes, updated, version: before.version + 1 }
    this.audience.sendLobby()
    this.parts.stored(this, this.row)
  }

  async remove(): Promise<void> {
    await this.stored(this.parts.storage.removeTable(this.row))
    this.parts.removed(this)
  }

  /** Awaits a write. If another process wrote first, this live table is dropped; after other errors it stays. */
  private async stored(under: Promise<void>): Promise<void> {
    try {
      await under
    } catch (error) {
      if (error instanceof Overtaken) this.parts.broke(this, error)
      throw error
    }
  }

  /** Begins the game: stores it, then shows it to everyone and lets the bots play. */
  async begin({ table, standIns }: Begun, row: TableRow): Promise<void> {
    const status = this.status(table, table.seq, row.seats)
    const before = this.row
    const { version } = before
    const begun: TableRow = { ...row, ...status, version, stage: 'playing' }
    const then: ListedTable = {
      ...before,
      seats: row.seats,
      ...status,
      version: version + 1,
      stage: 'playing',
    }
    const notices = this.parts.turnNotices(this, before, then)
    await this.stored(this.parts.storage.beginTable(begun, table.entries, standIns, { notices }))
    this.row = then
    this.host = this.hosted(table, standIns)
    if (this.gone !== null) this.host.stop(this.gone.why)
    this.parts.stored(this, before)
    await this.audience.showAgain()
    this.wake()
    void this.host.drive()
  }

  /** Calls `hear` when the game begins or this live table is retired. The returned function cancels that. */
  onBegun(hear: () => void): () => void {
    this.starting.add(hear)
    if (this.host !== null || this.gone !== null) this.wake()
    return () => void this.starting.delete(hear)
  }

  private wake(): void {
    for (const begun of this.starting) begun()
    this.starting.clear()
  }

  /** The clocks after the entries from number `from` on. Forgets deadlines of answers that can't be undone freely. */
  private clocks(table: Table, from: number): Clocks {
    if (this.row.limit === null) return this.row
    const after = table.entries
      .slice(from)
      .reduce((clocks: Clocks, entry) => clocksAfter(entry, clocks), this.row)
    const { seats } = this.row
    const isFree = (seat: Seat) => isPlayed(seats[seat]) && table.undoWall(seat) === null
    return { ...after, spent: after.spent.filter(({ seat }) => isFree(seat)) }
  }

  private status(table: Table, from = table.seq, seats = this.row.seats): TableStatus {
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
    const before = this.row
    const status = this.undone(this.status(table, from))
    const notices = this.parts.turnNotices(this, before, { ...before, ...status })
    try {
      await this.parts.storage.append(before, from, table.entries.slice(from), status, standIns, { notices })
    } catch (error) {
      this.parts.broke(this, error)
      throw error
    }
    this.measure(table, from, standIns)
    const over = status.ended !== null
    this.row = { ...this.row, ...status, stage: over ? 'over' : this.row.stage }
    if (over) void this.overtake(() => true)
    else if (this.row.proposal?.kind === 'undo') void this.overtake(({ kind }) => kind === 'undo')
    this.parts.stored(this, before)
  }

  private measure(table: Table, from: number, standIns: StandIns): void {
    const isBot = (seat: Seat) => this.row.seats[seat]?.kind === 'bot'
    for (const [i, entry] of table.entries.slice(from).entries())
      this.parts.measures.entered(entry, isBot, standIns.has(from + i))
  }

  /** Something that was due and is not done yet, e.g. a reminder, stays due. */
  private undone(status: TableStatus): TableStatus {
    const { due } = this.row
    return status.ended === null && due !== null && due <= this.parts.now() ? { ...status, due } : status
  }

  /** Ends a proposal of this sort because something else happened, and sends the lobby to everyone. */
  private async overtake(isMeant: (proposal: Proposal) => boolean): Promise<void> {
    try {
      await this.inTurn(async () => {
        const { proposal } = this.row
        if (proposal === null || !isMeant(proposal)) this.audience.sendLobby()
        else await this.save({ proposal: null, settled: settledAs(proposal, 'overtaken', null) })
      })
    } catch (error) {
      if (this.gone === null) this.parts.failed(this, error)
    }
  }

  /** Stores the table's status without an entry, because seats or the clock have changed. */
  async saveStatus(changes: Partial<TableStatus> = {}, along: Along = {}): Promise<void> {
    const { host } = this
    if (host === null) return
    const before = this.row
    const status = { ...this.status(host.table), ...changes }
    const turns = this.parts.turnNotices(this, before, { ...before, ...status })
    const notices = [...turns, ...(along.notices ?? [])]
    const { seq } = host.table
    await this.stored(this.parts.storage.append(before, seq, [], status, NO_STAND_INS, { ...along, notices }))
    this.row = { ...this.row, ...status, stage: status.ended === null ? this.row.stage : 'over' }
    this.parts.stored(this, before)
  }

  /** Another process has stored something: shows it to the pages here. Calls that come together are one. */
  follow(): Promise<void> {
    this.following ??= this.inTurn(() => {
      this.following = null
      return this.catchUp()
    }).catch((error: unknown) => {
      this.following = null
      if (this.gone === null) this.parts.broke(this, error)
    })
    return this.following
  }

  private async catchUp(): Promise<void> {
    const { host } = this
    // An entry of this process may be on its way. If the other one was faster, this live table is dropped.
    await host?.settled
    const from = host?.table.seq ?? 0
    const since = await this.parts.storage.since(this.id, from)
    const hasBegun = since?.row.stage !== 'gathering'
    if (since === null || since.row.epoch !== this.row.epoch || hasBegun !== (host !== null)) {
      this.parts.broke(this, new Overtaken(this.id))
      return
    }
    const before = this.row
    this.row = newest(before, since.row)
    const reseated = JSON.stringify(before.seats) !== JSON.stringify(this.row.seats)
    if (reseated) host?.reseat(this.row.seats.map(seatPlan))
    await host?.follow(from, since.entries, since.standIns)
    if (reseated || before.stage !== this.row.stage) await this.audience.showAgain()
    this.audience.sendLobby()
    this.parts.followed(this, before)
  }

  /** Moves deadlines after the clock was changed by `jump` ms: nobody loses time or gets more than the limit. */
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
    await this.saveStatus({
      deadlines: moments,
      spent: spent.map((one) => ({ ...one, end: moved(one.end) })),
      due: nextDue(away, waiting, moments, limit, this.absence, now),
    })
    this.audience.sendLobby()
  }

  seatOf(person: string | null): Seat | null {
    const at =
      person === null
        ? -1
        : this.row.seats.findIndex((seat) => seat.kind === 'person' && seat.person === person)
    return at === -1 ? null : at
  }

  /** A person looks at the table or sends something, so they aren't gone: no bot needs to play for them. */
  heard(person: string): void {
    const seat = this.seatOf(person)
    if (seat === null) return
    this.audience.heard(person)
    const isAbout = (proposal: Proposal | null) => proposal?.kind === 'bot' && proposal.seat === seat
    if (isAbout(this.row.proposal)) void this.overtake(isAbout)
  }

  /** From when on the others may propose that a bot plays this seat; null if its person is here or plays by the clock. */
  botFrom(seat: SeatRow): number | null {
    const { stage, limit } = this.row
    if (stage !== 'playing' || limit !== null || seat.person === null || !isPlayed(seat)) return null
    const since = this.audience.goneSince(seat.person)
    return since === null ? null : since + this.parts.limits.goneSeconds * 1000
  }

  /** Sends the table to a guest, and from now on everything that happens at it. */
  async watch(guest: Guest, mode: WatchMode): Promise<void> {
    if (this.gone !== null) throw this.gone.why
    this.touched = this.parts.now()
    if (guest.person !== null) this.heard(guest.person.id)
    await this.audience.add(guest, mode)
  }

  unwatch(guest: Guest): void {
    this.touched = this.parts.now()
    this.audience.remove(guest)
  }

  presenceChanged(): void {
    this.parts.presence(this)
  }

  get watched(): boolean {
    return !this.audience.isEmpty
  }

  /** Approximate bytes it takes in memory. */
  get weight(): number {
    const { host, audience } = this
    return weightOf(this.row.seq, {
      lines: host?.remembered ?? 0,
      characters: host?.valuesSize ?? 0,
      snapshots: audience.kept,
    })
  }

  now(): number {
    return this.parts.now()
  }

  /** The wall against the seat's undo if absent people whose consent counts are treated as present; null if none. */
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

  /**
   * Adds what only the server knows: an undo may need consent because time has run out or someone is away, and the
   * players may have agreed to end the game.
   */
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
   * Ends the use of this live table; another one may take its place. Writes in progress finish, later changes are
   * refused with `why`, and pages are asked to watch the table again.
   */
  retire(why: unknown = new Overtaken(this.id)): void {
    this.gone ??= { why }
    this.host?.stop(why)
    this.wake()
    this.audience.dismiss()
  }
}
