// The storage port on a PostgreSQL database, which any number of processes may use at the same time.
import type { Measures } from '../metrics/measures.ts'
import type { Storage } from '../storage.ts'
import { PostgresChannel } from './channel.ts'
import { chat } from './chat.ts'
import { DatabaseClock } from './clock.ts'
import { type Pool, Readers } from './connections.ts'
import { erasing } from './erase.ts'
import { leases } from './leases.ts'
import { letters } from './letters.ts'
import { lists } from './lists.ts'
import { log } from './log.ts'
import { migrate } from './migrations.ts'
import { order } from './order.ts'
import { people } from './people.ts'
import { reaching } from './reaching.ts'
import { reports } from './reports.ts'
import { reviews } from './reviews.ts'
import { sql } from './sql.ts'
import { tables } from './tables.ts'
import { Writer } from './writer.ts'

export interface PostgresStorage extends Storage {
  /** How many transactions were committed. */
  commits(): number
  /** The setting synchronous_commit of the connection that writes. */
  durability(): Promise<string>
  /** Null, or why nothing can be stored at the moment. */
  trouble(): Promise<string | null>
  /** The connections for reading, and the reads that wait for one. */
  pool(): Pool
  /** The time of day at the database, in milliseconds since 1970. */
  now(): number
  close(): Promise<void>
}

const ANYBODY = sql('SELECT id FROM people LIMIT 1')

/** Connects to the database, and migrates it to the current schema. Rejects with `NotKept`. */
export async function openPostgres(url: string, measures?: Measures): Promise<PostgresStorage> {
  await migrate(url)
  const readers = new Readers(url)
  const { read } = readers
  const [clock, channel] = await begun(url, readers)
  const { cleanUp, ...leasing } = leases(read)
  void cleanUp().catch(() => undefined)
  const writer = new Writer(url, measures)

  return {
    ...people(read, writer),
    ...erasing(read, writer),
    ...tables(read, writer),
    ...log(read, writer),
    ...lists(read),
    ...order(read, writer),
    ...chat(read, writer),
    ...reaching(read, writer),
    ...letters(read, writer),
    ...reports(read, writer),
    ...reviews(read, writer),
    ...leasing,
    probe: async () => {
      await read(ANYBODY, {})
      await writer.write(async () => undefined)
    },
    channel,
    now: clock.now,
    tidy: () => clock.look(),
    commits: () => writer.commits,
    durability: () => writer.durability(),
    trouble: () => readers.trouble(),
    pool: () => readers.state,
    close: async () => {
      await writer.close()
      await channel.close()
      await readers.close()
    },
  }
}

async function begun(url: string, readers: Readers): Promise<[DatabaseClock, PostgresChannel]> {
  try {
    return [await DatabaseClock.begin(readers.read), await PostgresChannel.open(url)]
  } catch (error) {
    await readers.close()
    throw error
  }
}
