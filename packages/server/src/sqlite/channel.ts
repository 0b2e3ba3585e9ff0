// The channel between processes that use the same file: nobody tells anything, but everybody notices within a second
// that another process has written.
import type { DatabaseSync } from 'node:sqlite'
import type { Channel, Hearing } from '../channel.ts'
import { pragma } from './pragma.ts'

export class FileChannel implements Channel {
  readonly isShared = false
  readonly many = 0
  private readonly db: DatabaseSync
  private version: string | number | null
  private hearing: Hearing | null = null

  constructor(db: DatabaseSync) {
    this.db = db
    this.version = pragma(db, 'data_version')
  }

  tell(): void {}

  hear(hearing: Hearing): void {
    this.hearing = hearing
  }

  /** Asks for a number that changes with every commit of another connection. */
  look(): void {
    const seen = this.version
    this.version = pragma(this.db, 'data_version')
    if (this.version !== seen) this.hearing?.lookAgain()
  }
}
