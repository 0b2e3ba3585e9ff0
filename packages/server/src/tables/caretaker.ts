// Looks after tables by the clock: reminders, answers in place of those who are late, tables nobody
// looks at, tables nobody will look at again. Everything due is found in the storage, so tables that
// are not in memory are looked after too, also after a restart.
import { Overtaken } from '@lorehall/host'
import type { Seat } from '@lorehall/kernel'
import type { Clock } from '../clock.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import type { Notices } from '../notices/notices.ts'
import type { Storage } from '../storage.ts'
import { reminderAt } from './clocks.ts'
import { type Desk, STAND_IN } from './desk.ts'
import { standIn } from './lobby.ts'
import { reconsider } from './proposals.ts'
import type { Shelf } from './shelf.ts'

export interface CaretakerParts {
  readonly storage: Storage
  readonly shelf: Shelf
  readonly notices: Notices
  readonly clock: Clock
  readonly limits: Limits
  readonly log: Log
  /** Before any time is told that goes by the new clock. */
  readonly clockSet: () => void
}

/** Who misses so many deadlines in a row is taken to have left. */
const MISSED = 3
const MOST_AT_ONCE = 50
const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000
/** It looks once a second: so much at once is no time that has passed. */
const JUMP = 2 * HOUR

export class Caretaker {
  private readonly parts: CaretakerParts
  private nextRound = 0
  private nextSweep = 0
  /** When it looked last; null: never yet. */
  private looked: number | null = null

  constructor(parts: CaretakerParts) {
    this.parts = parts
  }

  /** A round by the clock. Where that was set, nobody is played for before everyone has their time back. */
  async tick(): Promise<void> {
    const { clock } = this.parts
    const jump = clock.takeJump()
    if (jump === null) await this.round()
    else await this.clockSet(jump)
  }

  private async round(): Promise<void> {
    const { storage, clock, shelf, limits } = this.parts
    const { now } = clock
    for (const id of await storage.dueTables(now(), MOST_AT_ONCE)) {
      await this.lookAfter(id, (desk) => this.serve(desk))
    }
    if (now() >= this.nextRound) {
      this.nextRound = now() + MINUTE
      await shelf.putAway(now() - limits.idleMinutes * MINUTE)
    }
    this.mindTheClock()
    if (now() >= this.nextSweep) {
      this.nextSweep = now() + HOUR
      await this.sweep()
    }
  }

  /** Those whose time the jump ended, and those to whom it gave too much. */
  private async clockSet(jump: number): Promise<void> {
    const { storage, clock } = this.parts
    this.nextRound = clock.now() + MINUTE
    this.distrust(jump)
    this.parts.clockSet()
    const due = await storage.dueTables(clock.now(), Number.MAX_SAFE_INTEGER)
    for (const id of new Set([...due, ...(await storage.lateTables(clock.now()))])) {
      await this.lookAfter(id, (desk) => desk.inTurn(() => desk.clockSet(jump)))
    }
  }

  /**
   * What is removed is gone for good, and a clock may be wrong: after a start, and after a jump of the clock,
   * nothing is removed for an hour.
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
    log.warn('the clock was set', { seconds: Math.round(jump / 1000) })
  }

  private async lookAfter(id: string, act: (desk: Desk) => Promise<void>): Promise<void> {
    try {
      await act(await this.parts.shelf.open(id))
    } catch (error) {
      // The next round finds what is there by then.
      if (error instanceof Overtaken) return
      // One damaged table must not keep the others waiting: it is tried again in an hour.
      this.parts.log.error('a table could not be looked after', { table: id, error })
      await this.parts.storage.postpone(id, this.parts.clock.now() + HOUR)
    }
  }

  private async serve(desk: Desk): Promise<void> {
    const { clock } = this.parts
    const { deadlines, limit } = desk.row
    for (const [seat, deadline] of deadlines.entries()) {
      if (deadline === null || limit === null) continue
      const reminder = reminderAt(deadline, limit)
      const now = clock.now()
      // What is due by a clock that was set a moment ago is found again once that is dealt with.
      if (clock.isSet) return
      if (deadline <= now) await this.answerFor(desk, seat, deadline)
      else if (reminder !== null && reminder <= now) await this.remind(desk, seat, deadline)
    }
    // How long bots take is no reason for others to wait.
    void desk.host?.drive()
    await desk.inTurn(async () => {
      await reconsider(desk)
      await desk.repulse()
    })
  }

  private async answerFor(desk: Desk, seat: Seat, deadline: number): Promise<void> {
    const missed = await desk.inTurn(async () => {
      // Their own answer may be under way.
      await desk.host?.settled
      const sitting = desk.row.seats[seat]
      if (sitting === undefined || desk.row.deadlines[seat] !== deadline) return 0
      const missed = sitting.missed + 1
      await desk.save({ seats: desk.row.seats.with(seat, { ...sitting, missed }) })
      if (missed >= MISSED) await standIn(desk, seat, 'time')
      return missed
    })
    if (missed > 0 && missed < MISSED) await desk.host?.playFor(seat, STAND_IN, 'time')
  }

  private async remind(desk: Desk, seat: Seat, deadline: number): Promise<void> {
    const id = desk.row.seats[seat]?.person ?? null
    const person = id === null ? null : await this.parts.storage.person(id)
    if (person !== null) await this.parts.notices.reminder(person, desk.row, deadline)
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
      if (gone > 0) log.info('tables nobody touched were removed', { stage, days, tables: gone })
    }
  }
}
