// Writes the log of each pair of eyes and the history of the scores, and caches both. Later calls write only
// the moves that are new, or that replaced others after an undo.
import { inOneGo, type InPieces, type Move } from '@lorehall/kernel'
import type { ChanceMoment, Eyes, LogLine, Moment } from './port.ts'
import { insteadAt, NO_STAND_INS, type StandIns } from './stand-ins.ts'
import { type AnyMachine, type AnyTable, namesOf, rivalsOf, wireLog } from './wire.ts'

/**
 * Items derived from the moves of a line of play. `ends[n]` is how many items there are after `n` moves, so
 * `ends[0]` counts those of the setup and `ends.length` is `moves.length + 1`; it is 0 if nothing was derived yet.
 */
interface Along<T> {
  readonly moves: readonly Move[]
  readonly items: readonly T[]
  readonly ends: readonly number[]
}

/** At most this many log lines per reply. To get earlier ones, ask for the log at an earlier move. */
const MOST_LINES = 5000

/** At most this many lines are cached per table, over the logs of all eyes. Beyond it the cache is emptied. */
const MOST_KEPT = 20_000

const NOTHING: Along<never> = { moves: [], items: [], ends: [] }

export class Teller {
  private readonly table: AnyTable
  private readonly standIns: StandIns
  private readonly logs = new Map<Eyes, Along<LogLine>>()
  private scores: Along<Moment> = NOTHING
  private chances: Along<ChanceMoment> = NOTHING
  /** The names the cached logs use. A log names the people who sit there now, so a new name empties the cache. */
  private names = ''

  constructor(table: AnyTable, standIns = NO_STAND_INS) {
    this.table = table
    this.standIns = standIns
  }

  /** The log after `upTo` moves; only its last `MOST_LINES` lines if it is longer. */
  log(eyes: Eyes, upTo = Infinity): LogLine[] {
    const { items, ends } = inOneGo(this.telling(eyes))
    const end = ends[upTo] ?? items.length
    return items.slice(Math.max(0, end - MOST_LINES), end)
  }

  /**
   * Writes the part of these eyes' log that isn't cached, and pauses after each move. The caller must let no
   * entry in until it is done, and must send nothing of a log that isn't complete.
   */
  *telling(eyes: Eyes): InPieces<Along<LogLine>> {
    const names = namesOf(this.table)
    if (this.names !== names.join()) this.logs.clear()
    this.names = names.join()
    const before = this.logs.get(eyes) ?? NOTHING
    const { table, standIns } = this
    const tell = (machine: AnyMachine, n: number) =>
      wireLog(machine, machine.events, eyes, names, n, insteadAt(table.line[n - 1], standIns))
    const log = yield* this.goingOn(before, tell)
    if (this.size - before.items.length + log.items.length > MOST_KEPT) this.forget()
    this.logs.set(eyes, log)
    return log
  }

  /** The totals after every move that changed them: first the seats', then those of rivals that score. */
  moments(): readonly Moment[] {
    return inOneGo(this.counting())
  }

  /** Like `moments`, with a pause after each move. */
  *counting(): InPieces<readonly Moment[]> {
    this.scores = yield* this.goingOn(this.scores, (machine, seq, last?: Moment) => {
      const seats = machine.game.see.standing(machine, null).map(({ total }) => total)
      const rivals = rivalsOf(machine).flatMap(({ score }) => score?.total ?? [])
      const totals = [...seats, ...rivals]
      return last?.totals.join() === totals.join() ? [] : [{ seq, totals }]
    })
    return this.scores.items
  }

  /** The chances at the beginning of each turn and at the end, with a pause after each move. */
  *foretelling(
    chancesAt: (machine: AnyMachine) => readonly number[] | null,
  ): InPieces<readonly ChanceMoment[]> {
    this.chances = yield* this.goingOn(this.chances, (machine, seq, last?: ChanceMoment) => {
      const turn = machine.turnCount.turns
      if (last?.turn === turn && !machine.over) return []
      const chances = chancesAt(machine)
      return chances === null ? [] : [{ seq, turn, chances }]
    })
    return this.chances.items
  }

  /** How many lines and moments are cached. */
  get size(): number {
    const { scores, chances } = this
    const moments = scores.items.length + chances.items.length
    return [...this.logs.values()].reduce((sum, { items }) => sum + items.length, moments)
  }

  forget(): void {
    this.logs.clear()
    this.scores = NOTHING
    this.chances = NOTHING
  }

  /** Keeps the items of the moves that the cached and the current line of play share, and derives the rest. */
  private *goingOn<T>(
    before: Along<T>,
    tell: (machine: AnyMachine, move: number, last?: T) => readonly T[],
  ): InPieces<Along<T>> {
    const { line } = this.table
    // -1: nothing is cached, not even the setup, which has items of its own before the first move.
    const same = before.ends.length === 0 ? -1 : sharedBy(before.moves, line)
    const items = before.items.slice(0, before.ends[same] ?? 0)
    const ends = before.ends.slice(0, same + 1)
    const hear = (machine: AnyMachine, n: number) => {
      items.push(...tell(machine, n, items.at(-1)))
      ends.push(items.length)
    }
    if (same < line.length) yield* this.table.retelling(hear, same)
    return { moves: line.slice(), items, ends }
  }
}

/** How many moves the two lines of play share from the start. */
export function sharedBy(before: readonly Move[], line: readonly Move[]): number {
  const other = before.findIndex((move, i) => move !== line[i])
  return other === -1 ? before.length : other
}
