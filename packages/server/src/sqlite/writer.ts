// The write queue. Every write of the server goes through it.
//
// A job is a synchronous function that runs SQL on the one connection. `write` appends a job to `queue` and returns
// its promise. The first job schedules `flush` with setImmediate, so all jobs of one turn of the event loop run in one
// transaction. The reason is speed: a commit waits for the disk, and 100 jobs wait for it once.
//
// `flush` is synchronous and does this:
//   1. It takes all jobs and leaves an empty queue. Without jobs it returns (`close` may have run them already). A job
//      that is added meanwhile waits for the next flush.
//   2. BEGIN IMMEDIATE takes the lock for writing. If another process has it, this blocks until the timeout of the
//      connection (database.ts).
//   3. Each job runs in the order of `write`, in a savepoint of its own, and sees what the jobs before it wrote.
//   4. COMMIT. `commits` grows by 1.
//   5. The promises are settled, in the order of the jobs.
//
// There are two kinds of failure:
//   - The job fails: it throws, and the storage works. Its savepoint is rolled back. The job rejects with its error
//     (a reference to a removed row becomes 'overtaken'), and the other jobs are not affected.
//   - The storage fails: BEGIN or COMMIT throws, a job hits a full, read-only, busy or damaged file (`isTrouble`), or
//     SQLite has ended the transaction by itself. Everything is rolled back, and all jobs reject with one error.
//
// Invariants:
//   - No transaction is open before `flush`, and none after it. Reads outside of jobs share the connection but never
//     run during a flush, so they see only committed data.
//   - A flush is scheduled whenever `queue` has jobs.
//   - A promise resolves only after COMMIT. The data is then on the disk and survives a power cut (synchronous=FULL).
//   - If a promise rejects, the file contains nothing that its job wrote.
//   - After `close`, all earlier jobs are settled, and `write` rejects.
//
// Example: A, B and C are written in one turn, and B throws.
//   BEGIN · SAVEPOINT, A, RELEASE · SAVEPOINT, B, ROLLBACK TO, RELEASE · SAVEPOINT, C, RELEASE · COMMIT
//   A resolves, B rejects, C resolves.
// If instead the disk is full when B writes:
//   BEGIN · SAVEPOINT, A, RELEASE · SAVEPOINT, B · ROLLBACK
//   A, B and C reject with 'storage-full'. C never ran.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { Measures, secondsSince } from '../metrics/measures.ts'
import { cannotBe, isTrouble, notKept } from './errors.ts'

interface Job {
  /** When it was asked for, by `performance.now()`. */
  readonly asked: number
  /** Does the work; returns the function to call after the commit. */
  readonly run: () => () => void
  readonly fail: (error: unknown) => void
}

export class Writer {
  /** How many transactions were committed. */
  commits = 0

  private queue: Job[] = []
  private closed = false
  private readonly db: DatabaseSync
  private readonly measures: Measures
  private readonly begin: StatementSync
  private readonly commit: StatementSync
  private readonly mark: StatementSync
  private readonly back: StatementSync
  private readonly release: StatementSync

  constructor(db: DatabaseSync, measures = new Measures()) {
    this.db = db
    this.measures = measures
    this.begin = db.prepare('BEGIN IMMEDIATE')
    this.commit = db.prepare('COMMIT')
    this.mark = db.prepare('SAVEPOINT job')
    this.back = db.prepare('ROLLBACK TO job')
    this.release = db.prepare('RELEASE job')
  }

  /** Resolves when what `work` wrote is durable. If it rejects, nothing of it was written. */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new NotKept('storage-closed', 'The server is stopping. Try again soon.'))
      if (this.queue.length === 0) setImmediate(() => this.flush())
      const run = () => {
        const result = work()
        return () => resolve(result)
      }
      this.queue.push({ asked: performance.now(), run, fail: reject })
    })
  }

  /** Runs the jobs in the queue now, and refuses later ones. */
  close(): void {
    this.flush()
    this.closed = true
  }

  private flush(): void {
    const jobs = this.queue
    if (jobs.length === 0) return
    this.queue = []
    const words: (() => void)[] = []
    const began = performance.now()
    try {
      this.begin.run()
      for (const job of jobs) words.push(this.attempt(job))
      this.commit.run()
      this.commits += 1
    } catch (error) {
      this.undo()
      const reason = notKept(error)
      for (const job of jobs) job.fail(reason)
      return
    }
    this.measure(began, jobs)
    for (const say of words) say()
  }

  private measure(began: number, jobs: readonly Job[]): void {
    const { commits, writes } = this.measures
    commits.add(secondsSince(began))
    for (const { asked } of jobs) writes.add(secondsSince(asked))
  }

  /** Runs one job in a savepoint. Throws only if the storage failed; otherwise a failure concerns this job alone. */
  private attempt(job: Job): () => void {
    this.mark.run()
    try {
      const say = job.run()
      this.release.run()
      return say
    } catch (error) {
      if (isTrouble(error) || !this.db.isTransaction) throw error
      this.back.run()
      this.release.run()
      return () => job.fail(cannotBe(error))
    }
  }

  /** Rolls back, unless SQLite has already done so by itself, as it does after some errors. */
  private undo(): void {
    if (this.db.isTransaction) this.db.exec('ROLLBACK')
  }
}
