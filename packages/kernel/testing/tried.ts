// A table for tests of a game: plays answers and reports what is asked, offered and refused.
import { type Game, Table, type TableStart } from '../src/index.ts'
import type { Check } from './decision-laws.ts'
import { asked, offered, play, refusedWhy } from './scenario.ts'

export class Tried<S, V> {
  readonly table: Table<S, V>

  private readonly check: Check<S, V>

  constructor(game: Game<S, V>, start: TableStart, check: Check<S, V>) {
    this.check = check
    this.table = new Table(game, start)
  }

  get state(): S {
    return this.table.machine.state
  }

  play(...lines: readonly string[]): this {
    play(this.table, ...lines)
    return this
  }

  get asked(): string[] {
    return asked(this.table)
  }

  offered(seat: number): string[] {
    return offered(this.table, seat)
  }

  refusedWhy(seat: number, option: string): string | null {
    return refusedWhy(this.table, seat, option)
  }

  /** The laws that the position breaks. */
  get broken(): string[] {
    return this.check(this.table.machine)
  }
}
