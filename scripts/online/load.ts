// Many people at many tables over live connections, answering at a steady pace: how long it takes from
// one player's answer to the others' pages. Runs in a process of its own, so that the server has its
// core to itself; prints one JSON object.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Change, Follower, type Told } from '@lorehall/host/changes'
import { games } from '@lorehall/server/games'
import { WebSocket } from 'ws'
import { type ProcessorTime, processorTime } from './built-server.ts'
import { type Delays, delaysOf, paced, quantile } from './paced.ts'

const [port = '', server = '', tablesWanted = '250', rate = '250', seconds = '20'] = process.argv.slice(2)
const SEATS = 4
const at = `127.0.0.1:${port}`

type Ask = NonNullable<Told['update']['ask']>
type Message = Partial<Told> & { readonly ok?: boolean; readonly change?: Change }

const isWhole = (message: Message): message is Told => message.update !== undefined

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
  readonly refused: number
  /** From an answer to another player's page. */
  readonly delays: Delays
  /** Bytes of what tells of an answer. */
  readonly bytes: { readonly median: number; readonly mean: number; readonly p99: number }
  /** What the server takes for an answer, all told. */
  readonly processor: ProcessorTime
}

const delays: number[] = []
const sizes: number[] = []
let answers = 0
let refused = 0
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

/** A page, as far as it plays: it follows what changes. */
class Place {
  readonly socket: WebSocket
  ask: Ask | null = null
  entries = 0
  over = false
  private follower: Follower | null = null

  constructor(token: string, heard: (place: Place, told: boolean, size: number) => void) {
    this.socket = new WebSocket(`ws://${at}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    })
    this.socket.on('message', (data: Buffer) => {
      const message = readMessage(data.toString())
      if (message.ok === false) refused++
      const told = this.told(message)
      if (told !== null) this.see(told)
      heard(this, told !== null, data.length)
    })
  }

  private see({ update: { ask, entries, over } }: Told): void {
    this.ask = ask
    this.entries = entries
    this.over = over
  }

  private told(message: Message): Told | null {
    if (isWhole(message)) {
      this.follower = new Follower(message)
      return message
    }
    return message.change === undefined ? null : (this.follower?.follow(message.change) ?? null)
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
      (token) => new Place(token, (place, told, size) => told && this.hear(place, size)),
    )
  }

  async open(): Promise<void> {
    await Promise.all(
      this.places.map((place) => new Promise((resolve) => place.socket.once('open', resolve))),
    )
    for (const place of this.places) place.send('watch', { table: this.table, changes: true })
  }

  private hear(place: Place, size: number): void {
    if (counting) sizes.push(size)
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
let before = processorTime(server)
const begin = () => {
  counting = true
  before = processorTime(server)
}
const lasted = await paced(Number(rate), Number(seconds), (n) => rounds[n % rounds.length]?.answer(), begin)
await pause(500)
const after = processorTime(server)
const numbers: LoadNumbers = {
  sockets: rounds.length * SEATS,
  tables: rounds.length,
  answers,
  answersPerSecond: answers / lasted,
  refused,
  delays: delaysOf(delays),
  bytes: {
    median: quantile(sizes, 0.5),
    mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    p99: quantile(sizes, 0.99),
  },
  processor: { own: (after.own - before.own) / answers, system: (after.system - before.system) / answers },
}
for (const { places } of rounds) for (const { socket } of places) socket.terminate()
console.log(JSON.stringify(numbers))
