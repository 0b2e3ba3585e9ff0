// Notices tell people who aren't at the table that it's their turn. A notice is a letter to the person's webhook. It is
// stored until it is delivered or given up.
import type { Json } from '@lorehall/kernel'
import { type HouseGame, named } from '../games.ts'
import type { Log } from '../log.ts'
import type { Person, Storage, ListedTable } from '../storage.ts'
import { post, type Posted, type Reach } from './post.ts'

export interface NoticesParts {
  readonly games: readonly HouseGame[]
  readonly storage: Storage
  readonly now: () => number
  readonly reach: Reach
  /** The address of this server, e.g. `https://tables.example`; null if letters have no link. */
  readonly address: string | null
  readonly log: Log
}

/** Milliseconds until each further try. After the last one, the letter is given up. */
const AGAIN = [60_000, 600_000, 3_600_000]
const MOST_AT_ONCE = 20

export class Notices {
  private readonly parts: NoticesParts
  private posting = false

  constructor(parts: NoticesParts) {
    this.parts = parts
  }

  yourTurn(person: Person, row: ListedTable): Promise<void> {
    return this.write(person, row, `${person.name}, it's your turn.`)
  }

  reminder(person: Person, row: ListedTable, deadline: number): Promise<void> {
    const hours = Math.max(1, Math.round((deadline - this.parts.now()) / 3_600_000))
    const left = hours === 1 ? '1 hour' : `${hours} hours`
    return this.write(
      person,
      row,
      `${person.name}, the table is waiting for you. In ${left}, a bot will choose for you.`,
    )
  }

  private async write(person: Person, row: ListedTable, what: string): Promise<void> {
    const { games, reach, storage, now } = this.parts
    if (person.webhook === null || reach === 'off') return
    const body = this.letter(`${named(row.game, games).title}: ${what}`, row.id)
    await storage.post([{ url: person.webhook, body, due: now() }])
  }

  /** One form for all services: Slack reads `text`, Discord reads `content`, and each ignores the other. */
  private letter(what: string, table: string | null): Json {
    const { address } = this.parts
    const text = address === null || table === null ? what : `${what} ${address}/t/${table}`
    return { text, content: text, username: 'Lorehall' }
  }

  try(person: Person): Promise<Posted> {
    if (person.webhook === null)
      return Promise.resolve({ delivered: false, said: 'no webhook address is set' })
    const words = `${person.name}, Lorehall can reach you here.`
    return post(person.webhook, this.letter(words, null), this.parts.reach)
  }

  /** Posts the letters that are due. If one fails, it is tried again later. */
  async deliver(): Promise<void> {
    if (this.posting) return
    this.posting = true
    try {
      const due = await this.parts.storage.dueLetters(this.parts.now(), MOST_AT_ONCE)
      await Promise.all(due.map((letter) => this.send(letter.id, letter.url, letter.body, letter.tries)))
    } finally {
      this.posting = false
    }
  }

  private async send(id: number, url: string, body: Json, tries: number): Promise<void> {
    const { storage, now, reach, log } = this.parts
    const { delivered, said } = await post(url, body, reach)
    const wait = AGAIN[tries]
    if (!delivered) log.warn('a notice was not delivered', { host: new URL(url).host, said, tries })
    await storage.settleLetter(id, delivered || wait === undefined ? null : now() + wait)
  }
}
