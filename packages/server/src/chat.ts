// What people say at a table. Who plays may speak; once the game is over, who watched may too.
import type { OnlineGives, OnlineRead } from '@lorehall/protocol'
import { Denied } from './denied.ts'
import { measured } from './guard/charged.ts'
import type { Guest } from './guest.ts'
import type { Person, Storage } from './storage.ts'
import type { Shelf } from './tables/shelf.ts'

export interface ChatParts {
  readonly storage: Storage
  readonly now: () => number
  readonly shelf: Shelf
}

const LONGEST = 500

export class Chat {
  private readonly parts: ChatParts

  constructor(parts: ChatParts) {
    this.parts = parts
  }

  async read(table: string, after: number, person: Person | null): Promise<OnlineGives<'chat'>> {
    await this.parts.shelf.open(table)
    const lines = await measured(() => this.parts.storage.chat(table, after, LONGEST))
    return {
      lines: lines.filter((line) => line.person === null || person?.muted.includes(line.person) !== true),
    }
  }

  async say(body: OnlineRead<'say'>, person: Person): Promise<OnlineGives<'say'>> {
    const { shelf, storage, now } = this.parts
    const desk = await shelf.open(body.table)
    const seat = desk.seatOf(person.id)
    if (seat === null && desk.row.stage !== 'over') {
      throw new Denied('not-yours', 'who watches listens: you may speak when the game is over')
    }
    const line = await storage.say(
      desk.id,
      { person: person.id, name: person.name, seat, text: body.text, at: now() },
      body.key,
    )
    if (line === null) return {}
    const hears = (guest: Guest) => guest.person?.muted.includes(person.id) !== true
    desk.audience.say({ said: line, table: desk.id }, hears)
    return {}
  }
}
