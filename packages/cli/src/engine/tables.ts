// A program's open tables, by id.
import { Memory } from '@lorehall/bots'
import { Refusal, Table } from '@lorehall/kernel'

interface Kept {
  table: Table
  /** The memory of the table's curious bot. */
  readonly memory: Memory
}

export class Tables {
  private readonly kept = new Map<string, Kept>()
  private made = 0

  add(table: Table): string {
    const id = `t${++this.made}`
    this.kept.set(id, { table, memory: new Memory() })
    return id
  }

  get(id: string): Table {
    return this.find(id).table
  }

  memory(id: string): Memory {
    return this.find(id).memory
  }

  close(id: string): void {
    this.find(id)
    this.kept.delete(id)
  }

  /** The number of entries at a table, for `restore`. */
  seqOf(id: string): number {
    return this.kept.get(id)?.table.seq ?? 0
  }

  /** Restores a table after an error in the rules. */
  restore(id: string, seq: number): void {
    const kept = this.kept.get(id)
    if (kept === undefined) return
    const { digest: _, ...record } = kept.table.record()
    kept.table = Table.replay(kept.table.game, { ...record, entries: record.entries.slice(0, seq) })
  }

  private find(id: string): Kept {
    const kept = this.kept.get(id)
    if (kept !== undefined) return kept
    throw new Refusal('unknown-table', `there is no table '${id}'; open one with 'new' or 'replay'`)
  }
}
