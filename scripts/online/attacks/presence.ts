// One person opens very many pages, each at very many of their own tables, and keeps looking away and back. Each
// time, every table tells every page.
import { setTimeout as pause } from 'node:timers/promises'
import { games } from '@lorehall/server/games'
import { WebSocket } from 'ws'
import type { Target } from '../caller.ts'
import { type Attack, newPerson, newTable, openLive } from './attack.ts'

const SOCKETS = 198
const TABLES = 32
const AGAIN_MS = 500
/** One person may send 20 requests per second: half a minute if pages are refused more tables, else 5 minutes. */
const PREPARE_MS = 480_000
/** More than one person may send: the server refuses some. */
const FLIPS_PER_SECOND = 40

interface Answer {
  readonly ok?: boolean
  readonly code?: string
}

const readAnswer: (text: string) => Answer = JSON.parse

/** The first bytes of a reply; every other message begins differently. */
const ANSWER = Buffer.from('{"id":')

/** A page of the attacker. */
class Page {
  private readonly socket: WebSocket
  private answered: ((answer: Answer | null) => void) | null = null

  constructor(socket: WebSocket, heard: () => void) {
    this.socket = socket
    socket.on('message', (data: Buffer) => {
      heard()
      if (this.answered !== null && data.subarray(0, ANSWER.length).equals(ANSWER))
        this.answered(readAnswer(data.toString()))
    })
    socket.on('close', () => this.answered?.(null))
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  private send(op: string, body: object): void {
    this.socket.send(JSON.stringify({ id: 1, op, body }))
  }

  flip(looking: boolean): void {
    this.send('attend', { looking })
  }

  /** Repeats the request while the reply is "too fast". Returns whether it succeeded. */
  async ask(op: string, body: object, until: number): Promise<boolean> {
    while (this.isOpen && performance.now() < until) {
      const answer = await new Promise<Answer | null>((resolve) => {
        this.answered = resolve
        this.send(op, body)
      })
      this.answered = null
      if (answer?.code !== 'too-fast') return answer?.ok === true
      await pause(AGAIN_MS)
    }
    return false
  }

  end(): void {
    this.socket.terminate()
  }
}

/** All pages of the attacker, and how many messages they received. */
class Pages {
  heard = 0
  /** How many pairs of page and table the server allowed. */
  watched = 0
  closed = 0
  private readonly target: Target
  private readonly token: string
  private readonly tables: readonly string[]
  private open: Page[] = []

  constructor(target: Target, token: string, tables: readonly string[]) {
    this.target = target
    this.token = token
    this.tables = tables
  }

  /** Opens pages until there are enough. */
  async fill(until: number): Promise<void> {
    while (this.open.length < SOCKETS && performance.now() < until) await this.add(until)
  }

  /** Opens pages in place of those that the server closes. */
  async refill(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const left = this.open.filter(({ isOpen }) => isOpen)
      this.closed += this.open.length - left.length
      this.open = left
      await (left.length < SOCKETS ? this.add(Number.POSITIVE_INFINITY) : pause(AGAIN_MS))
    }
  }

  private async add(until: number): Promise<void> {
    const socket = await openLive(this.target, this.token)
    if (socket === null) return pause(AGAIN_MS)
    const page = new Page(socket, () => this.heard++)
    this.open.push(page)
    // A person counts as looking if any of their pages does, so all pages but the flipping one look away.
    await page.ask('attend', { looking: false }, until)
    for (const table of this.tables) {
      // A page that may show no more tables would be refused each of them.
      if (!(await page.ask('watch', { table }, until))) return
      this.watched++
    }
  }

  get size(): number {
    return this.open.length
  }

  flip(looking: boolean): void {
    this.open.find(({ isOpen }) => isOpen)?.flip(looking)
  }

  end(): void {
    for (const page of this.open) page.end()
  }
}

async function ownTables(target: Target, token: string): Promise<string[]> {
  const tables: string[] = []
  const body = { game: games[0].id, seats: [{ kind: 'me' }, { kind: 'open' }] }
  for (let n = 0; n < TABLES; n++) {
    const table = await newTable(target, token, body)
    if (table !== null) tables.push(table)
  }
  return tables
}

export const presence: Attack = {
  counts: 'messages',
  async prepare(target) {
    const token = await newPerson(target, 'Flip')
    const pages = new Pages(target, token, await ownTables(target, token))
    await pages.fill(performance.now() + PREPARE_MS)
    console.error(`presence: ${pages.size} pages, ${pages.watched} times a table is watched`)
    return async (tally, stopped) => {
      const before = pages.heard
      void pages.refill(stopped)
      for (let n = 0; !stopped.aborted; n++) {
        pages.flip(n % 2 === 0)
        await pause(1000 / FLIPS_PER_SECOND)
        tally.done = pages.heard - before
        tally.refused = pages.closed
      }
      pages.end()
    }
  },
}
