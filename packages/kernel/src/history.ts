// The line of play behind a machine: the moves that count now, what undo took out of it, and one
// snapshot to go back by. The last few moves are gone back over from there, so that costs the same at
// decision 10 and at decision 1,000; further back everything is played again, which takes a few
// milliseconds, and a table stays small in memory. Who may go back is the table's affair.
import { type Beside, putBeside, stillBeside } from './beside.ts'
import { seedStream } from './chance.ts'
import type { Course } from './course.ts'
import type { Ask, GameEvent, Seat } from './game.ts'
import { cut, type Json } from './json.ts'
import { Machine, type Wall } from './machine.ts'
import type { Option } from './option.ts'
import type { Position } from './position.ts'
import { patched } from './patch.ts'
import type { InPieces } from './pieces.ts'
import { type Entry, readAnswer, type Sitter } from './record.ts'
import { Refusal } from './refusal.ts'

/**
 * How a move bears on the others. `own`: within a decision of the seat's own, sealed or of several picks;
 * `aside`: beside the game, with what is that seat's own, so that it stands in nobody's way.
 */
export type Bearing = 'open' | 'own' | 'aside'

/** One thing that counts in the present line of play, as the record has it. */
export interface Move {
  /** An answer, a standing choice or a patch. */
  readonly entry: Entry
  /** Its number among all entries of the table; it keeps that when it is taken back and brought back. */
  readonly number: number
  /** Why it cannot simply be taken back. */
  wall: Wall
  readonly bearing: Bearing
  /** What chance was drawn anew from before it, where an undo crossed a wall. */
  readonly redrawn: string | undefined
}

/** What one undo took out of the line, and how to put it back exactly. */
interface Undone {
  readonly at: number
  readonly moves: readonly Move[]
  /** How many of them stayed in the line: standing choices, and what others did aside. */
  readonly kept: number
  /** The chance that was to be drawn anew before that undo. */
  readonly redrawn: string | undefined
  /** Nobody but the seat that took it back had followed the line so far. */
  readonly unseen: boolean
}

interface Snapshot<S> {
  readonly moves: number
  readonly position: Position<S>
  readonly course: Course
  readonly beside: Beside | null
}

/** A snapshot is made every so many moves, and takes the place of the one before. */
const STRIDE = 32

/** Whose answer it is; −1: it is none. */
function answerer(entry: Entry | undefined): Seat {
  return typeof entry === 'string' ? Number.parseInt(entry, 10) : -1
}

/** One for each answer in it: several may be given as one. */
function weightOf(entry: Entry): number {
  if (typeof entry !== 'string') return 1
  const single = entry.indexOf(' ') === entry.lastIndexOf(' ')
  return single ? 1 : entry.split(' ').length - 1
}

function setsChance(entry: Entry): boolean {
  return typeof entry === 'object' && 'patch' in entry && entry.patch.some(({ path }) => path === '/chance')
}

function isChoice(entry: Entry): boolean {
  return typeof entry === 'object' && 'choose' in entry
}

export class History<S, V> {
  private readonly machine: Machine<S, V>
  private readonly seed: string
  private readonly left: Json
  private readonly line: Move[] = []
  private undone: Undone[] = []
  private snapshot: Snapshot<S> | null = null
  /** What is being done aside and takes more answers. */
  beside: Beside | null = null
  /** Chance was drawn anew and no move has been made since: the next one carries it. */
  private redrawn: string | undefined
  /** From here on chance was set from outside: nobody goes back beyond that. */
  private firm = 0
  /** How many answers and other moves the machine was put through, those played again among them. */
  played = 0

  /** Begins where the machine begins with that seed, and with what an earlier table left. */
  constructor(machine: Machine<S, V>, seed: string, left: Json) {
    this.machine = machine
    this.seed = seed
    this.left = left
  }

  get moves(): readonly Move[] {
    return this.line
  }

  /** The same line behind another machine, which stands where this one's does. */
  copy(machine: Machine<S, V>): History<S, V> {
    const twin = new History(machine, this.seed, this.left)
    for (const move of this.line) twin.line.push({ ...move })
    twin.undone = this.undone.slice()
    twin.snapshot = this.snapshot
    twin.beside = this.beside
    twin.redrawn = this.redrawn
    twin.firm = this.firm
    twin.played = this.played
    return twin
  }

  /** What the machine has just done becomes the next move; `weight`: how many answers it is. */
  keep(
    entry: Entry,
    number: number,
    wall: Wall,
    bearing: Bearing = 'open',
    beside = this.beside,
    weight = weightOf(entry),
  ): void {
    this.line.push({ entry, number, wall, bearing, redrawn: this.redrawn })
    this.played += weight
    this.beside = stillBeside(beside, this.machine.position.stack)
    if (setsChance(entry)) this.firm = this.line.length
    if (this.undone.length > 0) this.undone = []
    this.redrawn = undefined
    this.snapshotAfter(this.line.length)
  }

  private snapshotAfter(moves: number): void {
    if (moves % STRIDE !== 0) return
    const { machine, beside } = this
    const { position, course } = machine
    this.snapshot = { moves, position: machine.copyPosition(position), course, beside }
  }

  /** Where in the line the seat answered last, −1 if it never did. */
  lastAnswer(seat: Seat): number {
    return this.line.findLastIndex(({ entry }, i) => i >= this.firm && answerer(entry) === seat)
  }

  /** A sealed answer, or a tick on the way to one, is lifted out of the line past what others sealed after it. */
  isSealedAlone(at: number, seat: Seat): boolean {
    const { sealed, ticked } = this.machine.position
    const deciding = (sealed?.[seat] ?? ticked?.[seat] ?? null) !== null
    return deciding && this.line[at]?.bearing === 'own'
  }

  /** What stands between now and the seat's answer there. */
  wallSince(at: number, seat: Seat, sitters: readonly Sitter[]): Wall | 'person' {
    if (this.isSealedAlone(at, seat)) return null
    for (const { entry, wall, bearing } of this.line.slice(at)) {
      if (wall !== null) return wall
      const other = answerer(entry)
      if (other !== seat && bearing !== 'aside' && sitters[other]?.kind === 'person') return 'person'
    }
    return null
  }

  /** Back before the seat's answer there. `crossing`: the entry that goes beyond a wall by it. */
  takeBack(at: number, seat: Seat, crossing: number | undefined, unseen: boolean): void {
    const moves = this.isSealedAlone(at, seat) ? this.line.slice(at, at + 1) : this.line.slice(at)
    // Standing choices are not moves, and what others did aside is theirs: both stay as they are.
    const gone = new Set([seat])
    for (const { entry, wall, bearing } of moves) {
      // What drew or showed something is taken along, and with it all that seat did aside.
      if (bearing === 'aside' && wall !== null) gone.add(answerer(entry))
    }
    const stays = ({ entry, bearing }: Move) =>
      isChoice(entry) || (bearing === 'aside' && !gone.has(answerer(entry)))
    const kept = moves.filter(stays)
    this.line.splice(at, moves.length, ...kept)
    const { redrawn } = this
    // What was drawn anew stays so, also when what carried it is taken back.
    const anew = redrawn ?? moves.findLast((move) => move.redrawn !== undefined)?.redrawn
    const length = this.line.length
    this.rebuild(at, crossing === undefined ? anew : this.anew(crossing))
    this.undone.push({ at, moves, kept: kept.length - (length - this.line.length), redrawn, unseen })
  }

  canBringBack(seat: Seat): boolean {
    return answerer(this.undone.at(-1)?.moves[0]?.entry) === seat
  }

  /** Puts back what was taken last, chance and all. Returns where it stands in the line, and who knew it. */
  bringBack(): Pick<Undone, 'at' | 'unseen'> {
    const last = this.undone.pop()
    if (last === undefined) throw new Error('nothing was taken back')
    this.line.splice(last.at, last.kept, ...last.moves)
    this.rebuild(last.at, last.redrawn)
    return last
  }

  /**
   * The position again from the line of play. `changed` is the first move that is new; `redrawn`
   * the chance to come, where it is drawn anew.
   */
  private rebuild(changed: number, redrawn: string | undefined): void {
    const { moves, position, course, beside } = this.before(changed)
    if (this.snapshot !== null && this.snapshot.moves > changed) this.snapshot = null
    this.machine.load(position, course)
    this.beside = beside
    for (let i = moves; i < this.line.length; i++) {
      const move = this.line[i]
      // What was done aside may not have been possible yet.
      if (move?.bearing === 'aside' && !this.isPossibleAside(move.entry)) this.line.splice(i--, 1)
      else if (move !== undefined) this.playHere(move)
      this.snapshotAfter(i + 1)
    }
    this.machine.events = []
    this.redrawn = redrawn
    if (redrawn !== undefined) this.machine.position.chance = seedStream(redrawn)
  }

  private playHere(move: Move): void {
    const { machine } = this
    this.played += weightOf(move.entry)
    const beside = this.playOn(machine, move, this.beside)
    this.beside = stillBeside(beside, machine.position.stack)
    // Kept by an undo, it may now stand where it sets something else free.
    if (isChoice(move.entry) || move.bearing === 'aside') move.wall = machine.wall
  }

  /** Whether that can be done aside here, all of it. */
  private isPossibleAside(entry: Entry): boolean {
    if (typeof entry !== 'string') return false
    const { seat, picks } = readAnswer(entry)
    const trial = this.machine.copy()
    const first = askedOf(trial, seat)
    if (first?.aside !== true && this.beside?.seat !== seat) return false
    return picks.every((pick) => {
      const ask = askedOf(trial, seat)
      const chosen = ask?.options.find(({ id }) => id === pick)
      if (ask !== undefined && chosen !== undefined) trial.answer(ask, chosen)
      return chosen !== undefined
    })
  }

  /** A position before that move, one's own to change: the snapshot, or the very first. */
  private before(move: number): Snapshot<S> {
    const { snapshot } = this
    if (snapshot === null || snapshot.moves > move) {
      const { position, course } = this.begun()
      return { moves: 0, position, course, beside: null }
    }
    return { ...snapshot, position: this.machine.copyPosition(snapshot.position) }
  }

  private begun(): Machine<S, V> {
    return Machine.begin(this.machine.game, this.machine, this.seed, this.left)
  }

  /** A move of the line again, on any machine that stands before it; gives what was put beside by it. */
  private playOn(
    machine: Machine<S, V>,
    { entry, redrawn }: Move,
    beside: Beside | null = null,
  ): Beside | null {
    machine.events = []
    if (redrawn !== undefined) machine.position.chance = seedStream(redrawn)
    if (typeof entry === 'string') return answerAgain(machine, entry, beside)
    if ('choose' in entry) machine.choose(entry.choose, entry.effect, entry.choice)
    else if ('patch' in entry) machine.load(patched(machine.position, entry.patch))
    return beside
  }

  /**
   * Beyond a crossed wall chance is drawn anew: a stream of its own for that entry. Where chance was
   * set from outside, whoever knew the seed before must not foresee it.
   */
  private anew(entry: number): string {
    const set = this.line[this.firm - 1]
    const from = `${this.seed}#${entry}`
    return set === undefined ? from : `${from}#${JSON.stringify(set.entry)}`
  }

  /** The machine after so many moves of the present line, apart from the table; pauses after each. */
  *walking(n: number): InPieces<Machine<S, V>> {
    const { moves, position, course } = this.before(n)
    const machine = this.machine.copy()
    machine.load(position, course)
    for (const move of this.line.slice(moves, n)) {
      this.playOn(machine, move)
      yield
    }
    return machine
  }

  /**
   * The present line again from the start, or after so many moves: `tell` hears the machine after each. Pauses
   * after each; the line is the one there was when it began.
   */
  *retelling(tell: (machine: Machine<S, V>, move: number) => void, after = -1): InPieces<void> {
    const line = this.line.slice()
    const machine = after < 0 ? this.begun() : yield* this.walking(after)
    if (after < 0) tell(machine, 0)
    for (const [i, move] of line.entries()) {
      if (i < after) continue
      this.playOn(machine, move)
      tell(machine, i + 1)
      yield
    }
  }
}

function askedOf<S, V>({ asks }: Machine<S, V>, seat: Seat): Ask | undefined {
  return asks.find((ask) => ask.seat === seat)
}

function answerAgain<S, V>(machine: Machine<S, V>, entry: string, before: Beside | null): Beside | null {
  const { seat, picks } = readAnswer(entry)
  const events: GameEvent[] = []
  let wall: Wall = null
  let beside = before
  for (const pick of picks) {
    const ask = askedOf(machine, seat)
    if (ask === undefined) throw new Error(`the line of play no longer asks seat ${seat}`)
    const { stack } = machine.position
    beside = putBeside(stillBeside(beside, stack), ask, stack)
    machine.answer(ask, findOption(ask, pick))
    events.push(...machine.events)
    wall ??= machine.wall
  }
  machine.events = events
  machine.wall = wall
  return beside
}

export function findOption(ask: Ask, pick: string): Option {
  const chosen = ask.options.find((o) => o.id === pick)
  if (chosen !== undefined) return chosen
  const offered = ask.options.map((o) => o.id).join(', ')
  throw new Refusal(
    'unknown-option',
    `'${cut(pick)}' is not offered to seat ${ask.seat}; offered: ${offered}`,
  )
}
