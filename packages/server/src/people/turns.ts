// The tables that are waiting for each person with an open page. Pages show their number as a badge.
import type { Guest } from '../guest.ts'
import type { Storage } from '../storage.ts'

interface Waiting {
  readonly guests: Set<Guest>
  readonly tables: Set<string>
}

export class Turns {
  private readonly storage: Storage
  private readonly people = new Map<string, Waiting>()
  /** The person's id when each page connected. When it disconnects, the person may have been deleted. */
  private readonly came = new Map<Guest, string>()

  constructor(storage: Storage) {
    this.storage = storage
  }

  async enter(guest: Guest): Promise<void> {
    if (guest.person === null) return
    const { id } = guest.person
    const known = this.people.get(id) ?? { guests: new Set(), tables: new Set() }
    known.guests.add(guest)
    this.people.set(id, known)
    this.came.set(guest, id)
    for (const table of await this.storage.turnsOf(id)) known.tables.add(table)
    guest.tell({ turns: [...known.tables] })
  }

  exit(guest: Guest): void {
    const id = this.came.get(guest) ?? ''
    this.came.delete(guest)
    const known = this.people.get(id)
    known?.guests.delete(guest)
    if (known?.guests.size === 0) this.people.delete(id)
  }

  /** Reads everything again, because changes may have been missed. */
  async refresh(): Promise<void> {
    for (const [id, known] of this.people) {
      const tables = await this.storage.turnsOf(id)
      const same = tables.length === known.tables.size && tables.every((table) => known.tables.has(table))
      if (same) continue
      known.tables.clear()
      for (const table of tables) known.tables.add(table)
      for (const guest of known.guests) guest.tell({ turns: tables })
    }
  }

  change(person: string, table: string, waits: boolean): void {
    const known = this.people.get(person)
    if (known === undefined || known.tables.has(table) === waits) return
    if (waits) known.tables.add(table)
    else known.tables.delete(table)
    const message = { turns: [...known.tables] }
    for (const guest of known.guests) guest.tell(message)
  }
}
