// Many people at many tables over live connections, answering at a steady pace: how long it takes from
// one player's answer to the others' pages. Runs in a process of its own, so that the server has its
// core to itself; prints one JSON object.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { games } from '@lorehall/server/games'
import { WebSocket } from 'ws'

const [port = '', tablesWanted = '250', rate = '250', seconds = '20'] = process.argv.slice(2)
const SEATS = 4
const WARM_UP_MS = 3000
const at = `127.0.0.1:${port}`

interface Ask {
  readonly id: number
  readonly options: readonly { readonly id: string }[]
}

interface Message {
  readonly id?: number
  readonly ok?: boolean
  readonly message?: string
  readonly update?: {
    readonly entries: number
    readonly over: boolean
    readonly ask: Ask | null
    readonly eyes: number
  }
}

/** An answer on its way: the entries after it, and when it was sent. */
interface Sent {
  readonly seat: number
  readonly entries: number
  readonly at: number
}

export interface LoadNumbers {
  readonly sockets: number
  readonly tables: number
  readonly answers: number
  readonly answersPerSecond: number
  readonly arrivals: number
  /** Milliseconds from an answer to another player's page. */
  readonly p50: number
  readonly p99: number
  readonly worst: number
  readonly refused: number
  readonly bytesPerUpdate: number
}

const delays: number[] = []
let answers = 0
let refused = 0
let bytes = 0
let updates = 0
let counting = false

interface Answered {
  readonly token: string
  readonly table: string
}

const readMessage: (text: string) => Message = JSON.parse
const readAnswer: (text: string) => Answered = JSON.parse

async function call(path: string, token: string | null, body: object): Promise<Answered> {
  const response = await fetch(`http://${at}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${text}`)
  return readAnswer(text)
}

class Place {
  readonly socket: WebSocket
  ask: Ask | null = null
  entries = 0
  over = false

  constructor(token: string, heard: (place: Place, message: Message, size: number) => void) {
    this.socket = new WebSocket(`ws://${at}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    })
    this.socket.on('message', (data: Buffer) => {
      const message = readMessage(data.toString())
      if (message.update !== undefined) {
        this.ask = message.update.ask
        this.entries = message.update.entries
        this.over = message.update.over
      }
      heard(this, message, data.length)
    })
  }

  send(op: string, body: object): void {
    this.socket.send(JSON.stringify({ id: 1, op, body }))
  }
}

class Round {
  readonly table: string
  readonly places: Place[] = []
  private sent: Sent | null = null

  constructor(table: string, tokens: readonly string[]) {
    this.table = table
    this.places = tokens.map(
      (token) => new Place(token, (place, message, size) => this.hear(place, message, size)),
    )
  }

  async open(): Promise<void> {
    await Promise.all(
      this.places.map((place) => new Promise((resolve) => place.socket.once('open', resolve))),
    )
    for (const place of this.places) place.send('watch', { table: this.table })
  }

  private hear(place: Place, message: Message, size: number): void {
    if (message.ok === false) refused++
    if (message.update === undefined) return
    updates++
    bytes += size
    const { sent } = this
    if (sent === null || this.places.indexOf(place) === sent.seat || place.entries !== sent.entries) return
    if (counting) delays.push(performance.now() - sent.at)
  }

  answer(): void {
    const seat = this.places.findIndex(({ ask, over }) => ask !== null && !over)
    const place = this.places[seat]
    const ask = place?.ask
    if (place === undefined || ask === null || ask === undefined) return
    const pick = ask.options[answers % ask.options.length]?.id ?? ''
    this.sent = { seat, entries: place.entries + 1, at: performance.now() }
    place.ask = null
    if (counting) answers++
    place.send('answer', { table: this.table, ask: ask.id, picks: [pick] })
  }
}

async function seatRound(n: number): Promise<Round> {
  const tokens = await Promise.all(
    Array.from({ length: SEATS }, async (_, i) => {
      const { token } = await call('/me', null, { name: `P${n} ${i}`, token: true })
      return token
    }),
  )
  const [host = ''] = tokens
  const seats = tokens.map(() => ({ kind: 'open' }))
  const { table } = await call('/tables', host, { game: games[0].id, seats })
  for (const token of tokens) {
    await call(`/tables/${table}/join`, token, { nonce: randomBytes(16).toString('hex') })
  }
  await call(`/tables/${table}/start`, host, {})
  const round = new Round(table, tokens)
  await round.open()
  return round
}

const rounds: Round[] = []
for (let n = 0; n < Number(tablesWanted); n++) rounds.push(await seatRound(n))
await pause(1000)
const gap = 1000 / Number(rate)
const began = performance.now()
const until = began + WARM_UP_MS + Number(seconds) * 1000
let counted = 0
for (let n = 0; performance.now() < until; n++) {
  if (!counting && performance.now() >= began + WARM_UP_MS) {
    counting = true
    counted = performance.now()
  }
  rounds[n % rounds.length]?.answer()
  const wait = began + (n + 1) * gap - performance.now()
  if (wait > 0) await pause(wait)
}
const lasted = (performance.now() - counted) / 1000
await pause(500)
const sorted = delays.toSorted((a, b) => a - b)
const numbers: LoadNumbers = {
  sockets: rounds.length * SEATS,
  tables: rounds.length,
  answers,
  answersPerSecond: answers / lasted,
  arrivals: sorted.length,
  p50: sorted[sorted.length >> 1] ?? Number.NaN,
  p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  worst: sorted.at(-1) ?? Number.NaN,
  refused,
  bytesPerUpdate: bytes / updates,
}
for (const { places } of rounds) for (const { socket } of places) socket.terminate()
console.log(JSON.stringify(numbers))
