// The line of play behind a machine: the moves that count now, what undo took out of it, and
// snapshots to go back by. A snapshot stands every few moves and the rest is played again, so going
// back costs the same at decision 10 and at decision 1,000. Who may go back is the table's affair.
import { seedStream, type Stream } from './chance.ts'
import type { Ask, Choice, GameEvent, Seat } from './game.ts'
import { Machine, type Position, type Wall } from './machine.ts'
import type { Option } from './option.ts'
import { patched } from './patch.ts'
import type { PatchOp, Sitter } from './record.ts'
import { Refusal } from './refusal.ts'

/** One thing that counts in the present line of play. */
export type Move = Done & {
  /** Why it cannot simply be taken back. */
  wall: Wall
  /** Chance drawn anew before it: the entry number of the undo that crossed a wall. */
  readonly redrawn: number | undefined
}

type Done =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly picks: readonly string[] }
  | { readonly kind: 'choose'; readonly seat: Seat; readonly effect: string; readonly choice: Choice }
  | { readonly kind: 'patch'; readonly patch: readonly PatchOp[] }

/** What one undo took out of the line, and how to put it back exactly. */
interface Undone {
  readonly at: number
  readonly moves: readonly Move[]
  /** How many of them, being standing choices, stayed in the line. */
  readonly kept: number
  /** The chance that was to be drawn anew before that undo. */
  readonly redrawn: number | undefined
}

/** A snapshot every so many moves: going back replays fewer than that. */
const STRIDE = 32

export class History<S, V> {
  private readonly machine: Machine<S, V>
  private readonly seed: string
  private readonly line: Move[] = []
  private undone: Undone[] = []
  private readonly snapshots: Position<S>[]
  /** Chance was drawn anew and no move has been made since: the next one carries it. */
  private redrawn: number | undefined

  /** Begins where the machine stands. */
  constructor(machine: Machine<S, V>, seed: string) {
    this.machine = machine
    this.seed = seed
    this.snapshots = [machine.copyPosition(machine.position)]
  }

  get moves(): readonly Move[] {
    return this.line
  }

  // What the machine has just done becomes the next move.

  answered(seat: Seat, picks: readonly string[], wall: Wall): void {
    this.keep({ kind: 'answer', seat, picks, wall, redrawn: this.redrawn })
  }

  chose(seat: Seat, effect: string, choice: Choice): void {
    this.keep({ kind: 'choose', seat, effect, choice, wall: this.machine.wall, redrawn: this.redrawn })
  }

  patched(patch: readonly PatchOp[]): void {
    this.keep({ kind: 'patch', patch, wall: this.machine.wall, redrawn: this.redrawn })
  }

  private keep(move: Move): void {
    this.line.push(move)
    if (this.undone.length > 0) this.undone = []
    this.redrawn = undefined
    this.snapshotAfter(this.line.length)
  }

  private snapshotAfter(moves: number): void {
    if (moves % STRIDE !== 0) return
    this.snapshots[moves / STRIDE] = this.machine.copyPosition(this.machine.position)
  }

  /** Where in the line the seat answered last, −1 if it never did. */
  lastAnswer(seat: Seat): number {
    return this.line.findLastIndex((move) => move.kind === 'answer' && move.seat === seat)
  }

  /** A sealed answer is lifted out of the line past what others sealed after it. */
  isSealedAlone(at: number, seat: Seat): boolean {
    const move = this.line[at]
    const sealed = typeof this.machine.position.sealed?.[seat] === 'string'
    return sealed && move?.kind === 'answer' && move.picks.length === 1
  }

  /** What stands between now and the seat's answer there. */
  wallSince(at: number, seat: Seat, sitters: readonly Sitter[]): Wall | 'person' {
    if (this.isSealedAlone(at, seat)) return null
    for (const move of this.line.slice(at)) {
      if (move.wall !== null) return move.wall
      if (move.kind !== 'answer') continue
      if (move.seat !== seat && sitters[move.seat]?.kind === 'person') return 'person'
    }
    return null
  }

  /** Back before the seat's answer there. `crossing`: the entry that goes beyond a wall by it. */
  takeBack(at: number, seat: Seat, crossing: number | undefined): void {
    const moves = this.isSealedAlone(at, seat) ? this.line.slice(at, at + 1) : this.line.slice(at)
    // Standing choices are not moves: they stay as they are.
    const kept = moves.filter((move) => move.kind === 'choose')
    this.line.splice(at, moves.length, ...kept)
    this.undone.push({ at, moves, kept: kept.length, redrawn: this.redrawn })
    // What was drawn anew stays so, also when what carried it is taken back.
    const anew = this.redrawn ?? moves.findLast((move) => move.redrawn !== undefined)?.redrawn
    this.rebuild(at, crossing ?? anew)
  }

  canBringBack(seat: Seat): boolean {
    const first = this.undone.at(-1)?.moves[0]
    return first?.kind === 'answer' && first.seat === seat
  }

  /** Puts back what was taken last, chance and all. Returns where it stands in the line. */
  bringBack(): number {
    const last = this.undone.pop()
    if (last === undefined) throw new Error('nothing was taken back')
    this.line.splice(last.at, last.kept, ...last.moves)
    this.rebuild(last.at, last.redrawn)
    return last.at
  }

  /**
   * The position again from the line of play. `changed` is the first move that is new; `redrawn`
   * the chance to come, where it is drawn anew.
   */
  private rebuild(changed: number, redrawn: number | undefined): void {
    const from = Math.floor(changed / STRIDE)
    this.snapshots.length = from + 1
    this.machine.load(this.machine.copyPosition(this.snapshot(from)))
    for (let i = from * STRIDE; i < this.line.length; i++) {
      const move = this.line[i]
      if (move !== undefined) {
        this.playOn(this.machine, move)
        // Kept by an undo, a standing choice may now stand where it sets something else free.
        if (move.kind === 'choose') move.wall = this.machine.wall
      }
      this.snapshotAfter(i + 1)
    }
    this.machine.events = []
    this.redrawn = redrawn
    if (redrawn !== undefined) this.machine.position.chance = this.drawnAnew(redrawn)
  }

  private snapshot(n: number): Position<S> {
    const snapshot = this.snapshots[n]
    if (snapshot === undefined) throw new Error('no snapshot to start from')
    return snapshot
  }

  /** A move of the line again, on any machine that stands before it. */
  private playOn(machine: Machine<S, V>, move: Move): void {
    machine.events = []
    if (move.redrawn !== undefined) machine.position.chance = this.drawnAnew(move.redrawn)
    if (move.kind === 'choose') machine.choose(move.seat, move.effect, move.choice)
    else if (move.kind === 'patch') machine.load(patched(machine.position, move.patch))
    else {
      const events: GameEvent[] = []
      for (const pick of move.picks) {
        const ask = machine.asks.find((a) => a.seat === move.seat)
        if (ask === undefined) throw new Error(`the line of play no longer asks seat ${move.seat}`)
        machine.answer(ask, findOption(ask, pick))
        events.push(...machine.events)
      }
      machine.events = events
    }
  }

  /** Beyond a crossed wall chance is drawn anew: a stream of its own for that entry. */
  private drawnAnew(entry: number): Stream {
    return seedStream(`${this.seed}#${entry}`)
  }

  /** The machine after so many moves of the present line, apart from the table. */
  machineAt(n: number): Machine<S, V> {
    const at = Math.min(n, this.line.length)
    const from = Math.floor(at / STRIDE)
    const machine = this.machine.copy()
    machine.load(machine.copyPosition(this.snapshot(from)))
    for (const move of this.line.slice(from * STRIDE, at)) this.playOn(machine, move)
    return machine
  }

  /** The present line again from the start: `tell` hears the machine after each move. */
  retell(tell: (machine: Machine<S, V>, move: number) => void): void {
    const { game, options, values, seats } = this.machine
    const machine = Machine.begin(game, options, values, seats, this.seed)
    tell(machine, 0)
    this.line.forEach((move, i) => {
      this.playOn(machine, move)
      tell(machine, i + 1)
    })
  }
}

export function findOption(ask: Ask, pick: string): Option {
  const chosen = ask.options.find((o) => o.id === pick)
  if (chosen !== undefined) return chosen
  const offered = ask.options.map((o) => o.id).join(', ')
  throw new Refusal('unknown-option', `'${pick}' is not offered to seat ${ask.seat}; offered: ${offered}`)
}
