// The tables a program has open, by the name it knows them by.
import { Memory } from '@lorehall/bots'
import { Refusal, Table } from '@lorehall/kernel'

interface Kept {
  table: Table
  /** What the table's curious bot remembers. */
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

  /** How far each table has come, so that it can be put back there. */
  seqOf(id: string): number {
    return this.kept.get(id)?.table.seq ?? 0
  }

  /** Puts a table on which the rules gave up back to where it was. */
  restore(id: string, seq: number): void {
    const kept = this.kept.get(id)
    if (kept === undefined) return
    const { digest: _, ...record } = kept.table.record()
    kept.table = Table.replay(kept.table.game, { ...record, entries: record.entries.slice(0, seq) })
  }

  private find(id: string): Kept {
    const kept = this.kept.get(id)
    if (kept !== undefined) return kept
    throw new Refusal('unknown-table', `there is no table '${id}'; 'new' and 'replay' open one`)
  }
}
