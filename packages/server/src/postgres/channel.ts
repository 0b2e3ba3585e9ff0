// The channel over PostgreSQL's LISTEN and NOTIFY, on a connection of its own, so that no notice is part of a writing
// transaction: PostgreSQL lets only one transaction with a notice commit at a time.
//
// Everything told in one turn of the event loop is one notice. A notice is kept until PostgreSQL has taken it. After the
// connection was lost, notices of others may be missing, so the hearing looks again. Each process says several times per
// second that it is alive. A process that falls silent may have stored something without telling, so then, too, the
// hearing looks again.
import { randomBytes } from 'node:crypto'
import type { Channel, Hearing, News } from '../channel.ts'
import { atTurnsEnd } from '../one-turn.ts'
import { text } from '../rows/row.ts'
import { type Ask, Connection, moment } from './connections.ts'
import { sql } from './sql.ts'

/** A process says at least this often that it is alive, in milliseconds. */
const BEAT = 400
/** A process that was silent for so long is gone. */
const SILENCE = 1600
/** PostgreSQL takes 7999 bytes. */
const MOST_BYTES = 7500

/** The schema is part of the name, because a database has one namespace for channels. */
const CHANNEL = "'lorehall_' || left(md5(current_schema()), 16)"
const NAME = sql(`SELECT ${CHANNEL} AS name`)
const NOTIFY = sql('SELECT pg_notify(:name, :payload) AS told')
const NOTIFY_ONCE = sql(`SELECT pg_notify(${CHANNEL}, :payload) AS told`)

interface Message {
  readonly from: string
  readonly news: readonly News[]
  /** The process stops. */
  readonly bye?: true
}

const read: (text: string) => Message = JSON.parse

/** Tells all processes, from a command that is none of them. */
export async function tellOnce(ask: Ask, news: News): Promise<void> {
  await ask(NOTIFY_ONCE, { payload: JSON.stringify({ from: 'command', news: [news] } satisfies Message) })
}

export class PostgresChannel implements Channel {
  readonly isShared = true
  readonly self = randomBytes(6).toString('hex')
  private readonly url: string
  private connection: Connection | null = null
  private name = ''
  private hearing: Hearing | null = null
  private unsent: string[] = []
  private told: News[] = []
  private sending: Promise<void> | null = null
  private beating: NodeJS.Timeout | null = null
  private said = 0
  private beaten = performance.now()
  private closed = false
  /** By process: when it was last heard. */
  private readonly others = new Map<string, number>()
  private readonly flush = atTurnsEnd(() => this.put())

  private constructor(url: string) {
    this.url = url
  }

  static async open(url: string): Promise<PostgresChannel> {
    const channel = new PostgresChannel(url)
    await channel.connect()
    channel.beating = setInterval(() => channel.beat(), BEAT).unref()
    return channel
  }

  get many(): number {
    return this.others.size
  }

  tell(news: News): void {
    this.told.push(news)
    this.flush()
  }

  hear(hearing: Hearing): void {
    this.hearing = hearing
  }

  look(): void {}

  /** Says goodbye, after everything that was told before. */
  async close(): Promise<void> {
    if (this.closed) return
    this.put()
    this.unsent.push(JSON.stringify({ from: this.self, news: [], bye: true } satisfies Message))
    this.closed = true
    if (this.beating !== null) clearInterval(this.beating)
    if (this.connection?.lost === false) await this.send()
    await this.connection?.close()
  }

  /** Turns what was told into notices of the size that PostgreSQL takes. */
  private put(): void {
    const { told } = this
    this.told = []
    let some: News[] = []
    let bytes = 0
    const add = () => {
      if (some.length > 0) this.unsent.push(JSON.stringify({ from: this.self, news: some } satisfies Message))
      some = []
      bytes = 0
    }
    for (const news of told) {
      const size = Buffer.byteLength(JSON.stringify(news)) + 1
      if (bytes + size > MOST_BYTES) add()
      some.push(news)
      bytes += size
    }
    add()
    void this.send()
  }

  private send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = null))
    return this.sending
  }

  private async sendAll(): Promise<void> {
    while (this.unsent.length > 0) {
      const { connection } = this
      if (connection === null || connection.lost) return
      const [payload = ''] = this.unsent
      try {
        await connection.ask(NOTIFY, { name: this.name, payload })
        this.unsent.shift()
        this.said = performance.now()
      } catch {
        // Sent again by the next connection. A notice that comes twice does no harm.
        if (connection.lost) return
        await moment()
      }
    }
  }

  private async connect(): Promise<void> {
    const connection = await Connection.open(this.url, false)
    try {
      const [row = {}] = await connection.ask(NAME, {})
      this.name = text(row, 'name')
      connection.hear(
        (payload) => this.heard(payload),
        () => this.lost(connection),
      )
      await connection.run(`LISTEN ${this.name}`)
    } catch (error) {
      await connection.close()
      throw error
    }
    this.connection = connection
  }

  private lost(connection: Connection): void {
    if (this.closed || this.connection !== connection) return
    this.connection = null
    void this.reconnect()
  }

  private async reconnect(): Promise<void> {
    while (!this.closed) {
      try {
        await this.connect()
        break
      } catch {
        await moment()
      }
    }
    if (this.closed) {
      await this.connection?.close()
      return
    }
    // Nobody could be heard meanwhile.
    const now = performance.now()
    for (const process of this.others.keys()) this.others.set(process, now)
    this.hearing?.lookAgain()
    await this.send()
  }

  private heard(payload: string): void {
    const { from, news, bye } = read(payload)
    if (from === this.self) return
    const { hearing } = this
    if (bye === true) {
      if (this.others.delete(from)) hearing?.gone(from)
      return
    }
    this.others.set(from, performance.now())
    for (const one of news) hearing?.news(one, from)
  }

  private beat(): void {
    const now = performance.now()
    const late = now - this.beaten
    this.beaten = now
    if (this.connection === null) return
    // This process itself was stopped for a while: it may have missed something, and others are not to blame.
    if (late > SILENCE) {
      for (const process of this.others.keys()) this.others.set(process, now)
      this.hearing?.lookAgain()
    }
    for (const [process, at] of this.others) {
      if (now - at < SILENCE) continue
      this.others.delete(process)
      this.hearing?.gone(process)
    }
    if (now - this.said < BEAT / 2 || this.unsent.length > 0) return
    this.unsent.push(JSON.stringify({ from: this.self, news: [] } satisfies Message))
    void this.send()
  }
}
