// Notices tell people who aren't at the table that it waits for them, or that they are invited to one. A notice is one
// letter for each way to reach the person. Letters are stored until they are delivered or given up.
import type { Json } from '@lorehall/kernel'
import { type HouseGame, named } from '../games.ts'
import type { Log } from '../log.ts'
import type { About, Letter, ListedTable, Notice, Person, Storage, Way } from '../storage.ts'
import { type Delivery, post, type Posted, type Reach } from './post.ts'
import { quietUntil } from './quiet.ts'

/** Sends something on a way. The topic is the table it is about. */
export type Carrier = (way: Way, body: Json, topic: string | null) => Promise<Delivery>

export interface NoticesParts {
  readonly games: readonly HouseGame[]
  readonly storage: Storage
  readonly now: () => number
  readonly reach: Reach
  /** The address of this server, e.g. `https://tables.example`; null if letters have no link. */
  readonly address: string | null
  readonly log: Log
  readonly carriers: Partial<Readonly<Record<Way['kind'], Carrier>>>
}

/** Milliseconds until each further try. After the last one, the letter is given up. */
const AGAIN = [60_000, 600_000, 3_600_000]

/** Letters under way at the same time. Each takes at most a few seconds, but many webhooks may be that slow. */
const MOST_AT_ONCE = 100

/** A letter that is older than this many milliseconds is only posted if what it says is still true. */
const LATE = 300_000

export class Notices {
  private readonly parts: NoticesParts
  /** The ids of letters that are being posted. */
  private readonly underway = new Set<number>()

  constructor(parts: NoticesParts) {
    this.parts = parts
  }

  yourTurn(person: string, row: ListedTable): Notice[] {
    return this.written('turn', person, row, (name) => `${name}, it's your turn.`)
  }

  reminder(person: string, row: ListedTable, deadline: number): Notice[] {
    const hours = Math.max(1, Math.round((deadline - this.parts.now()) / 3_600_000))
    const left = hours === 1 ? '1 hour' : `${hours} hours`
    return this.written(
      'reminder',
      person,
      row,
      (name) => `${name}, the table is waiting for you. In ${left}, a bot will choose for you.`,
    )
  }

  /** Somebody has made a table that continues from one where this person played. */
  invitation(person: string, row: ListedTable, by: Person): Notice[] {
    const isKept = row.seats.some((seat) => seat.kind === 'open' && seat.person === person)
    const seat = isKept ? 'A seat is kept for you.' : 'Take a seat if you want to play.'
    return this.written('invitation', person, row, (name) => `${name}, ${by.name} plays again. ${seat}`)
  }

  /** Stored together with what it is about, and only if the person can be reached. */
  private written(
    kind: About['kind'],
    person: string,
    row: ListedTable,
    what: (name: string) => string,
  ): Notice[] {
    const { games, reach, now } = this.parts
    if (reach === 'off') return []
    const { title } = named(row.game, games)
    const body: Notice['body'] = (name, way) =>
      way === 'webhook'
        ? this.webhookForm(`${title}: ${what(name)}`, row.id)
        : { title, body: what(name), url: `/t/${row.id}` }
    return [{ person, kind, body, due: now() }]
  }

  /**
   * One form for all services: Slack reads `text`, Discord reads `content`, and each ignores the other. Neither notifies
   * a channel or a group because of a name such as `<!channel>` or `@everyone`.
   */
  private webhookForm(what: string, table: string | null): Json {
    const { address } = this.parts
    const text = address === null || table === null ? what : `${what} ${address}/t/${table}`
    return {
      text: slackText(text),
      content: text,
      username: 'Lorehall',
      allowed_mentions: { parse: [] },
    }
  }

  try(person: Person): Promise<Posted> {
    if (person.webhook === null)
      return Promise.resolve({ delivered: false, said: 'no webhook address is set' })
    return post(person.webhook, this.webhookForm(hello(person), null), this.parts.reach)
  }

  /** The same for another way. */
  async tryWay(way: Way, person: Person): Promise<Posted> {
    const tried = await this.carried(
      way,
      { title: 'Lorehall', body: hello(person), url: '/settings#online' },
      null,
    )
    if (tried.isGone) await this.parts.storage.dropWay(way)
    return { delivered: tried.delivered, said: tried.said }
  }

  private async carried(way: Way, body: Json, topic: string | null): Promise<Delivery> {
    const carrier = this.parts.carriers[way.kind]
    return carrier === undefined
      ? { delivered: false, said: 'this host sends nothing on this way', isGone: false }
      : carrier(way, body, topic)
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

  private async posted(letter: Letter): Promise<void> {
    const { id } = letter
    this.underway.add(id)
    try {
      await this.serve(letter)
    } finally {
      this.underway.delete(id)
    }
  }

  private async serve(letter: Letter): Promise<void> {
    const { storage, now } = this.parts
    const { id, quiet, written, about } = letter
    const until = quiet === null ? null : quietUntil(quiet, now())
    if (until !== null) await storage.holdLetter(id, until)
    else if (now() - written > LATE && about !== null && !(await this.isStillTrue(about)))
      await storage.settleLetter(id, null)
    else await this.send(letter)
  }

  private async isStillTrue({ kind, person, table }: About): Promise<boolean> {
    const { storage } = this.parts
    if (kind !== 'invitation') return (await storage.turnsOf(person)).includes(table)
    const row = await storage.table(table)
    const sits = row?.seats.some((seat) => seat.kind === 'person' && seat.person === person)
    return row?.stage === 'gathering' && sits === false
  }

  private async send({ id, url, body, tries, way, about }: Letter): Promise<void> {
    const { storage, now, reach, log } = this.parts
    const delivery: Delivery =
      way === null
        ? { ...(await post(url, body, reach)), isGone: false }
        : await this.carried(way, body, about?.table ?? null)
    const { delivered, said, isGone, isLate = false } = delivery
    if (isLate) return storage.holdLetter(id, now())
    if (way !== null && isGone) return storage.dropWay(way)
    const wait = AGAIN[tries]
    const host = way?.kind === 'mail' ? null : new URL(way?.address ?? url).host
    if (!delivered) log.warn('a notice was not delivered', { host, said, tries })
    await storage.settleLetter(id, delivered || wait === undefined ? null : now() + wait)
  }
}

/** Slack reads these three signs as markup, and needs no others escaped. */
const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const hello = ({ name }: Person) => `${name}, Lorehall can reach you here.`
