// People who play one table after another, whatever happens to the server. They send requests again until they get a
// reply, and note every acknowledged entry, so that a test can compare the notes with the stored entries.
import { setTimeout as after } from 'node:timers/promises'
import type { Chance, Entry } from '@lorehall/kernel'
import type { OnlineOp } from '@lorehall/protocol'
import { askByHttp, introduced, isUpdate, ClientConnection, Lost, type Reply, type Seen } from './caller.ts'
import { GAME } from './game.ts'

/** The current port of the server. While the server is down, players wait for it. */
export class Hall {
  /** Replies to all players so far. */
  answers = 0
  private up = Promise.withResolvers<number>()

  opened(port: number): void {
    this.up.resolve(port)
  }

  gone(): void {
    this.up = Promise.withResolvers<number>()
  }

  get port(): Promise<number> {
    return this.up.promise
  }
}

/** A player who waits longer than this is stuck. */
const STUCK_MS = 30_000

export class Player {
  readonly name: string
  readonly chance: Chance
  seen: Seen | null = null
  /** How many requests were sent again because no reply came. */
  resent = 0
  answeredAt = Date.now()
  private token = ''
  private readonly hall: Hall
  private connection: ClientConnection | null = null
  private port = 0
  private watching = ''
  private wake: () => void = () => undefined

  constructor(hall: Hall, name: string, chance: Chance) {
    this.hall = hall
    this.name = name
    this.chance = chance
  }

  async introduce(): Promise<this> {
    this.token = await introduced(await this.hall.port, this.name)
    return this
  }

  /** Sends a request until there is a reply. */
  async ask(op: OnlineOp | 'watch', body: Record<string, unknown>): Promise<Reply> {
    for (;;) {
      const port = await this.hall.port
      try {
        const reply =
          op !== 'watch' && this.chance.below(4) === 0
            ? await askByHttp(port, this.token, op, body)
            : await this.connectionTo(port).ask(op, body)
        this.hall.answers++
        this.answeredAt = Date.now()
        return reply
      } catch (error) {
        if (!(error instanceof Lost)) throw error
        this.resent++
        await after(2)
      }
    }
  }

  /** Sends a request that must not be refused. */
  async get(op: OnlineOp | 'watch', body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const reply = await this.ask(op, body)
    if (!reply.ok) throw new Error(`${this.name} was refused ${op}: ${reply.code}, ${reply.message}`)
    return reply.body
  }

  private connectionTo(port: number): ClientConnection {
    if (this.connection !== null && this.port === port) return this.connection
    this.connection = new ClientConnection(port, this.token)
    this.port = port
    this.watching = ''
    this.connection.hear = (message) => {
      if (isUpdate(message)) this.seen = message.update
      if ('again' in message) this.watching = ''
      this.wake()
    }
    this.connection.ended = () => {
      this.connection = null
      this.watching = ''
      this.wake()
    }
    return this.connection
  }

  /** Waits until the page shows at least this many entries of the table. */
  async look(table: string, entries: number, since = Date.now()): Promise<Seen> {
    if (Date.now() - since > STUCK_MS)
      throw new Error(
        `${this.name} waits for entry ${entries} of table ${table}: ${JSON.stringify(this.seen)}`,
      )
    if (this.watching !== table) {
      this.seen = null
      await this.get('watch', { table })
      this.watching = table
    }
    const seen = this.seen
    if (seen !== null && seen.table === table && seen.entries >= entries) return seen
    await this.news()
    return this.look(table, entries, since)
  }

  /** Waits for the next message, at most 100 ms. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 100)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  hangUp(): void {
    this.connection?.hangUp()
  }
}

/** The entries and chat lines that were acknowledged at one table. */
export class Played {
  readonly id: string
  readonly host: Player
  readonly seats = new Map<number, Player>()
  readonly entries = new Map<number, Entry[]>()
  readonly said = new Map<Player, string[]>()
  begun = false

  constructor(id: string, host: Player) {
    this.id = id
    this.host = host
  }

  get answers(): number {
    return [...this.entries.values()].reduce((sum, list) => sum + list.length, 0)
  }
}

export interface Habits {
  readonly bots: number
  /** Whether they sometimes undo. Otherwise they sometimes change a preference, which an undo would undo as well. */
  readonly undo: boolean
  /** After this many answers, they begin another game. */
  readonly answers: number
}

const WELL_KNOWN = ['stale-ask', 'not-asked', 'wall', 'nothing-to-undo']

export class Party {
  readonly tables: Played[] = []
  readonly players: readonly Player[]
  done = false
  private readonly habits: Habits

  constructor(players: readonly Player[], habits: Habits) {
    this.players = players
    this.habits = habits
  }

  async play(): Promise<void> {
    while (!this.done) await this.playOne()
  }

  private async playOne(): Promise<void> {
    const [host] = this.players
    if (host === undefined) throw new Error('a party needs someone')
    const seats = [
      ...this.players.map(() => ({ kind: 'open' })),
      ...Array.from({ length: this.habits.bots }, () => ({ kind: 'bot', bot: 'quick' })),
    ]
    const key = `${host.name}-table-${this.tables.length}`
    const { table } = await host.get('create', { game: GAME.id, seats, key })
    const played = new Played(String(table), host)
    this.tables.push(played)
    for (const player of this.players) {
      const nonce = player.chance.word().toString(16).padStart(16, '0')
      const { seat } = await player.get('join', { table, nonce })
      played.seats.set(Number(seat), player)
      played.entries.set(Number(seat), [])
      played.said.set(player, [])
      if (this.done) return
    }
    await host.get('start', { table })
    played.begun = true
    await Promise.all([...played.seats].map(([seat, player]) => this.sit(played, seat, player)))
  }

  private async sit(played: Played, seat: number, player: Player): Promise<void> {
    let entries = 0
    while (!this.done && played.answers < this.habits.answers) {
      if (this.players.every(({ answeredAt }) => Date.now() - answeredAt > STUCK_MS))
        throw new Error(
          `table ${played.id} is stuck for ${player.name}: ${JSON.stringify([entries, [...played.seats.values()].map((p) => [p.name, p.seen?.table, p.seen?.entries, p.seen?.ask?.id, p.seen?.waiting, p.seen?.over])])}`,
        )
      const seen = await player.look(played.id, entries)
      if (seen.over) return
      const step = this.stepOf(played, seat, player, seen)
      if (step === null) {
        await player.news()
        continue
      }
      const reply = await player.ask(step.op, { table: played.id, ...step.body })
      if (reply.ok) {
        step.keep()
        entries = Number(reply.body['entries'] ?? entries)
      } else if (!WELL_KNOWN.includes(reply.code)) {
        throw new Error(`${player.name} was refused ${step.op}: ${reply.code}, ${reply.message}`)
      }
    }
  }

  private stepOf(played: Played, seat: number, player: Player, seen: Seen): Step | null {
    const { chance } = player
    const own = played.entries.get(seat) ?? []
    const said = played.said.get(player) ?? []
    const whim = chance.below(12)
    if (whim === 0) {
      const text = `${player.name} says ${said.length}`
      const key = `${player.name}-${said.length}`.padEnd(8, '-')
      return { op: 'say', body: { text, key }, keep: () => said.push(text) }
    }
    if (whim === 1 && this.habits.undo && seen.undo === 'free') {
      return { op: 'undo', body: { at: seen.entries }, keep: () => own.push({ undo: seat }) }
    }
    if (whim === 1 && !this.habits.undo) {
      const last = own.findLast((entry) => typeof entry === 'object' && 'choose' in entry)
      const choice = typeof last === 'object' && 'choose' in last && last.choice === 'never' ? 'ask' : 'never'
      const effect = GAME.play.effects[0]?.id ?? ''
      const choose = { choose: seat, effect, choice } as const
      return { op: 'choose', body: { effect, choice }, keep: () => own.push(choose) }
    }
    if (seen.ask === null) return null
    const { id } = chance.pick(seen.ask.options)
    return {
      op: 'answer',
      body: { ask: seen.ask.id, picks: [id] },
      keep: () => own.push(`${seat} ${id}`),
    }
  }
}

interface Step {
  readonly op: OnlineOp
  readonly body: Record<string, unknown>
  /** Notes that it was acknowledged. */
  readonly keep: () => unknown
}
