// Moves the write-ahead log into the data file when nothing is being written, and at least once an hour. All data is
// then in one file, and a start after a crash has little to do.
import type { DatabaseSync } from 'node:sqlite'
import { isTrouble } from './errors.ts'
import { pragma } from './pragma.ts'
import type { Writer } from './writer.ts'

/** If nothing was written for this long, nobody is likely to wait while the log is moved. */
const IDLE_MS = 30_000
const HOUR_MS = 3_600_000

export class Checkpoints {
  private readonly db: DatabaseSync
  private readonly writer: Writer
  /** The number of commits at the last call, and since when it has been the same. */
  private seen = 0
  private since = Infinity
  /** The number of commits at the last move. -1 at the start, because an old log may be left. */
  private moved = -1
  private last = Infinity

  constructor(db: DatabaseSync, writer: Writer) {
    this.db = db
    this.writer = writer
  }

  /** Called every second. If the clock was set back, both waiting times start again. */
  look(now: number): void {
    const { commits } = this.writer
    if (commits !== this.seen || now < this.since) this.since = now
    if (now < this.last) this.last = now
    this.seen = commits
    if (commits === this.moved || (now - this.since < IDLE_MS && now - this.last < HOUR_MS)) return
    if (this.move()) this.moved = commits
    // Another process is reading, e.g. a backup, or the disk is full. Try again later.
    else this.since = now
    this.last = now
  }

  /** Moves the log without waiting for readers. Returns false if that was not possible. */
  private move(): boolean {
    const patience = pragma(this.db, 'busy_timeout')
    pragma(this.db, 'busy_timeout = 0')
    try {
      // 0 means that no reader was in the way.
      return pragma(this.db, 'wal_checkpoint(TRUNCATE)') === 0
    } catch (error) {
      if (!isTrouble(error)) throw error
      return false
    } finally {
      pragma(this.db, `busy_timeout = ${patience}`)
    }
  }
}
