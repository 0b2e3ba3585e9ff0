// The time of day at the database. All processes count deadlines by it, so that it doesn't matter whose machine has the
// wrong time. Between two measurements a process counts on by its own monotonic clock.
import { int } from '../rows/row.ts'
import type { Read } from './connections.ts'
import { sql } from './sql.ts'

/** Milliseconds until it is measured again. All processes must notice a change while the first one has the lease for it. */
const INTERVAL = 2000
/** A slower reply says nothing. */
const SLOW = 1000
/** The fastest of these replies says most. */
const TRIES = 3

const NOW = sql('SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now')

export class DatabaseClock {
  private readonly read: Read
  /** The time of day minus the monotonic clock. */
  private apart = 0
  private next = 0
  private measuring = false

  private constructor(read: Read) {
    this.read = read
  }

  static async begin(read: Read): Promise<DatabaseClock> {
    const clock = new DatabaseClock(read)
    await clock.measure()
    return clock
  }

  readonly now = (): number => Math.round(performance.now() + this.apart)

  /** Called every second: measures in the background when it is time to. */
  look(): void {
    if (this.measuring || performance.now() < this.next) return
    this.measuring = true
    this.measure()
      // The database is away. The next look tries again.
      .catch(() => undefined)
      .finally(() => (this.measuring = false))
  }

  private async measure(): Promise<void> {
    let fastest = SLOW
    let apart = this.apart
    for (let i = 0; i < TRIES; i += 1) {
      const asked = performance.now()
      const [row = {}] = await this.read(NOW, {})
      const took = performance.now() - asked
      if (took >= fastest) continue
      fastest = took
      apart = int(row, 'now') - asked - took / 2
    }
    this.apart = apart
    this.next = performance.now() + INTERVAL
  }
}
