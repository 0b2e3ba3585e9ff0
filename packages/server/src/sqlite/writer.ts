// All writes go through one queue. What comes in one turn of the event loop is written in one transaction
// and made durable by one commit; each writer hears of its own part after that.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { cannotBe, isTrouble, notKept } from './errors.ts'

interface Job {
  /** Does the work and gives back what is to be said once it is durable. */
  readonly run: () => () => void
  readonly fail: (error: unknown) => void
}

export class Writer {
  /** How often something was made durable. */
  commits = 0

  private queue: Job[] = []
  private closed = false
  private readonly db: DatabaseSync
  private readonly begin: StatementSync
  private readonly commit: StatementSync
  private readonly mark: StatementSync
  private readonly back: StatementSync
  private readonly release: StatementSync

  constructor(db: DatabaseSync) {
    this.db = db
    this.begin = db.prepare('BEGIN IMMEDIATE')
    this.commit = db.prepare('COMMIT')
    this.mark = db.prepare('SAVEPOINT job')
    this.back = db.prepare('ROLLBACK TO job')
    this.release = db.prepare('RELEASE job')
  }

  /** Resolves when what `work` wrote is durable. If it throws, nothing of it was written. */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new NotKept('storage-closed', 'The server is stopping: try again soon.'))
      if (this.queue.length === 0) setImmediate(() => this.flush())
      const run = () => {
        const result = work()
        return () => resolve(result)
      }
      this.queue.push({ run, fail: reject })
    })
  }

  /** Writes what is waiting, and takes nothing more. */
  close(): void {
    this.flush()
    this.closed = true
  }

  private flush(): void {
    const jobs = this.queue
    if (jobs.length === 0) return
    this.queue = []
    const words: (() => void)[] = []
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
    for (const say of words) say()
  }

  /** One job's failure is its own, unless the storage itself failed. */
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

  /** SQLite has often done so itself by now. */
  private undo(): void {
    if (this.db.isTransaction) this.db.exec('ROLLBACK')
  }
}
