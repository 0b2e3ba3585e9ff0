// The tables a line is told of by what changes there: each is followed from its whole update on.
import type { LiveMessage } from '@lorehall/protocol'
import { Follower } from '@lorehall/host/changes'
import type { ToldMessage } from './line-parts.ts'

type Whole = ToldMessage<'update'>
type Change = Extract<LiveMessage, { change: unknown }>['change']

export class Followed {
  private readonly tables = new Map<string, Follower>()

  /** From here on it is followed, if this is how it stands. */
  hear(whole: Whole): Whole {
    const { table, fresh, entries } = whole.update
    if (fresh && whole.after === entries) this.tables.set(table, new Follower(whole))
    else this.tables.delete(table)
    return whole
  }

  /** The update that a change stands for; lost: it follows something else. Null: it was lost before, or left. */
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
