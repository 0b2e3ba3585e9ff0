// The tables in memory: read from the storage when someone wants one, put away when nobody does.
import { NotKept } from '@lorehall/host'
import { Refusal, Table } from '@lorehall/kernel'
import { gameNamed } from '../games.ts'
import type { TableRow } from '../storage.ts'
import { Desk, type DeskParts } from './desk.ts'

export class Shelf {
  private readonly parts: DeskParts
  private readonly desks = new Map<string, Promise<Desk>>()

  constructor(parts: Omit<DeskParts, 'broke'>, troubled: (desk: Desk, error: unknown) => void) {
    this.parts = {
      ...parts,
      broke: (desk, error) => {
        this.drop(desk)
        troubled(desk, error)
      },
    }
  }

  open(id: string): Promise<Desk> {
    const known = this.desks.get(id)
    if (known !== undefined) return known
    const opening = this.read(id)
    this.desks.set(id, opening)
    opening.catch(() => this.desks.delete(id))
    return opening
  }

  private async read(id: string): Promise<Desk> {
    const row = await this.parts.storage.table(id)
    if (row === null) throw new Refusal('unknown-table', 'there is no such table here (any more)')
    if (row.beginning === null) return new Desk(row, null, this.parts)
    const entries = await this.parts.storage.entries(id)
    const table = Table.replay(gameNamed(row.game), { ...row.beginning, entries })
    const stage = row.ended === null ? row.stage : 'over'
    return new Desk({ ...row, stage }, table, this.parts)
  }

  /** A new table, stored a moment ago. */
  add(row: TableRow): void {
    this.desks.set(row.id, Promise.resolve(new Desk(row, null, this.parts)))
  }

  drop(desk: Desk): void {
    this.desks.delete(desk.id)
  }

  /** Puts away what nobody has looked at since. */
  async putAway(untouchedSince: number): Promise<void> {
    for (const [id, opening] of this.desks) {
      const desk = await opening.catch(() => null)
      if (desk === null || desk.watched || desk.touched > untouchedSince) continue
      await desk.settle()
      if (!desk.watched && desk.touched <= untouchedSince) this.desks.delete(id)
    }
  }

  /** Forgets everything: the storage holds something else now. Everyone looks again. */
  async clear(): Promise<void> {
    const all = [...this.desks.values()]
    this.desks.clear()
    for (const opening of all) {
      const desk = await opening.catch(() => null)
      desk?.dismiss()
    }
  }

  async settle(): Promise<void> {
    for (const opening of this.desks.values()) {
      const desk = await opening.catch(() => null)
      await desk?.settle().catch((error: unknown) => {
        if (!(error instanceof NotKept)) throw error
      })
    }
  }

  get size(): number {
    return this.desks.size
  }
}
