// A session by itself, without a page, a host or a clock. Tests send happenings and read the effects.
import type { Update } from '@lorehall/host'
import type { Asked, Effect, Happening, Pace } from '../../src/state/session/happenings.ts'
import { CLOSED, type HostKind, type Open, type Session } from '../../src/state/session/session.ts'
import { next } from '../../src/state/session/next.ts'
import { logLine, update, wireAsk } from '../kit.ts'

/** Every update is shown for 0 ms, and there are no dice. */
const SWIFT: Pace = { atOnce: () => false, tells: () => false, plays: () => ({ before: 0, after: 0 }) }

/** Every update is shown for this long, and nothing is narrated. */
export const looking = (after: number): Pace => ({ ...SWIFT, plays: () => ({ before: 0, after }) })

const NEAR: HostKind = { shared: false, near: true }

/** Seat 0 is asked after this many entries. The number of entries is also the id of the ask. */
export const asked = (entries: number, said: Partial<Update> = {}): Update =>
  update({
    table: 'a',
    seq: entries,
    after: entries - 1,
    entries,
    ask: wireAsk({ id: entries }),
    waiting: [0],
    view: { at: entries },
    log: [logLine(entries, `line ${entries}`)],
    ...said,
  })

/** The same as a whole update, as in the reply to `watch`. */
export const whole = (entries: number, said: Partial<Update> = {}): Update =>
  asked(entries, { after: entries, fresh: true, ...said })

export class Alone {
  private now: Session = CLOSED
  private readonly pace: Pace
  private wishes: Effect[] = []

  constructor(pace: Pace = SWIFT) {
    this.pace = pace
  }

  get session(): Session {
    return this.now
  }

  /** The table that is open. */
  get open(): Open {
    if (this.now.is !== 'open') throw new Error(`the session is ${this.now.is}`)
    return this.now
  }

  get shown(): number {
    return this.open.shown.entries
  }

  /** As in `run.ts`, a wait of 0 ms is over before any other happening. */
  send(happening: Happening): this {
    const before = this.now
    const [now, effects] = next(before, happening, this.pace)
    this.now = now
    this.wishes.push(...effects)
    const waits = now.is === 'open' && !(before.is === 'open' && before.showing === now.showing)
    if (waits && 'ms' in now.showing && now.showing.ms === 0) this.send({ happens: 'due' })
    return this
  }

  /** The effects since the last call, in order. */
  wished(): readonly Effect[] {
    return this.wishes.splice(0)
  }

  /** The only request of this kind since the last call of `wished` or `asks`. */
  asks<O extends Asked['do']>(what: O): Asked<O>
  asks(what: Asked['do']): Effect {
    const found = this.wished().filter((effect) => effect.do === what)
    const [one] = found
    if (one === undefined || found.length > 1) throw new Error(`asked ${found.length} times to ${what}`)
    return one
  }

  /** Opens a table in this state. */
  sits(first: Update, host: HostKind = NEAR): this {
    this.send({ happens: 'opened', table: 'a', host })
    this.send({ happens: 'watched', n: this.asks('watch').n, update: first })
    this.wished()
    return this
  }

  tells(update: Update): this {
    return this.send({ happens: 'told', update })
  }

  answers(...picks: readonly string[]): this {
    return this.send({ happens: 'answered', picks })
  }

  /** Presses, receives the foresight, and answers. */
  answersForeseen(update: Update, ...picks: readonly string[]): this {
    this.send({ happens: 'pressed', picks })
    this.send({ happens: 'foreseen', n: this.asks('foresee').n, update })
    return this.answers(...picks)
  }
}
