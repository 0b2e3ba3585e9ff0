// Players at a table, each with a live page.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type Change, Follower, type SentUpdate } from '@lorehall/host/changes'
import { games } from '@lorehall/server/games'
import { WebSocket } from 'ws'
import { call, type Target, toLive } from './caller.ts'

type Ask = NonNullable<SentUpdate['update']['ask']>
type Message = Partial<SentUpdate> & { readonly ok?: boolean; readonly change?: Change }

const isWhole = (message: Message): message is SentUpdate => message.update !== undefined
const readMessage: (text: string) => Message = JSON.parse

/** A message to a page: an update of its table, or the reply to a request. */
export interface Heard {
  readonly news: boolean
  /** Null if this is not a reply. */
  readonly ok: boolean | null
  /** Bytes. */
  readonly size: number
}

/** A page that follows the changes of its table. */
export class Place {
  readonly socket: WebSocket
  ask: Ask | null = null
  entries = 0
  over = false
  private follower: Follower | null = null

  constructor(target: Target, token: string, heard: (place: Place, heard: Heard) => void) {
    const { address, options } = toLive(target, token)
    this.socket = new WebSocket(address, options)
    this.socket.on('message', (data: Buffer) => {
      const message = readMessage(data.toString())
      const update = this.wholeOf(message)
      if (update !== null) this.see(update)
      heard(this, { news: update !== null, ok: message.ok ?? null, size: data.length })
    })
  }

  private see({ update: { ask, entries, over } }: SentUpdate): void {
    this.ask = ask
    this.entries = entries
    this.over = over
  }

  private wholeOf(message: Message): SentUpdate | null {
    if (isWhole(message)) {
      this.follower = new Follower(message)
      return message
    }
    return message.change === undefined ? null : (this.follower?.follow(message.change) ?? null)
  }

  send(op: string, body: object): void {
    this.socket.send(JSON.stringify({ id: 1, op, body }))
  }

  /** Answers the open question with one of its options. Returns the question, or null if there is none. */
  answer(table: string, which: number): Ask | null {
    const { ask } = this
    if (ask === null || this.over) return null
    const pick = ask.options[which % ask.options.length]?.id ?? ''
    this.ask = null
    this.send('answer', { table, ask: ask.id, picks: [pick] })
    return ask
  }
}

/** An answer on its way. */
export interface Sent {
  readonly place: Place
  readonly ask: Ask
  /** The number of entries at the table after this answer. */
  readonly entries: number
  /** When it was sent. */
  readonly at: number
}

export type Hearing = (round: Round, place: Place, heard: Heard) => void

export class Round {
  readonly table: string
  readonly places: readonly Place[]
  /** The last answer. */
  sent: Sent | null = null

  constructor(table: string, players: readonly Player[], hear: Hearing) {
    this.table = table
    this.places = players.map(
      ({ target, token }) => new Place(target, token, (place, heard) => hear(this, place, heard)),
    )
  }

  async open(): Promise<void> {
    await Promise.all(this.places.map(({ socket }) => once(socket, 'open')))
    for (const place of this.places) place.send('watch', { table: this.table, changes: true })
  }

  /** Answers for a player who has a question. Returns whether there was one. */
  answer(which: number): boolean {
    for (const place of this.places) {
      const at = performance.now()
      const entries = place.entries + 1
      const ask = place.answer(this.table, which)
      if (ask === null) continue
      this.sent = { place, ask, entries, at }
      return true
    }
    return false
  }
}

export interface Player {
  readonly target: Target
  readonly token: string
}

export async function introduced(target: Target, name: string): Promise<Player> {
  const { token } = await call(target, { path: '/me', body: { name, token: true } })
  return { target, token }
}

/** A game that these players have just started. */
export async function seatRound(players: readonly Player[], hear: Hearing): Promise<Round> {
  const [host] = players
  if (host === undefined) throw new Error('nobody sits down')
  const seats = players.map(() => ({ kind: 'open' }))
  const { table } = await call(host.target, {
    path: '/tables',
    token: host.token,
    body: { game: games[0].id, seats },
  })
  for (const { target, token } of players) {
    const nonce = randomBytes(16).toString('hex')
    await call(target, { path: `/tables/${table}/join`, token, body: { nonce } })
  }
  await call(host.target, { path: `/tables/${table}/start`, token: host.token, body: {} })
  const round = new Round(table, players, hear)
  await round.open()
  return round
}
