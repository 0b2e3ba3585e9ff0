// Tells how a game went, and remembers what it told: the log of each pair of eyes and the course of the
// scores are put into words once, and after that only what is new or was played otherwise.
import { inOneGo, type InPieces, type Move } from '@lorehall/kernel'
import type { Eyes, LogLine, Moment } from './port.ts'
import { insteadAt, NO_STAND_INS, type StandIns } from './stand-ins.ts'
import { type AnyMachine, type AnyTable, namesOf, rivalsOf, wireLog } from './wire.ts'

/** Something told along the moves, and how much of it there was after each, from none on. */
interface Along<T> {
  readonly moves: readonly Move[]
  readonly told: readonly T[]
  readonly ends: readonly number[]
}

/** Lines that one answer brings; whoever wants earlier ones asks for an earlier moment. */
const MOST_LINES = 5000

/** Lines that are remembered of one table: its own log for each of many eyes, and then no more. */
const MOST_KEPT = 20_000

const NOTHING: Along<never> = { moves: [], told: [], ends: [] }

export class Teller {
  private readonly table: AnyTable
  private readonly standIns: StandIns
  private readonly logs = new Map<Eyes, Along<LogLine>>()
  private course: Along<Moment> = NOTHING
  /** Who sits there now has always sat there, as a log tells it. */
  private names = ''

  constructor(table: AnyTable, standIns = NO_STAND_INS) {
    this.table = table
    this.standIns = standIns
  }

  /** The log up to so many moves; of a very long one its end. */
  log(eyes: Eyes, upTo = Infinity): LogLine[] {
    const { told, ends } = inOneGo(this.telling(eyes))
    const end = ends[upTo] ?? told.length
    return told.slice(Math.max(0, end - MOST_LINES), end)
  }

  /**
   * Puts the log of these eyes into words as far as it is not yet, and pauses after each move. Nobody may enter
   * anything meanwhile, and nobody is told of it before it is whole.
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
    if (this.size - before.told.length + log.told.length > MOST_KEPT) this.forget()
    this.logs.set(eyes, log)
    return log
  }

  /** Totals along the game, those of rivals that score behind those of the seats; one moment a change. */
  moments(): readonly Moment[] {
    return inOneGo(this.counting())
  }

  /** The same, with a pause after each move. */
  *counting(): InPieces<readonly Moment[]> {
    this.course = yield* this.goingOn(this.course, (machine, seq, last?: Moment) => {
      const seats = machine.game.see.standing(machine, null).map(({ total }) => total)
      const rivals = rivalsOf(machine).flatMap(({ score }) => score?.total ?? [])
      const totals = [...seats, ...rivals]
      return last?.totals.join() === totals.join() ? [] : [{ seq, totals }]
    })
    return this.course.told
  }

  /** How much it remembers: lines, and moments. */
  get size(): number {
    return [...this.logs.values()].reduce((sum, { told }) => sum + told.length, this.course.told.length)
  }

  forget(): void {
    this.logs.clear()
    this.course = NOTHING
  }

  /** Keeps what was told of moves that still stand where they stood, and tells the rest. */
  private *goingOn<T>(
    before: Along<T>,
    tell: (machine: AnyMachine, move: number, last?: T) => readonly T[],
  ): InPieces<Along<T>> {
    const { line } = this.table
    // Before the first move something may have happened already.
    const same = before.ends.length === 0 ? -1 : sharedBy(before.moves, line)
    const told = before.told.slice(0, before.ends[same] ?? 0)
    const ends = before.ends.slice(0, same + 1)
    const hear = (machine: AnyMachine, n: number) => {
      told.push(...tell(machine, n, told.at(-1)))
      ends.push(told.length)
    }
    if (same < line.length) yield* this.table.retelling(hear, same)
    return { moves: line.slice(), told, ends }
  }
}

/** With how many of the same moves both begin. */
export function sharedBy(before: readonly Move[], line: readonly Move[]): number {
  const other = before.findIndex((move, i) => move !== line[i])
  return other === -1 ? before.length : other
}
