// A connection that reconnects by itself. After a reconnect it repeats every request without a reply and every watch;
// it also notices when the other end has silently gone. Browser and clock are passed in, so that tests can replace
// them. The page's own connection is in live.ts.
import type { LiveMessage, OnlineGives, OnlineOp, OnlineTakes } from '@lorehall/protocol'
import { createStore } from 'zustand/vanilla'
import { HostTrouble } from '../host/trouble.ts'
import { Followed } from './followed.ts'
import type { ConnectionParts, ConnectionState, Socket, MessageKind, MessageOf } from './connection-parts.ts'

interface Waiting {
  readonly text: string
  readonly resolve: (body: unknown) => void
  readonly reject: (trouble: HostTrouble) => void
}

type Listeners = { readonly [K in MessageKind]: Set<(message: MessageOf<K>) => void> }

/** Delay between reconnects, growing from the first to the second. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
/** Opening may take this long. */
const OPENING = 10_000
/** No message at all for this long after a request: treat the socket as dead and reconnect. */
const SILENCE = 6000
/** Ping interval, so that a dead socket is noticed while nobody plays. */
const BEAT = 25_000
/** After the last user has left, keep the socket open this long for the next screen. */
const GRACE = 5000

const isMessage = (parsed: unknown): parsed is LiveMessage => typeof parsed === 'object' && parsed !== null

export class Connection {
  readonly state = createStore<ConnectionState>()(() => ({ status: 'closed', ahead: 0 }))
  private readonly parts: ConnectionParts
  private socket: Socket | null = null
  /** The number of the current socket. Messages from earlier ones are ignored. */
  private turn = 0
  private next = 1
  private failed = 0
  private holds = 0
  private readonly waiting = new Map<number, Waiting>()
  private readonly watched = new Map<string, ((trouble: HostTrouble) => void)[]>()
  /** Requests to watch, by number. */
  private readonly watches = new Map<number, string>()
  private readonly followed = new Followed()
  private readonly listeners: Listeners = {
    update: new Set(),
    room: new Set(),
    said: new Set(),
    turns: new Set(),
    hello: new Set(),
    again: new Set(),
  }
  private callOff = { pause: nothing, opening: nothing, silence: nothing, beat: nothing, grace: nothing }

  constructor(parts: ConnectionParts) {
    this.parts = parts
  }

  /** Sends a request, and again after every reconnect until there is a reply. Rejects with a HostTrouble. */
  request<O extends OnlineOp>(op: O, body: OnlineTakes<O>): Promise<OnlineGives<O>>
  request(op: OnlineOp, body: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.ask(op, body, resolve, reject)
    })
  }

  /** Keeps the connection open until the returned function is called. */
  hold(): () => void {
    this.holds += 1
    this.wake()
    return once(() => {
      this.holds -= 1
      this.restLater()
    })
  }

  /**
   * Watches a table until the returned function is called. Its state arrives as `update` and `room` messages, and again
   * after every reconnect. `refused` is called if the table can't be watched.
   */
  watch(table: string, refused: (trouble: HostTrouble) => void = nothing): () => void {
    const mine = (trouble: HostTrouble) => refused(trouble)
    this.watched.set(table, [...(this.watched.get(table) ?? []), mine])
    // A later watcher gets the current state as well.
    this.wake()
    if (this.open()) this.askWatch(table)
    return once(() => {
      const left = this.watched.get(table)?.filter((other) => other !== mine) ?? []
      if (left.length > 0) this.watched.set(table, left)
      else {
        this.watched.delete(table)
        this.followed.leave(table)
        if (this.open()) this.send({ op: 'unwatch', body: { table } })
      }
      this.restLater()
    })
  }

  /** An update was missed: request the whole table again. */
  again(table: string): void {
    if (this.open() && this.watched.has(table)) this.askWatch(table)
  }

  /** Listens to one kind of message until the returned function is called. */
  on<K extends MessageKind>(kind: K, hear: (message: MessageOf<K>) => void): () => void {
    const heard: Set<(message: MessageOf<K>) => void> = this.listeners[kind]
    heard.add(hear)
    return () => void heard.delete(hear)
  }

  /** The page was shown or hidden, or the network came back. */
  attend(): void {
    if (this.open()) this.send({ op: 'attend', body: { looking: this.parts.looking() } })
    else if (this.needed() && this.socket === null) this.connect()
  }

  /** The player's identity has changed: reconnect with the new one. */
  renew(): void {
    if (this.state.getState().status !== 'closed') this.connect()
  }

  private needed(): boolean {
    return this.holds > 0 || this.watched.size > 0 || this.waiting.size > 0
  }

  private open(): boolean {
    return this.state.getState().status === 'open'
  }

  private wake(): void {
    this.callOff.grace()
    if (this.state.getState().status === 'closed') this.connect()
  }

  private restLater(): void {
    this.callOff.grace()
    if (!this.needed()) this.callOff.grace = this.parts.later(() => this.rest(), GRACE)
  }

  private rest(): void {
    if (this.needed()) return
    this.drop()
    this.failed = 0
    this.state.setState({ status: 'closed' })
  }

  /** Abandons the current socket: its further messages are ignored. */
  private drop(): void {
    this.turn += 1
    const { pause, opening, silence, beat } = this.callOff
    for (const off of [pause, opening, silence, beat]) off()
    this.callOff.silence = nothing
    const { socket } = this
    this.socket = null
    this.watches.clear()
    this.followed.leaveAll()
    socket?.close()
  }

  private connect(): void {
    this.drop()
    const { turn } = this
    const mine = (run: () => void) => () => {
      if (turn === this.turn) run()
    }
    this.state.setState({ status: this.failed > 1 ? 'lost' : 'connecting' })
    this.callOff.opening = this.parts.later(
      mine(() => this.comeBack()),
      OPENING,
    )
    this.socket = this.parts.open({
      opened: mine(() => this.opened()),
      heard: (text) => mine(() => this.heard(text))(),
      closed: mine(() => this.comeBack()),
    })
  }

  private opened(): void {
    this.callOff.opening()
    this.state.setState({ status: 'open' })
    this.beat()
    for (const table of this.watched.keys()) this.askWatch(table)
    for (const { text } of this.waiting.values()) this.put(text)
  }

  private comeBack(): void {
    this.drop()
    if (!this.needed()) {
      this.rest()
      return
    }
    this.state.setState({ status: this.failed > 0 ? 'lost' : 'connecting' })
    // Jitter: after a server restart, clients must not reconnect at the same moment.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failed) * (0.5 + this.parts.random() / 2)
    this.failed += 1
    this.callOff.pause = this.parts.later(() => this.connect(), pause)
  }

  private beat(): void {
    this.attend()
    this.callOff.beat = this.parts.later(() => this.beat(), BEAT)
  }

  private ask(
    op: string,
    body: object,
    resolve: (body: unknown) => void,
    reject: (trouble: HostTrouble) => void,
  ): void {
    const id = this.next++
    const text = JSON.stringify({ id, op, body })
    this.waiting.set(id, { text, resolve, reject })
    if (this.open()) this.put(text)
    else this.wake()
  }

  /** Not tracked as a request: it is repeated after every reconnect anyway. */
  private askWatch(table: string): void {
    const id = this.send({ op: 'watch', body: { table, changes: true } })
    this.watches.set(id, table)
  }

  private send(message: { readonly op: string; readonly body: object }): number {
    const id = this.next++
    this.put(JSON.stringify({ id, ...message }))
    return id
  }

  private put(text: string): void {
    this.socket?.send(text)
    if (this.callOff.silence === nothing) {
      this.callOff.silence = this.parts.later(() => this.comeBack(), SILENCE)
    }
  }

  private heard(text: string): void {
    this.callOff.silence()
    this.callOff.silence = nothing
    // A socket that closes right after opening counts as a failed attempt.
    this.failed = 0
    const message: unknown = JSON.parse(text)
    if (isMessage(message)) this.tell(message)
  }

  private tell(message: LiveMessage): void {
    if ('id' in message) this.answered(message)
    else if ('update' in message) this.updated(this.followed.hear(message))
    else if ('change' in message) this.changed(message)
    else if ('room' in message) for (const hear of this.listeners.room) hear(message)
    else if ('said' in message) for (const hear of this.listeners.said) hear(message)
    else if ('turns' in message) for (const hear of this.listeners.turns) hear(message)
    else if ('again' in message) {
      this.again(message.again)
      for (const hear of this.listeners.again) hear(message)
    } else if ('hello' in message) {
      this.state.setState({ ahead: message.hello.now - this.parts.now() })
      for (const hear of this.listeners.hello) hear(message)
    }
  }

  private updated(message: MessageOf<'update'>): void {
    for (const hear of this.listeners.update) hear(message)
  }

  /** Applies a change to the last known update. If that is missing, requests the whole table. */
  private changed({ change }: Extract<LiveMessage, { change: unknown }>): void {
    const update = this.followed.follow(change)
    if (update === 'lost') this.again(change.table)
    else if (update !== null) this.updated(update)
  }

  private answered(message: Extract<LiveMessage, { id: number }>): void {
    const table = this.watches.get(message.id)
    this.watches.delete(message.id)
    if (table !== undefined && !message.ok) {
      for (const refused of this.watched.get(table) ?? [])
        refused(new HostTrouble(message.code, message.message))
    }
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (message.ok) waiting?.resolve(message.body)
    else waiting?.reject(new HostTrouble(message.code, message.message))
    if (waiting !== undefined) this.restLater()
  }
}

function nothing(): void {}

function once(run: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    run()
  }
}
