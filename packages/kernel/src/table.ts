// A table: a machine with its record. Entries come in, are checked, and either change everything
// they say or nothing. How play goes back and is played again is in history.ts; who may, is here.
import { seedStream } from './chance.ts'
import { isTick } from './asking.ts'
import { type Beside, putBeside, stillBeside } from './beside.ts'
import { digest } from './digest.ts'
import type { Ask, Choice, Game, GameEvent, GameOptions, Inspect, Seat, Step } from './game.ts'
import { type Bearing, findOption, History, type Move } from './history.ts'
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
import { sitters, startIn, type TableStart } from './start.ts'

/** What a refusal has to leave as it was. */
type Moment<S> = Pick<Machine<S, unknown>, 'position' | 'course' | 'asks' | 'events' | 'wall'>

/** How far somebody has followed a table. */
export interface Followed {
  readonly entries: number
  readonly moves: number
}

/** An entry that shows nothing to anyone but its seat, and how many moves it adds to the line. */
interface Unseen {
  readonly seat: Seat
  readonly moves: number
}

export class Table<S = unknown, V = unknown> {
  readonly game: Game<S, V>
  /** The number of the rules it is played by. */
  readonly ruleset: number
  readonly options: GameOptions
  readonly seed: string
  readonly carried: Carried | null
  readonly sitters: Sitter[]
  readonly machine: Machine<S, V>
  /** Everything ever entered, in order. */
  readonly entries: Entry[] = []
  /** Someone went back beyond a wall: fair with bots, and worth knowing afterwards. */
  crossed = false

  private history: History<S, V>
  private readonly began: readonly Sitter[]
  /** Entries with sealed answers or ticks: nobody else's business while play lasts. */
  private readonly ownEntries = new Set<number>()
  /** Entries that only ticked something, or took a tick back, by their number. */
  private readonly unseen = new Map<number, Unseen>()

  /** With a machine it stands where that one does, and nothing is set up. */
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
      throw new Refusal('bad-carried', `${game.title} takes nothing over from an earlier table`)
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

  /** What the earlier table left, as this game reads it. */
  private left(): Json {
    const { carried, game, options, sitters } = this
    return carried === null ? null : (game.play.carries?.read(carried.left, sitters.length, options) ?? null)
  }

  /** What a table after this one may begin with, once this one is over; null: nothing. */
  leaves(): Carried | null {
    const left = this.over ? (this.game.play.carries?.leaves(this.machine) ?? null) : null
    return left === null ? null : { after: this.digest(), left }
  }

  /** An equal table that goes its own way: what is entered there is not entered here. */
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

  /** The seats that are waited for. */
  get waiting(): Seat[] {
    return this.machine.asks.filter((ask) => !ask.aside).map((ask) => ask.seat)
  }

  get events(): readonly GameEvent[] {
    return this.machine.events
  }

  /** The ask that waits for the seat, if any. */
  askOf(seat: Seat): Ask | undefined {
    return this.machine.asks.find((ask) => ask.seat === seat)
  }

  /** The hot path: an option of a present ask, picked by a host that read it from `asks`. */
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

  /** An answer from outside: checked against what is asked now. */
  answer(seat: Seat, askId: number, picks: string | readonly string[]): void {
    // Joined answers come as one word, as the record writes them.
    const list = (typeof picks === 'string' ? [picks] : picks).flatMap((pick) => pick.split(' '))
    const [first, ...rest] = list
    if (first === undefined) throw new Refusal('bad-request', 'a list of picks must not be empty')
    const ask = this.findAsk(seat, askId)
    const chosen = findOption(ask, first)
    if (rest.length === 0) {
      this.take(ask, chosen)
      return
    }
    this.answerAll(seat, list)
  }

  /**
   * Was this very answer given to that ask already? Ask ids are entry numbers and never reused, so
   * it is the seat's first answer since: one may safely be sent again.
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
          throw new Refusal('not-asked', `seat ${seat} is not asked anything before '${pick}'`)
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

  /** Sealed, or one of several picks; what is done beside a sealed question is neither. */
  private isOwn({ aside, kind, options, own }: Ask, chosen: Option): boolean {
    if (aside || options.includes(chosen, own)) return false
    return kind === 'several' || this.machine.choosingTogether
  }

  /** The last entry is the seat's own affair, if nothing came of it that others would see. */
  private hideEntry(seat: Seat, before: readonly Ask[], moves: number): void {
    const { asks, events } = this.machine
    const ofOthers = (list: readonly Ask[]) =>
      list.flatMap((ask) => (ask.seat === seat ? [] : [ask.id])).join()
    const undecided = asks.some((ask) => ask.seat === seat && ask.kind === 'several')
    if (undecided && events.length === 0 && ofOthers(asks) === ofOthers(before))
      this.unseen.set(this.seq - 1, { seat, moves })
  }

  /**
   * How far these eyes have followed: up to the last entry that was not merely a tick of another seat. Ticks
   * before that count, as there is one count of entries for all. `upTo`: how far they had after so many entries,
   * where only the entries are meant.
   */
  followedBy(eyes: Seat | null, upTo = this.seq): Followed {
    return this.before((seat) => seat !== eyes, upTo)
  }

  /** How it was before the last entries that were ticks of such seats. */
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

  /** The first entry from that number on that these eyes were to see, if there is one. */
  nextSeenBy(eyes: Seat | null, from: number): Entry | undefined {
    return this.entries.find((_, n) => n >= from && (this.unseen.get(n)?.seat ?? eyes) === eyes)
  }

  private moment(): Moment<S> {
    const { position, course, asks, events, wall } = this.machine
    return { position, course, asks, events, wall }
  }

  private putBack({ position, course, asks, events, wall }: Moment<S>): void {
    this.machine.load(position, course)
    this.machine.asks = asks
    this.machine.events = events
    this.machine.wall = wall
  }

  private findAsk(seat: Seat, askId: number): Ask {
    if (this.over) throw new Refusal('over', 'the game is over; nothing more can be answered')
    const ask = this.askOf(seat)
    if (ask === undefined) throw new Refusal('not-asked', `seat ${seat} is not asked anything now`)
    if (ask.id === askId) return ask
    // Asks made by one entry share its number: an older one was this seat's too.
    if (askId > ask.id && this.machine.asks.some((other) => other.id === askId)) {
      throw new Refusal('not-asked', `ask ${askId} is not for seat ${seat}`)
    }
    throw new Refusal('stale-ask', `ask ${askId} is no longer open; seat ${seat} is now asked ${ask.id}`)
  }

  /** A standing choice: from now on always, never, or ask me. */
  choose(seat: Seat, effect: string, choice: Choice): void {
    this.checkSeat(seat)
    if (!this.game.play.effects.some((e) => e.id === effect)) {
      const known = this.game.play.effects.map((e) => e.id).join(', ')
      throw new Refusal('bad-choice', `there is no standing choice '${cut(effect)}'; there are: ${known}`)
    }
    if (choice !== 'always' && choice !== 'never' && choice !== 'ask') {
      throw new Refusal('bad-choice', `'${cut(String(choice))}' is not always, never or ask`)
    }
    const entry: Entry = { choose: seat, effect, choice }
    this.entries.push(entry)
    const before = this.machine.asks
    this.machine.events = []
    this.machine.choose(seat, effect, choice)
    this.history.keep(entry, this.seq - 1, this.machine.wall)
    numberAsks(this.machine.asks, this.seq, before, seat)
  }

  /** Someone else sits down: a person, or a program in a person's place. */
  sit(seat: Seat, who: Sitter): void {
    this.checkSeat(seat)
    this.entries.push({ sits: seat, who })
    this.sitters[seat] = who
    this.machine.events = []
  }

  /** Changes the position from outside, for tests. Refused where `check` finds a law broken by it. */
  patch(patch: readonly PatchOp[], check: Inspect<S, V>['check'] = () => []): void {
    if (!Array.isArray(patch)) {
      throw new Refusal('bad-patch', 'a patch is a list of changes (RFC 6902)')
    }
    const back = this.moment()
    this.machine.events = []
    this.machine.wall = null
    try {
      this.machine.load(patched(back.position, patch))
    } catch (error) {
      this.putBack(back)
      if (error instanceof Refusal) throw error
      throw new Refusal('bad-patch', `the game cannot go on from there: ${String(error)}`)
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
   * Steps back before the seat's last answer. Free between walls; beyond one only alone with
   * bots (`cross`), or with the consent of every other person at the table.
   */
  undo(seat: Seat, consent: readonly Seat[] = []): void {
    this.checkSeat(seat)
    const at = this.history.lastAnswer(seat)
    if (at === -1) throw new Refusal('nothing-to-undo', `seat ${seat} has nothing to take back`)
    const wall = this.history.wallSince(at, seat, this.sitters)
    const others = this.sitters.flatMap((s, i) => (s.kind === 'person' && i !== seat ? [i] : []))
    const missing = others.filter((other) => !consent.includes(other))
    if (wall !== null && missing.length > 0) {
      throw new Refusal(
        'wall',
        `${WALL_TEXT[wall]}; going back beyond that needs the consent of seat ${missing.join(', ')}`,
      )
    }
    // Nobody else has followed the line as far as that.
    const unseen = this.before((one) => one === seat).moves <= at
    this.entries.push(consent.length > 0 ? { undo: seat, consent } : { undo: seat })
    const before = this.machine.asks
    const sealed = this.history.isSealedAlone(at, seat)
    if (wall !== null) this.crossed = true
    this.history.takeBack(at, seat, wall === null ? undefined : this.entries.length, unseen)
    numberAsks(this.machine.asks, this.seq, sealed ? before : null, seat)
    if (unseen) this.hideEntry(seat, before, -1)
  }

  /** Would undo meet a wall now, with these at the table? The button says which. */
  undoWall(seat: Seat, sitters: readonly Sitter[] = this.sitters): Wall | 'person' | 'nothing' {
    const at = this.history.lastAnswer(seat)
    return at === -1 ? 'nothing' : this.history.wallSince(at, seat, sitters)
  }

  canRedo(seat: Seat): boolean {
    return this.history.canBringBack(seat)
  }

  /** Brings back what the last undo took, chance and all. */
  redo(seat: Seat): void {
    this.checkSeat(seat)
    if (!this.canRedo(seat)) {
      throw new Refusal('nothing-to-redo', `seat ${seat} has nothing to bring back`)
    }
    this.entries.push({ redo: seat })
    const before = this.machine.asks
    const { at, unseen } = this.history.bringBack()
    numberAsks(this.machine.asks, this.seq, this.history.isSealedAlone(at, seat) ? before : null, seat)
    if (unseen) this.hideEntry(seat, before, 1)
  }

  /** How many moves the present line of play has: what a replay can step through. */
  get moves(): number {
    return this.history.moves.length
  }

  /** The machine after so many moves of the present line, apart from the table. */
  machineAt(n: number): Machine<S, V> {
    return inOneGo(this.walking(n))
  }

  /** The same move by move. */
  walking(n: number): InPieces<Machine<S, V>> {
    return this.history.walking(n)
  }

  /** The moves themselves: one that stays where it was is the same again. */
  get line(): readonly Move[] {
    return this.history.moves
  }

  /**
   * The present line again from the start, or after so many moves: `tell` hears the machine after each. What is
   * entered meanwhile is no part of it.
   */
  retelling(tell: (machine: Machine<S, V>, move: number) => void, after?: number): InPieces<void> {
    return this.history.retelling(tell, after)
  }

  /** A new table that goes on after so many moves, its further chance from a seed of its own. */
  branch(moves: number, seed: string): Table<S, V> {
    return Table.replay(this.game, this.straight(moves, seed))
  }

  /**
   * The record of a table that went straight here, with those who sit here now: nothing was taken back.
   * With a seed chance to come is drawn from that.
   */
  straight(moves = this.moves, seed?: string): TableRecord {
    const entries: Entry[] = this.history.moves
      .slice(0, moves)
      .flatMap(({ redrawn, entry }) => (redrawn === undefined ? [entry] : [drawnFrom(redrawn), entry]))
    if (seed !== undefined) entries.push(drawnFrom(seed))
    return { ...this.beginning(), seats: this.sitters.slice(), seed: this.seed, entries }
  }

  /** How much was played to come here, all that was played again counted: what it takes to open it. */
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

  /** The table as data. With a seat: without what that seat may not know while play lasts. */
  record(seat?: Seat | null): TableRecord {
    const whole = this.beginning()
    if (seat === undefined || this.over) {
      return { ...whole, seed: this.seed, entries: this.entries.slice(), digest: this.digest() }
    }
    const hidden = (entry: Entry, i: number) =>
      this.ownEntries.has(i) && typeof entry === 'string' && readAnswer(entry).seat !== seat
    return { ...whole, entries: this.entries.filter((entry, i) => !hidden(entry, i)) }
  }

  /** A table at the same point, every entry checked on the way. */
  static replay<S, V>(game: Game<S, V>, record: TableRecord, upTo = Infinity): Table<S, V> {
    return inOneGo(Table.replaying(game, record, upTo))
  }

  /** The same, entry by entry, so that it can be paused or given up: shows the table on its way. */
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

  /** Any entry, as the record writes it. */
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

/** A record says where it leads. */
function checkEnd({ digest: claimed }: TableRecord, table: { digest(): string }): void {
  if (claimed === undefined || claimed === table.digest()) return
  throw new Refusal(
    'bad-record',
    'the record does not lead to the position it claims; it was edited or cut short',
  )
}

/** Chance from here on, as a record writes it. */
function drawnFrom(seed: string): Entry {
  return { patch: [{ op: 'replace', path: '/chance', value: seedStream(seed) }] }
}

const WALL_TEXT: Readonly<Record<Exclude<Wall, null> | 'person', string>> = {
  chance: 'dice were rolled or something was drawn since',
  reveal: 'something hidden was shown since',
  person: 'another player has answered since',
}

function bearingOf({ seat, aside }: Ask, own: boolean, beside: Beside | null): Bearing {
  if (aside || beside?.seat === seat) return 'aside'
  return own ? 'own' : 'open'
}
