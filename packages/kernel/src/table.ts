// A table: a machine with its record. It checks each entry and applies it completely or not at all. It decides who
// may undo and redo; history.ts knows how.
import { seedStream } from './chance.ts'
import { isTick } from './asking.ts'
import { type Beside, putBeside, stillBeside } from './beside.ts'
import { digest } from './digest.ts'
import type { Ask, Choice, Game, GameEvent, GameOptions, Inspect, Seat, Step } from './game.ts'
import { type Base, type Bearing, findOption, History, type Move } from './history.ts'
import { cut, type Json, quoted } from './json.ts'
import { Machine, type Wall } from './machine.ts'
import { numberAsks } from './numbering.ts'
import type { Option } from './option.ts'
import { checkStart, readOptions } from './options.ts'
import { patched } from './patch.ts'
import { inOneGo, type InPieces } from './pieces.ts'
import {
  type Carried,
  type Entry,
  type PatchOp,
  readAnswer,
  RECORD_FORMAT,
  type Sitter,
  type TableRecord,
  writeAnswer,
} from './record.ts'
import { Refusal } from './refusal.ts'
import { checkedLines, sitters, startIn, type TableStart } from './start.ts'

/** The parts of a machine that a refusal restores. */
type Moment<S> = Pick<Machine<S, unknown>, 'position' | 'turnCount' | 'asks' | 'events' | 'wall'>

/** How much of a table somebody has followed. */
export interface Followed {
  readonly entries: number
  readonly moves: number
}

/** An entry that only its own seat can notice, and how many moves it adds to the line. */
interface Unseen {
  readonly seat: Seat
  readonly moves: number
}

export class Table<S = unknown, V = unknown> {
  readonly game: Game<S, V>
  /** The version number of the rules it is played by. */
  readonly ruleset: number
  readonly options: GameOptions
  readonly seed: string
  readonly carried: Carried | null
  readonly sitters: Sitter[]
  readonly machine: Machine<S, V>
  /** Everything ever entered, in order. */
  readonly entries: Entry[] = []
  /** Somebody undid a move beyond a wall. That is fair with bots, but the result should say so. */
  crossed = false

  private history: History<S, V>
  private readonly began: readonly Sitter[]
  /** The numbers of entries with sealed answers or ticks, which are hidden from other seats during the game. */
  private readonly ownEntries = new Set<number>()
  /** By number: entries that only ticked something, or undid or redid a tick. */
  private readonly unseen = new Map<number, Unseen>()

  /** With a `machine`, the table is at that machine's position, and nothing is set up. */
  constructor(
    game: Game<S, V>,
    start: TableStart,
    seen: Machine<S, V>['seen'] = null,
    machine?: Machine<S, V>,
  ) {
    const count = typeof start.seats === 'number' ? start.seats : start.seats.length
    this.game = game
    this.ruleset = start.ruleset ?? game.ruleset
    this.options = readOptions(game, start.options)
    checkStart(game, this.options, count)
    this.carried = start.carried ?? null
    if (this.carried !== null && game.play.carries === undefined) {
      throw new Refusal('bad-carried', `${game.title} can't continue from an earlier table`)
    }
    this.seed = start.seed
    this.sitters = sitters(start.seats)
    this.began = this.sitters.slice()
    const begun = () => {
      const values = game.values.read(start.values ?? {}, this.options)
      const { ruleset, options } = this
      return Machine.begin(game, { ruleset, options, values, seats: count }, start.seed, this.left(), seen)
    }
    this.machine = machine ?? begun()
    this.history = new History(this.machine, start.seed, this.left())
    if (machine === undefined) numberAsks(this.machine.asks, this.seq)
  }

  /**
   * A table that begins at this position in the middle of a game, to try something out. Its record does not say how it
   * came there, so it can't be stored.
   */
  static at<S, V>(game: Game<S, V>, start: TableStart, { position, turnCount }: Base<S>): Table<S, V> {
    const options = readOptions(game, start.options)
    const seats = sitters(start.seats).length
    const values = game.values.read(start.values ?? {}, options)
    const playedWith = { ruleset: start.ruleset ?? game.ruleset, options, values, seats }
    const machine = new Machine(game, playedWith, position)
    machine.load(position, turnCount)
    machine.events = []
    const table = new Table(game, start, null, machine)
    const base = { position: machine.copyPosition(position), turnCount }
    table.history = new History(machine, start.seed, null, base)
    numberAsks(machine.asks, 0)
    return table
  }

  /** The state that the earlier table left, as this game reads it; null: there was no earlier table. */
  private left(): Json {
    const { carried, game, options, sitters } = this
    const { carries } = game.play
    if (carried === null || carries === undefined) return null
    const lines = checkedLines(carries.lines(carried.left), sitters.length, carried.lines)
    return carries.read(carried.left, lines, options)
  }

  /** The state that this table leaves for the next one, once it is over; null: none. */
  leaves(): Carried | null {
    const left = this.over ? (this.game.play.carries?.leaves(this.machine) ?? null) : null
    return left === null ? null : { after: this.digest(), left }
  }

  /** An independent copy: entries made there don't affect this table. */
  copy(): Table<S, V> {
    const { game, ruleset, began: seats, options, seed, carried } = this
    const start = { ruleset, seats, options, seed, ...(carried === null ? {} : { carried }) }
    const twin = new Table(game, start, null, this.machine.copy())
    twin.sitters.splice(0, seats.length, ...this.sitters)
    twin.entries.push(...this.entries)
    twin.crossed = this.crossed
    twin.history = this.history.copy(twin.machine)
    for (const entry of this.ownEntries) twin.ownEntries.add(entry)
    for (const [entry, unseen] of this.unseen) twin.unseen.set(entry, unseen)
    return twin
  }

  /** How many entries there are: the table's sequence number. */
  get seq(): number {
    return this.entries.length
  }

  get over(): boolean {
    return this.machine.over
  }

  get asks(): readonly Ask[] {
    return this.machine.asks
  }

  /** The seats that must answer before play continues. */
  get waiting(): Seat[] {
    return this.machine.asks.filter((ask) => !ask.aside).map((ask) => ask.seat)
  }

  get events(): readonly GameEvent[] {
    return this.machine.events
  }

  /** The seat's current ask, if any. It may be an aside. */
  askOf(seat: Seat): Ask | undefined {
    return this.machine.asks.find((ask) => ask.seat === seat)
  }

  /** The hot path: takes an option of a current ask. Before: the caller has both from `asks`; nothing is checked. */
  take(ask: Ask, chosen: Option): void {
    const entry = `${ask.seat} ${chosen.id}`
    this.entries.push(entry)
    const before = this.machine.asks
    const { position } = this.machine
    const beside = putBeside(this.history.beside, ask, position.stack)
    const own = this.isOwn(ask, chosen)
    if (own) this.ownEntries.add(this.entries.length - 1)
    const bearing = bearingOf(ask, own, beside)
    this.machine.answer(ask, chosen)
    this.history.keep(entry, this.seq - 1, this.machine.wall, bearing, beside, 1)
    numberAsks(this.machine.asks, this.seq, before.length > 1 ? before : null, ask.seat)
    if (own && isTick(ask, chosen)) this.hideEntry(ask.seat, before, 1)
  }

  /** Takes an answer from outside, checked against the seat's current ask. */
  answer(seat: Seat, askId: number, picks: string | readonly string[]): void {
    // Several answers given as one come separated by spaces, as in a record.
    const list = (typeof picks === 'string' ? [picks] : picks).flatMap((pick) => pick.split(' '))
    const [first, ...rest] = list
    if (first === undefined) throw new Refusal('bad-request', 'pick at least one option')
    const ask = this.findAsk(seat, askId)
    const chosen = findOption(ask, first)
    if (rest.length === 0) {
      this.take(ask, chosen)
      return
    }
    this.answerAll(seat, list)
  }

  /**
   * Whether this answer was already given to that ask, so that a repeated request is safe. An ask's id is the number
   * of entries when it was asked, so the answer is the seat's first one from that entry on.
   */
  hasTaken(seat: Seat, askId: number, picks: readonly string[]): boolean {
    const given = (entry: Entry): entry is string =>
      typeof entry === 'string' && readAnswer(entry).seat === seat
    return this.entries.slice(askId).find(given) === writeAnswer(seat, picks)
  }

  private answerAll(seat: Seat, picks: readonly string[]): void {
    const back = { ...this.moment(), position: this.machine.copyPosition(this.machine.position) }
    const events: GameEvent[] = []
    let wall: Wall = null
    const bearings = new Set<Bearing>()
    const steps = new Set<Step | undefined>()
    let beside = this.history.beside
    let own = false
    let ticking = true
    try {
      for (const pick of picks) {
        const ask = this.askOf(seat)
        if (ask === undefined) {
          throw new Refusal(
            'not-asked',
            `seat ${seat} is not being asked anything that '${pick}' could answer`,
          )
        }
        const chosen = findOption(ask, pick)
        const { stack } = this.machine.position
        beside = putBeside(stillBeside(beside, stack), ask, stack)
        const ownPick = this.isOwn(ask, chosen)
        bearings.add(bearingOf(ask, ownPick, beside))
        steps.add(stack.at(-1))
        own ||= ownPick
        ticking &&= ownPick && isTick(ask, chosen)
        this.machine.answer(ask, chosen)
        events.push(...this.machine.events)
        wall ??= this.machine.wall
      }
    } catch (error) {
      this.putBack(back)
      throw error
    }
    this.machine.events = events
    const entry = writeAnswer(seat, picks)
    this.entries.push(entry)
    if (own) this.ownEntries.add(this.entries.length - 1)
    const [bearing = 'open'] = bearings
    const one = bearings.size === 1 && (bearing === 'aside' || steps.size === 1)
    this.history.keep(entry, this.seq - 1, wall, one ? bearing : 'open', beside)
    numberAsks(this.machine.asks, this.seq, back.asks, seat)
    if (ticking) this.hideEntry(seat, back.asks, 1)
  }

  /** Whether the option is a sealed answer or one of several picks. Extras and asides are neither. */
  private isOwn({ aside, kind, options, own }: Ask, chosen: Option): boolean {
    if (aside || options.includes(chosen, own)) return false
    return kind === 'several' || this.machine.choosingTogether
  }

  /** Marks the last entry as unseen by other seats, unless it had consequences that they can see. */
  private hideEntry(seat: Seat, before: readonly Ask[], moves: number): void {
    const { asks, events } = this.machine
    if (events.length > 0 || this.askOf(seat)?.kind !== 'several') return
    if (isAskedAsBefore(asks, before, seat)) this.unseen.set(this.seq - 1, { seat, moves })
  }

  /**
   * How much these eyes have followed: everything up to the last entry that wasn't just a tick of another seat. Earlier
   * ticks of others are included, because all eyes share one count of entries. `upTo`: the same after that many
   * entries; then only `entries` of the result is right.
   */
  followedBy(eyes: Seat | null, upTo = this.seq): Followed {
    return this.before((seat) => seat !== eyes, upTo)
  }

  /** The counts without the latest entries that were ticks of such seats. */
  private before(isTheirs: (seat: Seat) => boolean, upTo = this.seq): Followed {
    let { moves } = this
    let entries = upTo
    for (;;) {
      const unseen = this.unseen.get(entries - 1)
      if (unseen === undefined || !isTheirs(unseen.seat)) return { entries, moves }
      entries--
      moves -= unseen.moves
    }
  }

  /** The first entry from that number on that these eyes could see, if there is one. */
  nextSeenBy(eyes: Seat | null, from: number): Entry | undefined {
    return this.entries.find((_, n) => n >= from && (this.unseen.get(n)?.seat ?? eyes) === eyes)
  }

  private moment(): Moment<S> {
    const { position, turnCount, asks, events, wall } = this.machine
    return { position, turnCount, asks, events, wall }
  }

  private putBack({ position, turnCount, asks, events, wall }: Moment<S>): void {
    this.machine.load(position, turnCount)
    this.machine.asks = asks
    this.machine.events = events
    this.machine.wall = wall
  }

  private findAsk(seat: Seat, askId: number): Ask {
    if (this.over) throw new Refusal('over', 'the game is over')
    const ask = this.askOf(seat)
    if (ask === undefined) throw new Refusal('not-asked', `seat ${seat} is not asked anything now`)
    if (ask.id === askId) return ask
    // A larger id than the seat's own belongs to another seat; a smaller one may be an old ask of this seat.
    if (askId > ask.id && this.machine.asks.some((other) => other.id === askId)) {
      throw new Refusal('not-asked', `ask ${askId} is not for seat ${seat}`)
    }
    throw new Refusal('stale-ask', `ask ${askId} is closed; seat ${seat} is now asked ${ask.id}`)
  }

  /** Sets a preference for an optional effect, from now on: always, never, or ask. */
  choose(seat: Seat, effect: string, choice: Choice): void {
    this.checkSeat(seat)
    if (!this.game.play.effects.some((e) => e.id === effect)) {
      const known = this.game.play.effects.map((e) => e.id).join(', ')
      throw new Refusal('bad-choice', `there is no preference '${cut(effect)}'; use one of: ${known}`)
    }
    if (choice !== 'always' && choice !== 'never' && choice !== 'ask') {
      throw new Refusal(
        'bad-choice',
        `'${cut(String(choice))}' is not a preference; use always, never or ask`,
      )
    }
    const entry: Entry = { choose: seat, effect, choice }
    this.entries.push(entry)
    const before = this.machine.asks
    this.machine.events = []
    this.machine.choose(seat, effect, choice)
    this.history.keep(entry, this.seq - 1, this.machine.wall)
    numberAsks(this.machine.asks, this.seq, before, seat)
  }

  /** Puts another person or bot in the seat. */
  sit(seat: Seat, who: Sitter): void {
    this.checkSeat(seat)
    this.entries.push({ sits: seat, who })
    this.sitters[seat] = who
    this.machine.events = []
  }

  /** Changes the position from outside, for tests. Refused if `check` finds a broken law afterward. */
  patch(patch: readonly PatchOp[], check: Inspect<S, V>['check'] = () => []): void {
    if (!Array.isArray(patch)) {
      throw new Refusal('bad-patch', 'a patch must be a list of changes (RFC 6902)')
    }
    const back = this.moment()
    this.machine.events = []
    this.machine.wall = null
    try {
      this.machine.load(patched(back.position, patch))
    } catch (error) {
      this.putBack(back)
      if (error instanceof Refusal) throw error
      throw new Refusal('bad-patch', `the game can't continue after this patch: ${String(error)}`)
    }
    const broken = check(this.machine)
    if (broken.length > 0) {
      this.putBack(back)
      throw new Refusal('broken-law', `after this patch: ${broken.join('; ')}`)
    }
    const entry: Entry = { patch }
    this.entries.push(entry)
    this.history.keep(entry, this.seq - 1, this.machine.wall)
    numberAsks(this.machine.asks, this.seq)
  }

  /**
   * Undoes the seat's last answer. Back to the last wall this is always allowed. Beyond a wall, every other person at
   * the table must consent; alone with bots there is nobody to ask. `crossed` then says so.
   */
  undo(seat: Seat, consent: readonly Seat[] = []): void {
    this.checkSeat(seat)
    const at = this.history.lastAnswer(seat)
    if (at === -1) throw new Refusal('nothing-to-undo', `seat ${seat} has nothing to undo`)
    const wall = this.history.wallSince(at, seat, this.sitters)
    const others = this.sitters.flatMap((s, i) => (s.kind === 'person' && i !== seat ? [i] : []))
    const missing = others.filter((other) => !consent.includes(other))
    if (wall !== null && missing.length > 0) {
      throw new Refusal(
        'wall',
        `${WALL_TEXT[wall]}; to undo it anyway, seat ${missing.join(', ')} must agree`,
      )
    }
    // Nobody else has seen the moves that are removed.
    const unseen = this.before((one) => one === seat).moves <= at
    this.entries.push(consent.length > 0 ? { undo: seat, consent } : { undo: seat })
    const before = this.machine.asks
    const sealed = this.history.isSealedAlone(at, seat)
    if (wall !== null) this.crossed = true
    this.history.takeBack(at, seat, wall === null ? undefined : this.entries.length, unseen)
    numberAsks(this.machine.asks, this.seq, sealed ? before : null, seat)
    if (unseen) this.hideEntry(seat, before, -1)
  }

  /** The wall that an undo of this seat would cross now, for the undo button. */
  undoWall(seat: Seat, sitters: readonly Sitter[] = this.sitters): Wall | 'person' | 'nothing' {
    const at = this.history.lastAnswer(seat)
    return at === -1 ? 'nothing' : this.history.wallSince(at, seat, sitters)
  }

  canRedo(seat: Seat): boolean {
    return this.history.canBringBack(seat)
  }

  /** Restores what the last undo removed, including chance. */
  redo(seat: Seat): void {
    this.checkSeat(seat)
    if (!this.canRedo(seat)) {
      throw new Refusal('nothing-to-redo', `seat ${seat} has nothing to redo`)
    }
    this.entries.push({ redo: seat })
    const before = this.machine.asks
    const { at, unseen } = this.history.bringBack()
    numberAsks(this.machine.asks, this.seq, this.history.isSealedAlone(at, seat) ? before : null, seat)
    if (unseen) this.hideEntry(seat, before, 1)
  }

  /** How many moves the current line of play has. A replay can step through these. */
  get moves(): number {
    return this.history.moves.length
  }

  /** A separate machine after `n` moves of the current line. */
  machineAt(n: number): Machine<S, V> {
    return inOneGo(this.walking(n))
  }

  /** The same, pausing after each move. */
  walking(n: number): InPieces<Machine<S, V>> {
    return this.history.walking(n)
  }

  /** The moves of the current line. A move that an undo or redo leaves in place is the same object. */
  get line(): readonly Move[] {
    return this.history.moves
  }

  /**
   * Replays the current line from the start, or after that many moves, and calls `tell` with the machine after each
   * move. Entries made in the meantime are not included.
   */
  retelling(tell: (machine: Machine<S, V>, move: number) => void, after?: number): InPieces<void> {
    return this.history.retelling(tell, after)
  }

  /** A new table that continues after `moves` moves, with chance from a new seed. */
  branch(moves: number, seed: string): Table<S, V> {
    return Table.replay(this.game, this.straight(moves, seed))
  }

  /**
   * The record of a table that reached this position (or the one after `moves` moves) without undos, with the current
   * sitters. If there is a `seed`, chance continues from it.
   */
  straight(moves = this.moves, seed?: string): TableRecord {
    const entries: Entry[] = this.history.moves
      .slice(0, moves)
      .flatMap(({ redrawn, entry }) => (redrawn === undefined ? [entry] : [drawnFrom(redrawn), entry]))
    if (seed !== undefined) entries.push(drawnFrom(seed))
    return { ...this.beginning(), seats: this.sitters.slice(), seed: this.seed, entries }
  }

  /** How many moves were played to get here, replays after undos included: the cost of replaying the record. */
  get played(): number {
    return this.history.played
  }

  private checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.sitters.length) {
      throw new Refusal('bad-seats', `there is no seat ${String(seat)} at this table`)
    }
  }

  digest(): string {
    const { position } = this.machine
    return digest(this.carried === null ? position : { ...position, carried: this.carried })
  }

  private beginning(): Omit<TableRecord, 'entries'> {
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      ruleset: this.ruleset,
      options: this.options,
      values: this.game.values.write(this.machine.values),
      seats: this.began,
      ...(this.carried === null ? {} : { carried: this.carried }),
    }
  }

  /** The table as data. For a seat or a spectator (null), secrets are left out until the game is over. */
  record(seat?: Seat | null): TableRecord {
    const whole = this.beginning()
    if (seat === undefined || this.over) {
      return { ...whole, seed: this.seed, entries: this.entries.slice(), digest: this.digest() }
    }
    const hidden = (entry: Entry, i: number) =>
      this.ownEntries.has(i) && typeof entry === 'string' && readAnswer(entry).seat !== seat
    return { ...whole, entries: this.entries.filter((entry, i) => !hidden(entry, i)) }
  }

  /** Replays a record, checking every entry. `upTo`: stop after that many entries. */
  static replay<S, V>(game: Game<S, V>, record: TableRecord, upTo = Infinity): Table<S, V> {
    return inOneGo(Table.replaying(game, record, upTo))
  }

  /** The same, but yields the table after every entry, so that the caller can pause or stop. */
  static *replaying<S, V>(
    game: Game<S, V>,
    record: TableRecord,
    upTo = Infinity,
  ): Generator<Table<S, V>, Table<S, V>, undefined> {
    const start = startIn(record, game)
    const table = new Table(game, start)
    for (const [i, entry] of record.entries.slice(0, upTo).entries()) {
      try {
        table.enter(entry)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        throw new Refusal('bad-record', `entry ${i} (${quoted(entry)}) does not fit: ${error.message}`)
      }
      yield table
    }
    if (upTo >= record.entries.length) checkEnd(record, table)
    return table
  }

  /** Applies any entry of a record. */
  enter(entry: Entry): void {
    if (typeof entry === 'string') {
      const { seat, picks } = readAnswer(entry)
      const ask = this.askOf(seat)
      if (ask === undefined) {
        throw new Refusal(this.over ? 'over' : 'not-asked', `seat ${seat} is not asked anything now`)
      }
      this.answer(seat, ask.id, picks)
    } else if ('undo' in entry) this.undo(entry.undo, entry.consent)
    else if ('redo' in entry) this.redo(entry.redo)
    else if ('choose' in entry) this.choose(entry.choose, entry.effect, entry.choice)
    else if ('sits' in entry) this.sit(entry.sits, entry.who)
    else this.patch(entry.patch)
  }
}

/** Refuses a record whose digest doesn't match the position it leads to. */
function checkEnd({ digest: claimed }: TableRecord, table: { digest(): string }): void {
  if (claimed === undefined || claimed === table.digest()) return
  throw new Refusal(
    'bad-record',
    'replaying the record ends in a different position than it claims; it was edited or cut off',
  )
}

/** The entry that seeds chance. */
function drawnFrom(seed: string): Entry {
  return { patch: [{ op: 'replace', path: '/chance', value: seedStream(seed) }] }
}

const WALL_TEXT: Readonly<Record<Exclude<Wall, null> | 'person', string>> = {
  chance: 'dice were rolled or cards were drawn since then',
  reveal: 'something hidden was revealed since then',
  person: 'another player has made a choice since then',
}

/** Whether all other seats have the same asks, by id, as before. */
function isAskedAsBefore(asks: readonly Ask[], before: readonly Ask[], seat: Seat): boolean {
  let i = 0
  for (const ask of asks) {
    if (ask.seat === seat) continue
    while (before[i]?.seat === seat) i++
    if (before[i++]?.id !== ask.id) return false
  }
  while (before[i]?.seat === seat) i++
  return i === before.length
}

function bearingOf({ seat, aside }: Ask, own: boolean, beside: Beside | null): Bearing {
  if (aside || beside?.seat === seat) return 'aside'
  return own ? 'own' : 'open'
}
