// Notices tell people who aren't at the table that it's their turn. A notice is a letter to the person's webhook. It is
// stored until it is delivered or given up.
import type { Json } from '@lorehall/kernel'
import { type HouseGame, named } from '../games.ts'
import type { Log } from '../log.ts'
import type { Letter, ListedTable, Notice, Person, Storage } from '../storage.ts'
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

/** Letters under way at the same time. Each takes at most a few seconds, but many webhooks may be that slow. */
const MOST_AT_ONCE = 100

export class Notices {
  private readonly parts: NoticesParts
  /** The ids of letters that are being posted. */
  private readonly underway = new Set<number>()

  constructor(parts: NoticesParts) {
    this.parts = parts
  }

  yourTurn(person: string, row: ListedTable): Notice[] {
    return this.written(person, row, (name) => `${name}, it's your turn.`)
  }

  reminder(person: string, row: ListedTable, deadline: number): Notice[] {
    const hours = Math.max(1, Math.round((deadline - this.parts.now()) / 3_600_000))
    const left = hours === 1 ? '1 hour' : `${hours} hours`
    return this.written(
      person,
      row,
      (name) => `${name}, the table is waiting for you. In ${left}, a bot will choose for you.`,
    )
  }

  /** Stored together with what it is about, and only if the person has an address. */
  private written(person: string, row: ListedTable, what: (name: string) => string): Notice[] {
    const { games, reach, now } = this.parts
    if (reach === 'off') return []
    const { title } = named(row.game, games)
    return [{ person, body: (name) => this.letter(`${title}: ${what(name)}`, row.id), due: now() }]
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

  /**
   * Posts the letters that are due, and resolves when they are settled. It may be called again before that: letters
   * under way are not posted again, and a slow webhook delays only its own letters. If a letter fails, it is tried
   * again later.
   */
  async deliver(): Promise<void> {
    const { storage, now } = this.parts
    const room = MOST_AT_ONCE - this.underway.size
    if (room <= 0) return
    const due = await storage.claimLetters(now(), room)
    await Promise.all(due.filter(({ id }) => !this.underway.has(id)).map((letter) => this.posted(letter)))
  }

  private async posted({ id, url, body, tries }: Letter): Promise<void> {
    this.underway.add(id)
    try {
      await this.send(id, url, body, tries)
    } finally {
      this.underway.delete(id)
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
