// The tables for which the server sends only changes. Each starts with a whole update.
import type { LiveMessage } from '@lorehall/protocol'
import { Follower } from '@lorehall/host/changes'
import type { MessageOf } from './connection-parts.ts'

type Whole = MessageOf<'update'>
type Change = Extract<LiveMessage, { change: unknown }>['change']

export class Followed {
  private readonly tables = new Map<string, Follower>()

  /** Starts to follow the table from this update. */
  hear(whole: Whole): Whole {
    const { table, fresh, entries } = whole.update
    if (fresh && whole.after === entries) this.tables.set(table, new Follower(whole))
    else this.tables.delete(table)
    return whole
  }

  /**
   * The update that results from a change. 'lost': the change doesn't fit the last update. Null: lost before, or not
   * followed.
   */
  follow(change: Change): Whole | 'lost' | null {
    const { table } = change
    try {
      return this.tables.get(table)?.follow(change) ?? null
    } catch {
      this.tables.delete(table)
      return 'lost'
    }
  }

  leave(table: string): void {
    this.tables.delete(table)
  }

  leaveAll(): void {
    this.tables.clear()
  }
}
