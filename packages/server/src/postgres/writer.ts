// The write queue. Every write of the process that must be durable goes through it. It keeps the same promises as the
// one for SQLite (sqlite/writer.ts):
//   - All jobs of one turn of the event loop, or of the time that the transaction before takes, are one transaction.
//   - Each job runs in a savepoint of its own. If it fails, its savepoint is rolled back, and the others go on.
//   - A promise resolves only after COMMIT. If it rejects, the database contains nothing that its job wrote.
//
// In contrast to a file, the database can go away, and other processes write to it.
//   - If the connection is lost before COMMIT was sent, nothing was written, and all jobs run again on a new one.
//   - If it is lost while COMMIT is under way, a new connection looks up whether it was committed (session.ts). Until
//     that is known, no promise is settled. Jobs therefore may run more than once, and keep nothing between runs.
//   - While the database is away, jobs wait for PATIENCE_MS and are then refused.
//   - If PostgreSQL ends a transaction because of another one (a deadlock), all jobs run again.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { NotKept } from '@lorehall/host'
import { Measures, secondsSince } from '../metrics/measures.ts'
import { type Ask, moment, PATIENCE_MS } from './connections.ts'
import { cannotBe, isInTheWay, isLost, isTrouble, notKept } from './errors.ts'
import { Session } from './session.ts'

interface Job {
  /** The table that it changes, if it is one. */
  readonly table: string | null
  readonly asked: number
  /** Does the work; resolves to the function to call after the commit. */
  readonly run: (ask: Ask) => Promise<() => void>
  readonly fail: (error: unknown) => void
}

/** Jobs per transaction. */
const MOST_AT_ONCE = 500

export class Writer {
  /** How many transactions were committed. */
  commits = 0

  private readonly url: string
  private readonly measures: Measures
  private queue: Job[] = []
  private session: Promise<Session> | null = null
  private flushing: Promise<void> | null = null
  private closed = false

  constructor(url: string, measures = new Measures()) {
    this.url = url
    this.measures = measures
  }

  /**
   * Resolves when what `work` wrote is durable. If it rejects, nothing of it was written.
   * @param table the id of the table that it changes
   */
  write<T>(work: (ask: Ask) => Promise<T>, table: string | null = null): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(stopping())
      const run = async (ask: Ask) => {
        const result = await work(ask)
        return () => resolve(result)
      }
      this.queue.push({ table, asked: performance.now(), run, fail: reject })
      this.flushing ??= this.flushAll()
    })
  }

  /** The setting synchronous_commit of its connection. */
  async durability(): Promise<string> {
    return (await this.opened()).durability()
  }

  /** Runs the jobs in the queue, and refuses later ones. */
  async close(): Promise<void> {
    this.closed = true
    await this.flushing
    const session = await this.session?.catch(() => null)
    await session?.close()
  }

  private async flushAll(): Promise<void> {
    await nextTurn()
    while (this.queue.length > 0) await this.flush(this.queue.splice(0, MOST_AT_ONCE))
    this.flushing = null
  }

  private async flush(jobs: readonly Job[]): Promise<void> {
    for (const until = Math.min(...jobs.map(({ asked }) => asked)) + PATIENCE_MS; ;) {
      const began = performance.now()
      try {
        const words = await this.transaction(jobs)
        this.measure(began, jobs)
        for (const say of words) say()
        return
      } catch (error) {
        if ((isLost(error) || isInTheWay(error)) && performance.now() < until) {
          await this.wait()
          continue
        }
        const reason = notKept(error)
        for (const job of jobs) job.fail(reason)
        return
      }
    }
  }

  private measure(began: number, jobs: readonly Job[]): void {
    const { commits, writes } = this.measures
    commits.add(secondsSince(began))
    for (const { asked } of jobs) writes.add(secondsSince(asked))
  }

  /** Waits a moment for the database. Jobs that have waited too long are refused. */
  private async wait(): Promise<void> {
    await moment()
    const since = performance.now() - PATIENCE_MS
    const late = this.queue.filter(({ asked }) => asked < since)
    if (late.length === 0) return
    this.queue = this.queue.filter(({ asked }) => asked >= since)
    for (const job of late) job.fail(notKept(AWAY))
  }

  private opened(): Promise<Session> {
    if (this.session !== null) return this.session
    const opening = Session.open(this.url)
    this.session = opening
    opening.catch(() => (this.session = null))
    return opening
  }

  private async transaction(jobs: readonly Job[]): Promise<(() => void)[]> {
    const session = await this.opened()
    const { connection } = session
    const words: (() => void)[] = []
    let committing = false
    try {
      await session.begin([...new Set(jobs.flatMap(({ table }) => table ?? []))])
      for (const job of jobs) words.push(await this.attempt(session, job))
      committing = true
      await connection.run('COMMIT')
    } catch (error) {
      if (!isLost(error)) await connection.run('ROLLBACK').catch(() => undefined)
      if (connection.lost) this.session = null
      if (!isLost(error)) throw error
      if (!committing || !(await this.wasCommitted(session))) throw error
    }
    this.commits += 1
    return words
  }

  /** Asks until it is known. */
  private async wasCommitted(lost: Session): Promise<boolean> {
    for (;;) {
      try {
        const session = await this.opened()
        return await session.hasCommitted(lost)
      } catch (error) {
        if (!isTrouble(error)) throw error
        this.session = null
        if (this.closed) throw unknownEnd()
        await this.wait()
      }
    }
  }

  /** Runs one job in a savepoint. Throws only if the storage failed; otherwise a failure concerns this job alone. */
  private async attempt({ connection }: Session, job: Job): Promise<() => void> {
    // Not awaited: it is on its way together with the first statement of the job.
    const marked = connection.run('SAVEPOINT job')
    marked.catch(() => undefined)
    try {
      const say = await job.run(connection.ask)
      await marked
      connection.run('RELEASE job').catch(() => undefined)
      return say
    } catch (error) {
      if (isTrouble(error) || connection.lost) throw error
      await connection.run('ROLLBACK TO job')
      return () => job.fail(cannotBe(error))
    }
  }
}

const AWAY = Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' })

const stopping = () => new NotKept('storage-closed', 'The server is stopping. Try again soon.')

/** The server stops while the database is away, and nobody knows how the last transaction ended. */
const unknownEnd = () =>
  new NotKept('storage-away', 'The database went away while this was being saved. Look again whether it was.')
