// The caretaker does what depends on the time: reminds people, answers for those whose time is over, takes unused
// tables out of memory and removes old ones. It finds due tables in the storage, so it also serves tables that aren't
// in memory, and goes on after a restart.
import { Overtaken } from '@lorehall/host'
import type { Seat } from '@lorehall/kernel'
import type { Clock } from '../clock.ts'
import { Denied } from '../denied.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import type { Notices } from '../notices/notices.ts'
import { LEASE_MS, type Notice, type Storage } from '../storage.ts'
import { reminderAt } from './clocks.ts'
import { type LiveTable, STAND_IN } from './live-table.ts'
import { reconsider } from './proposals.ts'
import { standIn } from './stand-in.ts'
import { isUnknownHere, type LiveTables } from './live-tables.ts'

export interface CaretakerParts {
  readonly storage: Storage
  readonly liveTables: LiveTables
  readonly notices: Notices
  readonly clock: Clock
  readonly limits: Limits
  readonly log: Log
  /** This process has taken the leases of these tables. */
  readonly claimed: (tables: readonly string[]) => void
  readonly release: (table: string) => void
  /** Called when the clock was changed, before anyone gets a deadline by the new clock. */
  readonly clockSet: () => void
}

/** After this many missed deadlines in a row, a bot takes over the seat. */
const MISSED = 3
const MOST_AT_ONCE = 50
const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000
/** Rounds begin every second. If this much time seems to pass between two of them, the clock was changed. */
const JUMP = 2 * HOUR

/** The lease of the process that moves deadlines after a change of the clock. */
const CLOCK = 'clock'

export class Caretaker {
  private readonly parts: CaretakerParts
  private nextRound = 0
  private nextSweep = 0
  private pausedUntil = 0
  /** Tables that this version doesn't know, and since when. */
  private readonly unknown = new Map<string, number>()
  /** The time of the last round; null before the first. */
  private looked: number | null = null

  constructor(parts: CaretakerParts) {
    this.parts = parts
  }

  /** One round. If the clock was changed, it only moves deadlines; no bot answers for anyone before that is done. */
  async tick(): Promise<void> {
    const { clock } = this.parts
    const jump = clock.takeJump()
    if (jump !== null) await this.setClock(jump)
    else if (performance.now() >= this.pausedUntil) await this.round()
  }

  /** Of several processes with one clock, one moves the deadlines. The others wait. */
  private async setClock(jump: number): Promise<void> {
    const { storage } = this.parts
    const mine = await storage.lease([CLOCK])
    if (mine.length > 0) return this.clockSet(jump)
    this.pausedUntil = performance.now() + LEASE_MS
    this.distrust(jump)
    this.parts.clockSet()
  }

  private async round(): Promise<void> {
    const { storage, clock, liveTables, limits } = this.parts
    const { now } = clock
    const due = await storage.claimDue(now(), MOST_AT_ONCE, [...this.unknown.keys()])
    this.parts.claimed(due)
    for (const id of due) {
      await this.lookAfter(id, (live) => this.serve(live))
    }
    if (now() >= this.nextRound) {
      this.nextRound = now() + MINUTE
      for (const [id, since] of this.unknown) if (now() - since > HOUR) this.unknown.delete(id)
      await liveTables.putAway(now() - limits.idleMinutes * MINUTE)
    }
    this.mindTheClock()
    if (now() >= this.nextSweep) {
      this.nextSweep = now() + HOUR
      await this.sweep()
    }
  }

  /** Corrects the tables where the jump ended somebody's time, and those where it gave somebody too much. */
  private async clockSet(jump: number): Promise<void> {
    const { storage, clock } = this.parts
    this.nextRound = clock.now() + MINUTE
    this.distrust(jump)
    this.parts.clockSet()
    const due = await storage.dueTables(clock.now(), Number.MAX_SAFE_INTEGER)
    for (const id of new Set([...due, ...(await storage.lateTables(clock.now()))])) {
      await this.lookAfter(id, (live) => live.inTurn(() => live.clockSet(jump)))
    }
  }

  /**
   * Postpones the removal of old tables by an hour after a start and after a jump of the clock, because removal is
   * final and the clock may be wrong.
   */
  private mindTheClock(): void {
    const { now } = this.parts.clock
    const before = this.looked
    this.looked = now()
    if (before === null) this.nextSweep = now() + HOUR
    else if (now() < before || now() - before >= JUMP) this.distrust(now() - before)
  }

  private distrust(jump: number): void {
    const { clock, log } = this.parts
    this.looked = clock.now()
    this.nextSweep = this.looked + HOUR
    log.warn('the clock of this machine was changed', { seconds: Math.round(jump / 1000) })
  }

  private async lookAfter(id: string, act: (live: LiveTable) => Promise<void>): Promise<void> {
    try {
      await act(await this.parts.liveTables.open(id))
    } catch (error) {
      // Another process wrote first; the next round reads the table again.
      if (error instanceof Overtaken) return
      if (this.leftToOthers(id, error)) return
      // One damaged table must not hold up the others. Try it again in an hour.
      this.parts.log.error('deadlines of a table could not be checked', { table: id, error })
      await this.parts.storage.postpone(id, this.parts.clock.now() + HOUR)
    }
  }

  /** A table that this version doesn't know is left to processes that do. Returns whether it is. */
  private leftToOthers(id: string, error: unknown): boolean {
    const isKnownElsewhere = error instanceof Denied && error.code === 'elsewhere'
    if (!(isKnownElsewhere || isUnknownHere(error)) || !this.parts.storage.channel.isShared) return false
    this.unknown.set(id, this.parts.clock.now())
    this.parts.release(id)
    return true
  }

  private async serve(live: LiveTable): Promise<void> {
    const { clock } = this.parts
    const { deadlines } = live.row
    for (const [seat, deadline] of deadlines.entries()) {
      const now = clock.now()
      // The clock was just changed. The next tick moves the deadlines first.
      if (clock.isSet) return
      if (deadline !== null && deadline <= now) await this.answerFor(live, seat, deadline)
    }
    // Not awaited: other tables don't wait for the bots of this one.
    void live.host?.drive()
    await live.inTurn(async () => {
      await reconsider(live)
      const { due } = live.row
      await live.saveStatus({}, due === null ? {} : { notices: this.reminders(live, due), ifDue: due })
    })
  }

  /**
   * The reminders that are due now, for seats that still have time. `due` was the earliest thing not done yet, so those
   * before it were written.
   */
  private reminders({ row }: LiveTable, due: number): Notice[] {
    const now = this.parts.clock.now()
    return row.deadlines.flatMap((deadline, seat) => {
      const person = row.seats[seat]?.person ?? null
      if (deadline === null || deadline <= now || row.limit === null || person === null) return []
      const reminder = reminderAt(deadline, row.limit)
      const isDue = reminder !== null && reminder >= due && reminder <= now
      return isDue ? this.parts.notices.reminder(person, row, deadline) : []
    })
  }

  private async answerFor(live: LiveTable, seat: Seat, deadline: number): Promise<void> {
    const missed = await live.inTurn(async () => {
      // The person's own answer may be on its way to the storage.
      await live.host?.settled
      const sitting = live.row.seats[seat]
      if (sitting === undefined || live.row.deadlines[seat] !== deadline) return 0
      const missed = sitting.missed + 1
      await live.save({ seats: live.row.seats.with(seat, { ...sitting, missed }) })
      if (missed >= MISSED) await standIn(live, seat, 'time')
      return missed
    })
    if (missed > 0 && missed < MISSED) await live.host?.playFor(seat, STAND_IN, 'time')
  }

  private async sweep(): Promise<void> {
    const { storage, limits, log, clock } = this.parts
    const stages = [
      ['gathering', limits.keepGathering],
      ['playing', limits.keepPlaying],
      ['over', limits.keepOver],
    ] as const
    for (const [stage, days] of stages) {
      const gone = await storage.sweep(stage, clock.now() - days * DAY)
      if (gone > 0) log.info('unused tables were removed', { stage, days, tables: gone })
    }
  }
}
