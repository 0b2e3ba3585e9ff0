// A minimal host for one page, with the guarantees of the real one: a line of moves, undo and redo, and a bot as the
// second player. It handles one request after another, and the page hears of them in that order.
import type { Update } from '@lorehall/host'
import type { Asked, Effect, Happening } from '../../src/state/session/happenings.ts'
import { logLine, update, wireAsk, wireOption } from '../kit.ts'

/** `roll` is chance: it can't be foreseen, and its undo isn't free. After `pass`, the bot moves. */
export const PICKS = ['walk', 'rest', 'roll', 'pass'] as const

const SEATS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Brim', kind: 'bot' },
] as const

const STALE = { code: 'stale-ask', message: 'the table has moved on' }
const DIED = { code: 'host-died', message: 'host-died' }

/** How the page hears of an entry. */
interface Told {
  /** The number of new moves at the end of the line. */
  readonly moves: number
  readonly fresh?: boolean
}

export class ModelHost {
  private line: readonly string[] = []
  private beyond: readonly string[] = []
  private entries = 1
  /** The requests still to be handled, and (`waiting`) all requests without a reply on the page. */
  private readonly toDo: Asked[] = []
  private waiting: readonly Asked[] = []
  private readonly said: Happening[] = []

  /** Takes a request of the page; ignores other effects. */
  hears(effect: Effect): void {
    if (effect.do === 'frame' || effect.do === 'tell') return
    this.toDo.push(effect)
    this.waiting = [...this.waiting, effect]
  }

  get isIdle(): boolean {
    return this.toDo.length === 0 && this.said.length === 0 && !this.isTheirs
  }

  /** The next message to the page. */
  says(): Happening | undefined {
    const next = this.said.shift()
    if (next !== undefined && 'n' in next) this.waiting = this.waiting.filter(({ n }) => n !== next.n)
    return next
  }

  /** Handles the oldest request; without one, the bot may move. */
  works(): void {
    const next = this.toDo.shift()
    if (next !== undefined) this.does(next)
    else if (this.isTheirs) this.enter([...this.line, 'theirs'], [], { moves: 1 })
  }

  /** A new host takes over. The stored line stays; unsent messages are lost, and requests in flight are refused. */
  dies(): void {
    this.toDo.length = 0
    this.said.length = 0
    this.said.push({ happens: 'hostGone' }, ...this.waiting.map(refusal))
  }

  /** The whole table, as a reply to `watch`. */
  whole(): Update {
    return this.seen(this.line, this.entries, this.entries, { moves: 0, fresh: true })
  }

  private get isTheirs(): boolean {
    return this.line.at(-1) === 'pass'
  }

  private does(asked: Asked): void {
    const { n } = asked
    if (asked.do === 'watch') this.said.push({ happens: 'watched', n, update: this.whole() })
    else if (asked.do === 'hints') {
      const hints = asked.body.ask === this.entries ? { options: {}, routes: {} } : null
      this.said.push({ happens: 'hinted', n, hints })
    } else if (asked.do === 'foresee') {
      const { ask, picks } = asked.body
      const hidden = ask !== this.entries || picks.includes('roll')
      const ahead = this.seen([...this.line, ...picks], this.entries, this.entries + 1, {
        moves: picks.length,
      })
      this.said.push({ happens: 'foreseen', n, update: hidden ? null : ahead })
    } else this.said.push(this.tries(asked) ? { happens: 'done', n } : refusal(asked))
  }

  private tries(asked: Asked): boolean {
    const { line, beyond } = this
    if (asked.do === 'answer') {
      const { ask, picks, foreseen } = asked.body
      if (ask !== this.entries || this.isTheirs) return false
      const known = foreseen === this.entries
      this.enter([...line, ...picks], [], known ? null : { moves: picks.length })
    } else if (asked.do === 'undo') {
      if (line.length === 0) return false
      this.enter(line.slice(0, -1), [...beyond, ...line.slice(-1)], { moves: 0, fresh: true })
    } else if (asked.do === 'redo') {
      if (beyond.length === 0) return false
      this.enter([...line, ...beyond.slice(-1)], beyond.slice(0, -1), { moves: 0, fresh: true })
    } else if (asked.do === 'choose') this.enter(line, beyond, { moves: 0 })
    return true
  }

  /** With `told` null, the page has foreseen it and isn't told. */
  private enter(line: readonly string[], beyond: readonly string[], told: Told | null): void {
    this.line = line
    this.beyond = beyond
    this.entries += 1
    if (told === null) return
    this.said.push({ happens: 'told', update: this.seen(line, this.entries - 1, this.entries, told) })
  }

  private seen(
    line: readonly string[],
    after: number,
    entries: number,
    { moves, fresh = false }: Told,
  ): Update {
    const last = line.at(-1) ?? ''
    const theirs = last === 'pass'
    const log = line.map((text, seq) => logLine(seq, text))
    return update({
      table: 'a',
      seq: line.length,
      after,
      entries,
      seats: SEATS,
      fresh,
      view: [...line],
      ask: theirs ? null : wireAsk({ id: entries, options: PICKS.map((pick) => wireOption(pick)) }),
      waiting: [theirs ? 1 : 0],
      events: moves > 0 ? [{ type: last }] : [],
      log: fresh ? log : log.slice(line.length - moves),
      undo: last === '' ? 'nothing' : last === 'roll' || last === 'theirs' ? 'chance' : 'free',
      redo: this.beyond.length > 0,
    })
  }
}

function refusal({ do: what, n }: Asked): Happening {
  if (what === 'watch') return { happens: 'notWatched', n, why: DIED }
  if (what === 'hints') return { happens: 'hinted', n, hints: null }
  if (what === 'foresee') return { happens: 'foreseen', n, update: null }
  return { happens: 'refused', n, why: STALE }
}
