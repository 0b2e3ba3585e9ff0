// A session by itself: no page, no host, no clock. It is told what happens and says what it wishes.
import type { Update } from '@lorehall/host'
import type { Asked, Effect, Happening, Pace } from '../../src/state/table/happenings.ts'
import { CLOSED, type HostKind, type Open, type Session } from '../../src/state/table/session.ts'
import { next } from '../../src/state/table/next.ts'
import { logLine, update, wireAsk } from '../kit.ts'

/** Nobody looks at anything for long, and there are no dice. */
const SWIFT: Pace = { atOnce: () => false, tells: () => false, plays: () => ({ before: 0, after: 0 }) }

/** Everything is looked at for so long, and nothing of it is told. */
export const looking = (after: number): Pace => ({ ...SWIFT, plays: () => ({ before: 0, after }) })

const NEAR: HostKind = { shared: false, near: true }

/** After so many entries, seat 0 is asked; the number of entries is the number of the ask, too. */
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

/** The same as it is told to who looks. */
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

  /** What waits no longer than this moment is due before anything else happens. */
  send(happening: Happening): this {
    const before = this.now
    const [now, effects] = next(before, happening, this.pace)
    this.now = now
    this.wishes.push(...effects)
    const waits = now.is === 'open' && !(before.is === 'open' && before.showing === now.showing)
    if (waits && 'ms' in now.showing && now.showing.ms === 0) this.send({ happens: 'due' })
    return this
  }

  /** All it wished since it was last looked at, in a row. */
  wished(): readonly Effect[] {
    return this.wishes.splice(0)
  }

  /** The one thing of this kind it asked of the host since it was last looked at. */
  asks<O extends Asked['do']>(what: O): Asked<O>
  asks(what: Asked['do']): Effect {
    const found = this.wished().filter((effect) => effect.do === what)
    const [one] = found
    if (one === undefined || found.length > 1) throw new Error(`asked ${found.length} times to ${what}`)
    return one
  }

  /** Sits down at a table that stands like this. */
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

  /** Presses, is told what would come of it, and answers. */
  answersForeseen(update: Update, ...picks: readonly string[]): this {
    this.send({ happens: 'pressed', picks })
    this.send({ happens: 'foreseen', n: this.asks('foresee').n, update })
    return this.answers(...picks)
  }
}
