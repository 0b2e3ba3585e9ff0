// One socket that survives everything: it comes back by itself, asks again what was not answered,
// watches again what was watched, and notices when the other end has silently gone. Knows neither
// browser nor clock, so that a test can be both. The page's own line is in live.ts.
import type { LiveMessage, OnlineGives, OnlineOp, OnlineTakes } from '@lorehall/protocol'
import { createStore } from 'zustand/vanilla'
import { HostTrouble } from '../host/trouble.ts'
import { Followed } from './followed.ts'
import type { LineParts, LineState, Socket, Told, ToldMessage } from './line-parts.ts'

interface Waiting {
  readonly text: string
  readonly resolve: (body: unknown) => void
  readonly reject: (trouble: HostTrouble) => void
}

type Listeners = { readonly [K in Told]: Set<(message: ToldMessage<K>) => void> }

/** Between attempts to come back, growing from the first to the second. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
/** Opening may take this long. */
const OPENING = 10_000
/** Whoever hears nothing at all for so long after asking something speaks to nobody. */
const SILENCE = 6000
/** A word now and then, so that silence is noticed when nobody plays. */
const BEAT = 25_000
/** Screens follow each other: the line is kept for the next one. */
const GRACE = 5000

const isMessage = (parsed: unknown): parsed is LiveMessage => typeof parsed === 'object' && parsed !== null

export class Line {
  readonly state = createStore<LineState>()(() => ({ status: 'closed', ahead: 0 }))
  private readonly parts: LineParts
  private socket: Socket | null = null
  /** Which socket is meant: what an earlier one still says is not heard. */
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

  constructor(parts: LineParts) {
    this.parts = parts
  }

  /** Asks, and asks again after a break until there is an answer. Rejects with a HostTrouble. */
  request<O extends OnlineOp>(op: O, body: OnlineTakes<O>): Promise<OnlineGives<O>>
  request(op: OnlineOp, body: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.ask(op, body, resolve, reject)
    })
  }

  /** Keeps the line open until the returned function is called. */
  hold(): () => void {
    this.holds += 1
    this.wake()
    return once(() => {
      this.holds -= 1
      this.restLater()
    })
  }

  /**
   * Watches a table until the returned function is called: how it stands comes as `update` and `room`,
   * also after every break. `refused` hears why it cannot be watched.
   */
  watch(table: string, refused: (trouble: HostTrouble) => void = nothing): () => void {
    const mine = (trouble: HostTrouble) => refused(trouble)
    this.watched.set(table, [...(this.watched.get(table) ?? []), mine])
    // Who comes later is told how it stands, too.
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

  /** Something was missed: have the table told anew. */
  again(table: string): void {
    if (this.open() && this.watched.has(table)) this.askWatch(table)
  }

  /** Hears one kind of message until the returned function is called. */
  on<K extends Told>(kind: K, hear: (message: ToldMessage<K>) => void): () => void {
    const heard: Set<(message: ToldMessage<K>) => void> = this.listeners[kind]
    heard.add(hear)
    return () => void heard.delete(hear)
  }

  /** The page came to the front or went to the back, or the network came back. */
  attend(): void {
    if (this.open()) this.send({ op: 'attend', body: { looking: this.parts.looking() } })
    else if (this.needed() && this.socket === null) this.connect()
  }

  /** Who one is has changed: the line is opened anew, as that person. */
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

  /** Leaves the present socket alone: whatever it still says, nobody listens. */
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
    // Everyone was cut off at once; they do not all come back at once.
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

  /** Asked anew after a break by itself, so it waits for no answer. */
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
    // One that opens only to be closed again has failed as well.
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

  private updated(message: ToldMessage<'update'>): void {
    for (const hear of this.listeners.update) hear(message)
  }

  /** What follows from what was told before is told like anything else; where that is missing, it is asked for. */
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
