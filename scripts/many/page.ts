// A page of a player, as a browser keeps it: it connects again by itself, watches its table again, and sends its answer
// again until there is a reply.
import { type Change, Follower, type SentUpdate } from '@lorehall/host/changes'
import { WebSocket } from 'ws'
import { type Target, toLive } from '../online/caller.ts'

type Update = SentUpdate['update']
type Reply = { readonly id: number; readonly ok: boolean; readonly code?: string }
type Message = Partial<SentUpdate> & Partial<Reply> & { readonly change?: Change; readonly again?: string }

const read: (text: string) => Message = JSON.parse
const isWhole = (message: Message): message is Message & SentUpdate => message.update !== undefined

/** As the page in the browser: the pause before it connects again. */
const PAUSE_MS = [250, 500] as const

export interface Given {
  readonly ask: number
  readonly pick: string
}

export interface PageParts {
  readonly target: Target
  readonly token: string
  readonly table: string
  /** The page shows something new. */
  readonly shown: (page: Page) => void
  readonly acknowledged: (page: Page, given: Given) => void
  readonly refused: (page: Page, given: Given, code: string) => void
  /** Milliseconds from the loss of its connection until it shows the table again. */
  readonly back: (ms: number) => void
}

export class Page {
  update: Update | null = null
  /** The answer without a reply, and when it was sent first. */
  waiting: (Given & { readonly at: number }) | null = null
  private readonly parts: PageParts
  private socket: WebSocket | null = null
  private follower: Follower | null = null
  private id = 1
  private sent = 0
  private watched = 0
  private lostAt: number | null = null
  private closed = false

  constructor(parts: PageParts) {
    this.parts = parts
    this.connect()
  }

  private connect(): void {
    const { address, options } = toLive(this.parts.target, this.parts.token)
    const socket = new WebSocket(address, options)
    this.socket = socket
    socket.on('error', () => undefined)
    socket.on('open', () => {
      this.watch()
      if (this.waiting !== null) this.send(this.waiting)
    })
    socket.on('message', (data: Buffer) => this.take(read(data.toString())))
    socket.on('close', () => {
      this.lostAt ??= performance.now()
      this.follower = null
      const [least, most] = PAUSE_MS
      if (!this.closed) setTimeout(() => this.connect(), least + Math.random() * (most - least))
    })
  }

  private put(op: string, body: object): number {
    const id = this.id++
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ id, op, body }))
    return id
  }

  private watch(): void {
    this.watched = this.put('watch', { table: this.parts.table, changes: true })
  }

  private send({ ask, pick }: Given): void {
    this.sent = this.put('answer', { table: this.parts.table, ask, picks: [pick] })
  }

  answer(given: Given): void {
    this.waiting = { ...given, at: performance.now() }
    this.send(given)
  }

  private take(message: Message): void {
    if (message.again !== undefined) this.watch()
    else if (message.id !== undefined) this.replied(message)
    else if (isWhole(message)) {
      this.follower = new Follower(message)
      this.show(message.update)
    } else if (message.change !== undefined) {
      const followed = this.follow(message.change)
      if (followed === null) this.watch()
      else this.show(followed.update)
    }
  }

  /** Null if a change was missed. */
  private follow(change: Change): SentUpdate | null {
    try {
      return this.follower?.follow(change) ?? null
    } catch {
      return null
    }
  }

  private show(update: Update): void {
    this.update = update
    if (this.lostAt !== null) {
      this.parts.back(performance.now() - this.lostAt)
      this.lostAt = null
    }
    this.parts.shown(this)
  }

  private replied({ id, ok, code = '' }: Message): void {
    // The person presses the button that tries again.
    if (id === this.watched && ok !== true) setTimeout(() => this.watch(), 1000)
    if (id !== this.sent || this.waiting === null) return
    const { waiting } = this
    // The database was away for too long, or the process is stopping: a page offers to try again.
    if (ok !== true && (code.startsWith('storage-') || code === 'stopping')) {
      setTimeout(() => this.waiting === waiting && this.send(waiting), 200)
      return
    }
    this.waiting = null
    if (ok === true) this.parts.acknowledged(this, waiting)
    else this.parts.refused(this, waiting, code)
  }

  close(): void {
    this.closed = true
    this.socket?.terminate()
  }
}
