// The chat of a table. Players and the host can always write; spectators once the game is over, or if the host allows
// it. The host can remove any line, everyone their own.
import type { OnlineGives, OnlineRead } from '@lorehall/protocol'
import { Denied } from './denied.ts'
import { measured } from './guard/charged.ts'
import type { ChatRow, Person, Storage } from './storage.ts'
import type { LiveTable } from './tables/live-table.ts'
import type { LiveTables } from './tables/live-tables.ts'

export interface ChatParts {
  readonly storage: Storage
  readonly now: () => number
  readonly liveTables: LiveTables
  /** A line was said or emptied here. */
  readonly said: (table: string, line: number) => void
}

const LONGEST = 500

export class Chat {
  private readonly parts: ChatParts

  constructor(parts: ChatParts) {
    this.parts = parts
  }

  async read(table: string, after: number, person: Person | null): Promise<OnlineGives<'chat'>> {
    await this.parts.liveTables.open(table)
    const lines = await measured(() => this.parts.storage.chat(table, after, LONGEST))
    return { lines: lines.filter((line) => !hasBlocked(person, line.person)) }
  }

  async say(body: OnlineRead<'say'>, person: Person): Promise<OnlineGives<'say'>> {
    const { liveTables, storage, now } = this.parts
    const live = await liveTables.open(body.table)
    const seat = live.seatOf(person.id)
    if (seat === null && !isOpen(live, person)) {
      throw new Denied('not-yours', "Spectators can't chat until the game is over.")
    }
    const line = await storage.say(
      live.id,
      { person: person.id, name: person.name, seat, text: body.text, at: now() },
      body.key,
    )
    if (line === null) return {}
    this.tell(live, line)
    return {}
  }

  /** Empties the text of a line. Pages get the line again, and replace it by its number. */
  async unsay({ table, line: n }: OnlineRead<'unsay'>, person: Person): Promise<OnlineGives<'unsay'>> {
    const { liveTables, storage } = this.parts
    const live = await liveTables.open(table)
    const line = await storage.line(table, n)
    if (line === null) throw new Denied('not-found', 'This line is no longer in the chat.')
    if (live.row.host !== person.id && line.person !== person.id) {
      throw new Denied(
        'not-yours',
        "Only the person who created this table can remove other people's messages.",
      )
    }
    if (line.text === '') return {}
    await storage.unsay(table, n)
    this.tell(live, { ...line, text: '' })
    return {}
  }

  private tell(live: LiveTable, said: ChatRow): void {
    this.parts.said(live.id, said.n)
    this.tellHere(live, said)
  }

  /** Sends a line to the pages of this process. */
  tellHere(live: LiveTable, said: ChatRow): void {
    live.said = Math.max(live.said, said.n)
    live.audience.say({ said, table: live.id }, ({ person }) => !hasBlocked(person, said.person))
  }
}

/** Whether a person without a seat may write. */
function isOpen({ row }: LiveTable, person: Person): boolean {
  return row.stage === 'over' || row.spectatorsChat || row.host === person.id
}

function hasBlocked(person: Person | null, other: string | null): boolean {
  return person !== null && person.blocked.some(({ id }) => id === other)
}
