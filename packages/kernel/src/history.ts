// The history of one machine: the moves that count now (`line`), the moves that undos removed (`undone`), and one
// snapshot to rebuild positions from. It undoes and redoes moves; table.ts decides who may.
//
// Between calls:
//   - Playing `line` from the beginning leads to exactly the machine's position. If a move has `redrawn`, chance is
//     seeded with it before the move. If the history's own `redrawn` is set, chance was seeded with it after the last.
//   - `snapshot`, if there is one, is the position after the first `snapshot.moves` moves of the line.
//   - `undone` is a stack of undos. Only its top can be redone. A new move empties it.
//   - No answer before index `firm` can be undone, because the move at `firm - 1` set chance from outside.
//
// Undo (`takeBack`) removes the seat's last answer and every move after it, then rebuilds the position. Exceptions:
//   - Sealed: if the answer is a sealed answer or tick (`own`) and its decision is still open, only that one move is
//     removed. All later moves stay.
//   - Preferences stay, no matter which seat set them.
//   - Asides of other seats stay, because they change only what belongs to their seat. But if one of a seat's asides
//     after the answer drew or revealed something, all its asides after the answer are removed.
//   - An aside that stayed but is impossible in the earlier position is dropped during the rebuild.
// An undo that crosses a wall seeds chance with a new seed. Any other undo keeps the latest such seed, also if it
// removes the move that carried it. So undoing never repeats a roll that somebody has seen. Redoing does: it restores
// the moves and their chance.
//
// Example 1: a crossed wall, an aside, a preference. Seat 0 is a person, seats 1 and 2 are bots. The line ends with
//     5: '0 raid' (wall: chance)   6: '2 sell' (aside)   7: seat 2 sets toll=never   8: '1 yes'
// takeBack(5, seat 0, crossing 10): moves 5 to 8 are taken out, and '2 sell' and toll=never are put back at 5 and 6.
// `undone` gets { at: 5, moves: [all four], kept: 2 }. The position is rebuilt from the snapshot or the beginning.
// Chance is seeded with `<seed>#10`, and `redrawn` is that seed. Seat 0 is asked again, and a new raid rolls from it.
// bringBack(): the 2 kept moves at 5 are replaced by the four, and `redrawn` is what it was before. After the rebuild,
// chance and position are exactly what they were before the undo.
//
// Example 2: an aside that becomes impossible. Seat 1 gets its second good when its turn begins. The line ends with
//     4: '0 end'   5: '1 end'   6: '1 sell sell' (aside)
// takeBack(4, seat 0): '1 sell sell' would stay, but seat 1 has only 1 good there, so it is dropped and `kept` is 0.
// bringBack(): all three moves are back.
//
// Example 3: a sealed answer. Three seats choose together, and seat 2 is still asked. The line is
//     0: '0 tactic:march' (own)   1: '1 tactic:trade' (own)
// takeBack(0, seat 0): only move 0 is removed. `sealed` is [null, 'tactic:trade', null], and seat 0 is asked again.
//
// Cost: a snapshot is taken every 32 moves. Undoing a move after it replays fewer than 32 moves, also at decision
// 1,000. Undoing a move before it replays the line from the beginning, which takes a few milliseconds.
import { type Beside, putBeside, stillBeside } from './beside.ts'
import { seedStream } from './chance.ts'
import type { TurnCount } from './turn-count.ts'
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
 * How a move affects the undo of others. `open`: an ordinary move. `own`: a sealed answer or a tick, hidden from the
 * others until the decision is made. `aside`: taken while nobody waited for it; it changes only what belongs to its
 * seat, so it blocks nobody's undo.
 */
export type Bearing = 'open' | 'own' | 'aside'

/** One move of the line of play, as the record has it. */
export interface Move {
  /** An answer, a preference or a patch. */
  readonly entry: Entry
  /** The number of its entry. Undo and redo don't change it. */
  readonly number: number
  /** Why this move can't simply be undone; null: it can. */
  wall: Wall
  readonly bearing: Bearing
  /** The seed that chance continued from before this move, if an undo had crossed a wall. */
  readonly redrawn: string | undefined
}

/** One undo: the moves it removed from the line, and everything redo needs to restore them exactly. */
interface Undone {
  readonly at: number
  readonly moves: readonly Move[]
  /** How many of `moves` are still in the line, from `at` on: preferences and asides of other seats. */
  readonly kept: number
  /** The value of `redrawn` before that undo. */
  readonly redrawn: string | undefined
  /** Only the seat that undid these moves had seen them (they were ticks). */
  readonly unseen: boolean
}

interface Snapshot<S> {
  readonly moves: number
  readonly position: Position<S>
  readonly turnCount: TurnCount
  readonly beside: Beside | null
}

/** The position that a table begins with in the middle of a game. */
export type Base<S> = Pick<Snapshot<S>, 'position' | 'turnCount'>

/** A new snapshot replaces the old one every 32 moves. */
const STRIDE = 32

/** The seat that gave this answer; −1: the entry isn't an answer. */
function answerer(entry: Entry | undefined): Seat {
  return typeof entry === 'string' ? Number.parseInt(entry, 10) : -1
}

/** How many answers the entry contains; several can be given as one entry. */
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
  private readonly base: Base<S> | null
  private readonly line: Move[] = []
  private undone: Undone[] = []
  private snapshot: Snapshot<S> | null = null
  /** The aside in progress that needs more answers, if any. */
  beside: Beside | null = null
  /** Chance was reseeded with this after the last move. The next move takes it over as its own `redrawn`. */
  private redrawn: string | undefined
  /** The move at index `firm - 1` set chance from outside; undo never goes back before it. 0: there is none. */
  private firm = 0
  /** How many answers and other moves were played in total, replays included. Bounds what a record may cost. */
  played = 0

  /**
   * Before: the machine is at the beginning of a table with this seed. `left`: what an earlier table left for it.
   * @param base where a table begins that does not begin with the setup
   */
  constructor(machine: Machine<S, V>, seed: string, left: Json, base: Base<S> | null = null) {
    this.machine = machine
    this.seed = seed
    this.left = left
    this.base = base
  }

  get moves(): readonly Move[] {
    return this.line
  }

  /** The same history for a copy of the machine. */
  copy(machine: Machine<S, V>): History<S, V> {
    const twin = new History(machine, this.seed, this.left, this.base)
    for (const move of this.line) twin.line.push({ ...move })
    twin.undone = this.undone.slice()
    twin.snapshot = this.snapshot
    twin.beside = this.beside
    twin.redrawn = this.redrawn
    twin.firm = this.firm
    twin.played = this.played
    return twin
  }

  /**
   * Before: the machine has just played `entry`. After: it is the last move, and nothing can be redone.
   * @param weight how many answers the entry contains
   */
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
    const { position, turnCount } = machine
    this.snapshot = { moves, position: machine.copyPosition(position), turnCount, beside }
  }

  /** The index of the seat's last answer that may be undone; −1: there is none. */
  lastAnswer(seat: Seat): number {
    return this.line.findLastIndex(({ entry }, i) => i >= this.firm && answerer(entry) === seat)
  }

  /** Whether the move is a sealed answer or tick of a decision that is still open, so that it can be removed alone. */
  isSealedAlone(at: number, seat: Seat): boolean {
    const { sealed, ticked } = this.machine.position
    const deciding = (sealed?.[seat] ?? ticked?.[seat] ?? null) !== null
    return deciding && this.line[at]?.bearing === 'own'
  }

  /** The wall between now and the seat's answer at index `at`: chance, a reveal, another person's answer, or none. */
  wallSince(at: number, seat: Seat, sitters: readonly Sitter[]): Wall | 'person' {
    if (this.isSealedAlone(at, seat)) return null
    for (const { entry, wall, bearing } of this.line.slice(at)) {
      if (wall !== null) return wall
      const other = answerer(entry)
      if (other !== seat && bearing !== 'aside' && sitters[other]?.kind === 'person') return 'person'
    }
    return null
  }

  /**
   * Undoes the seat's answer at index `at` and what came after it (see the head of this file for what stays).
   * Before: `at` is `lastAnswer(seat)`, and the caller has checked walls. After: the position is rebuilt, and
   * `bringBack` would restore what was removed.
   * @param crossing the number of the undo's entry if it crosses a wall: chance then continues from a new seed
   * @param unseen nobody else had seen what is removed
   */
  takeBack(at: number, seat: Seat, crossing: number | undefined, unseen: boolean): void {
    const moves = this.isSealedAlone(at, seat) ? this.line.slice(at, at + 1) : this.line.slice(at)
    // Seats whose aside moves are removed: this seat, and every seat whose aside drew or revealed something.
    const gone = new Set([seat])
    for (const { entry, wall, bearing } of moves) {
      if (bearing === 'aside' && wall !== null) gone.add(answerer(entry))
    }
    const stays = ({ entry, bearing }: Move) =>
      isChoice(entry) || (bearing === 'aside' && !gone.has(answerer(entry)))
    const kept = moves.filter(stays)
    this.line.splice(at, moves.length, ...kept)
    const { redrawn } = this
    // A reseeding survives the undo of the move that carried it, so nobody can get the old chance back.
    const anew = redrawn ?? moves.findLast((move) => move.redrawn !== undefined)?.redrawn
    const length = this.line.length
    this.rebuild(at, crossing === undefined ? anew : this.anew(crossing))
    this.undone.push({ at, moves, kept: kept.length - (length - this.line.length), redrawn, unseen })
  }

  canBringBack(seat: Seat): boolean {
    return answerer(this.undone.at(-1)?.moves[0]?.entry) === seat
  }

  /** Redoes the last undo: line, position and chance are as they were. Returns the index, and whether it was unseen. */
  bringBack(): Pick<Undone, 'at' | 'unseen'> {
    const last = this.undone.pop()
    if (last === undefined) throw new Error('nothing was taken back')
    this.line.splice(last.at, last.kept, ...last.moves)
    this.rebuild(last.at, last.redrawn)
    return last
  }

  /**
   * Before: `line` was changed from index `changed` on. After: the machine has the position that the line leads
   * to, asides that are impossible there are removed from the line, there are no events, and chance is seeded with
   * `redrawn` if that is given.
   */
  private rebuild(changed: number, redrawn: string | undefined): void {
    const { moves, position, turnCount, beside } = this.before(changed)
    if (this.snapshot !== null && this.snapshot.moves > changed) this.snapshot = null
    this.machine.load(position, turnCount)
    this.beside = beside
    for (let i = moves; i < this.line.length; i++) {
      const move = this.line[i]
      // Drop an aside that is not possible in this earlier position.
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
    // A kept move can have other consequences in the earlier position, so its wall can change.
    if (isChoice(move.entry) || move.bearing === 'aside') move.wall = machine.wall
  }

  /** Whether all picks of this aside are possible in the current position; tried on a copy. */
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

  /** A position at or before that move, copied so that the caller may change it: the snapshot or the beginning. */
  private before(move: number): Snapshot<S> {
    const { snapshot } = this
    if (snapshot === null || snapshot.moves > move) {
      const { position, turnCount } = this.begun()
      return { moves: 0, position, turnCount, beside: null }
    }
    return { ...snapshot, position: this.machine.copyPosition(snapshot.position) }
  }

  private begun(): Machine<S, V> {
    const { base, machine } = this
    if (base === null) return Machine.begin(machine.game, machine, this.seed, this.left)
    const begun = machine.copy()
    begun.load(machine.copyPosition(base.position), base.turnCount)
    begun.events = []
    return begun
  }

  /** Plays a move of the line on a machine that is right before it. Returns the aside in progress afterward. */
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
   * The seed of chance after an undo that crossed a wall: new for each such entry, so that no roll can be foreseen.
   * If chance was set from outside, that entry is part of the seed, so that the table's old seed isn't enough.
   */
  private anew(entry: number): string {
    const set = this.line[this.firm - 1]
    const from = `${this.seed}#${entry}`
    return set === undefined ? from : `${from}#${JSON.stringify(set.entry)}`
  }

  /** A separate machine after `n` moves of the line; pauses after each move. */
  *walking(n: number): InPieces<Machine<S, V>> {
    const { moves, position, turnCount } = this.before(n)
    const machine = this.machine.copy()
    machine.load(position, turnCount)
    for (const move of this.line.slice(moves, n)) {
      this.playOn(machine, move)
      yield
    }
    return machine
  }

  /**
   * Replays the line, as it is now, on a separate machine and calls `tell` after each move; pauses after each.
   * @param after skip this many moves; negative: also call `tell` with move 0, the beginning
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
