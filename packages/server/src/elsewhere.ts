// The house's ear and mouth toward the houses of other processes. Tables are followed, chat lines and badges are sent on,
// and pages see who is at other processes.
import type { Channel, Hearing, News } from './channel.ts'
import type { Chat } from './chat.ts'
import type { Log } from './log.ts'
import type { People } from './people/people.ts'
import type { Turns } from './people/turns.ts'
import type { ListedTable, Storage } from './storage.ts'
import { isPlayed } from './tables/clocks.ts'
import type { LiveTable } from './tables/live-table.ts'
import type { LiveTables } from './tables/live-tables.ts'

export interface ElsewhereParts {
  readonly storage: Storage
  readonly liveTables: LiveTables
  readonly people: People
  readonly turns: Turns
  readonly chat: Chat
  readonly log: Log
  /** Ends the pages of a person whose data was deleted. */
  readonly forgotten: (person: string) => Promise<void>
  /** A person may have been banned. */
  readonly mayBeBanned: () => void
}

export class Elsewhere implements Hearing {
  private readonly parts: ElsewhereParts
  private readonly channel: Channel

  constructor(parts: ElsewhereParts) {
    this.parts = parts
    this.channel = parts.storage.channel
    this.channel.hear(this)
  }

  tell(news: News): void {
    if (this.channel.isShared) this.channel.tell(news)
  }

  /** Something was stored at this table. */
  stored({ id, row }: LiveTable): void {
    this.tell({ is: 'stored', table: id, seq: row.seq, version: row.version })
  }

  present({ id, audience }: LiveTable): void {
    this.tell({ is: 'present', table: id, ...audience.present })
  }

  news(news: News, from: string): void {
    void this.take(news, from).catch((error: unknown) =>
      this.parts.log.error('news of another process could not be used', { news: news.is, error }),
    )
  }

  private async take(news: News, from: string): Promise<void> {
    const { liveTables, people, turns, forgotten, mayBeBanned } = this.parts
    if (news.is === 'turn') return turns.change(news.person, news.table, news.waits)
    if (news.is === 'person') {
      people.forgetDevices(news.person)
      mayBeBanned()
      return this.sendBlockedAway(news.person)
    }
    if (news.is === 'forgotten') {
      people.clear()
      return forgotten(news.person)
    }
    const live = await liveTables.known(news.table)
    if (live !== null && !live.retired) await this.atTable(live, news, from)
  }

  private async atTable(
    live: LiveTable,
    news: Exclude<News, { readonly is: 'turn' | 'person' | 'forgotten' }>,
    from: string,
  ): Promise<void> {
    const { liveTables } = this.parts
    if (news.is === 'stored') {
      if (news.seq > live.row.seq || news.version > live.row.version) await live.follow()
    } else if (news.is === 'removed') liveTables.drop(live)
    else if (news.is === 'said') await this.sayAgain(live, news.line)
    else if (news.is === 'present') live.audience.hear(from, news)
    else if (news.is === 'away') live.audience.sendAway(news.person)
    else if (live.watched) this.present(live)
  }

  private async sayAgain(live: LiveTable, line: number): Promise<void> {
    const { chat, storage } = this.parts
    const said = await storage.line(live.id, line)
    if (said !== null) chat.tellHere(live, said)
  }

  /** The person may have blocked others, who are then shown nothing of their tables. */
  private async sendBlockedAway(id: string): Promise<void> {
    const { liveTables, storage } = this.parts
    if (!Array.from(liveTables.all).some(({ row, watched }) => watched && row.host === id)) return
    const person = await storage.person(id)
    for (const other of person?.blocked ?? []) liveTables.sendAway(other.id, id)
  }

  lookAgain(): void {
    void this.lookAtAll().catch((error: unknown) =>
      this.parts.log.error('changes of another process could not be read', { error }),
    )
  }

  private async lookAtAll(): Promise<void> {
    const { chat, liveTables, people, storage, turns, mayBeBanned } = this.parts
    people.clear()
    mayBeBanned()
    const talked = await liveTables.lookAgain()
    for (const live of talked)
      for (const line of await storage.chat(live.id, live.said, MOST_LINES)) chat.tellHere(live, line)
    await turns.refresh()
    for (const live of liveTables.all) if (live.watched) this.present(live)
  }

  gone(process: string): void {
    for (const live of this.parts.liveTables.all) live.audience.hear(process, null)
    // It may have stored something, and died before it told anybody.
    this.lookAgain()
  }

  /** Updates the badges of everyone whose turn began or ended, here and elsewhere. */
  turnsChanged(live: LiveTable, before: ListedTable): void {
    for (const { person, waits } of turnChanges(before, live.row)) {
      this.parts.turns.change(person, live.id, waits)
      this.tell({ is: 'turn', table: live.id, person, waits })
    }
  }

  /** The same for a change that another process has stored, and tells by itself. */
  followed(live: LiveTable, before: ListedTable): void {
    for (const { person, waits } of turnChanges(before, live.row))
      this.parts.turns.change(person, live.id, waits)
  }
}

interface TurnChange {
  readonly person: string
  readonly waits: boolean
}

/** The people for whom the table begins or ends to wait. */
export function turnChanges(before: ListedTable, then: ListedTable): TurnChange[] {
  return then.seats.flatMap((seat, i) => {
    if (seat.person === null) return []
    const waits = then.waiting.includes(i) && isPlayed(seat)
    const waited = before.waiting.includes(i) && isPlayed(before.seats[i])
    return waits === waited ? [] : [{ person: seat.person, waits }]
  })
}

/** Chat lines that pages get when some were missed. */
const MOST_LINES = 500
