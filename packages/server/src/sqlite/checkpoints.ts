// The write-ahead log goes into the file when nothing is being written, and once an hour in any case: what is kept is
// then in one place, and a start after a crash has little to do.
import type { DatabaseSync } from 'node:sqlite'
import { isTrouble } from './errors.ts'
import { pragma } from './pragma.ts'
import type { Writer } from './writer.ts'

/** Nothing was written for so long: nobody waits while the log is moved. */
const IDLE_MS = 30_000
const HOUR_MS = 3_600_000

export class Checkpoints {
  private readonly db: DatabaseSync
  private readonly writer: Writer
  /** How many commits there were at the last look, and since when. */
  private seen = 0
  private since = Infinity
  /** How many of them are in the file; a log may be left from before the start. */
  private moved = -1
  private last = Infinity

  constructor(db: DatabaseSync, writer: Writer) {
    this.db = db
    this.writer = writer
  }

  /** Called every now and then; a clock that was set back begins anew. */
  look(now: number): void {
    const { commits } = this.writer
    if (commits !== this.seen || now < this.since) this.since = now
    if (now < this.last) this.last = now
    this.seen = commits
    if (commits === this.moved || (now - this.since < IDLE_MS && now - this.last < HOUR_MS)) return
    if (this.move()) this.moved = commits
    // Somebody else reads, e.g. a backup, or the disk has no room: tried again after a while.
    else this.since = now
    this.last = now
  }

  /** Waits for nobody. */
  private move(): boolean {
    const patience = pragma(this.db, 'busy_timeout')
    pragma(this.db, 'busy_timeout = 0')
    try {
      // Says whether it was in somebody's way.
      return pragma(this.db, 'wal_checkpoint(TRUNCATE)') === 0
    } catch (error) {
      if (!isTrouble(error)) throw error
      return false
    } finally {
      pragma(this.db, `busy_timeout = ${patience}`)
    }
  }
}
