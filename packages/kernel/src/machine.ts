// The table machine: a position, with everything that is still to happen as a stack of steps. It runs the top step
// until one asks; an answer goes to the step that asked. It keeps no record and no history (see table.ts), so bots
// and previews can run as many machines as they like.
import { Asking, idsOf, isTick, ticksAfter } from './asking.ts'
import { below, type Chance, nextWord, seedStream } from './chance.ts'
import { type TurnCount, NO_TURNS } from './turn-count.ts'
import type {
  Ask,
  Choice,
  ExtraAct,
  Game,
  GameEvent,
  GameOptions,
  Play,
  Refused,
  Seat,
  Step,
  StepFn,
} from './game.ts'
import type { Json } from './json.ts'
import { option, type Option } from './option.ts'
import { type Position, setTicks } from './position.ts'
import { stepsOf } from './steps.ts'
import type { Turn } from './turn.ts'

export type Wall = 'chance' | 'reveal' | null

/** Thrown at the first chance or reveal while a preview is tried. */
const HALT = new Error('a preview ends at the first chance or reveal')

/** The answer given to a step that asked several seats; the real answers are in `answerOf`. */
const TOGETHER = option('together')

/** The most steps that one answer may run. A rule that loops is a bug, and the machine throws. */
const RUNAWAY = 100_000

/** The parts of a table that never change while it is played. */
export type PlayedWith<V> = Pick<Turn<unknown, V>, 'ruleset' | 'options' | 'values' | 'seats'>

export class Machine<S, V> extends Asking<S> implements Turn<S, V> {
  readonly game: Game<S, V>
  readonly ruleset: number
  readonly options: GameOptions
  readonly values: V
  readonly seats: number
  state: S
  /** The current turn and round. */
  turnCount: TurnCount = NO_TURNS

  /** The events since the last answer. */
  events: GameEvent[] = []
  /** The first wall since the last answer; null: the answer can be undone freely. */
  wall: Wall = null
  /** The names of steps that ran and of cards that acted, for coverage; null: not counted. */
  seen: { steps: Set<string>; cards: Set<string> } | null = null

  private readonly play: Play<S, V>
  private readonly steps: ReadonlyMap<string, StepFn<S, V>>
  private answers: Option[] = []
  private picks: (readonly Option[])[] = []
  private probing = false
  /** A step has ended the game; the remaining steps are discarded. */
  private ended = false
  /**
   * The asks of all seats that choose together, as they were before the first of them sealed; null: somebody had to be
   * asked again since.
   */
  private unsealed: Ask[] | null = null

  constructor(game: Game<S, V>, { ruleset, options, values, seats }: PlayedWith<V>, position: Position<S>) {
    super(position)
    this.game = game
    this.play = game.play
    this.steps = stepsOf(game)
    this.ruleset = ruleset
    this.options = options
    this.values = values
    this.seats = seats
    this.state = position.game
  }

  /** A new table at its first question; `left`: what an earlier table left for it. */
  static begin<S, V>(
    game: Game<S, V>,
    playedWith: PlayedWith<V>,
    seed: string,
    left: Json,
    seen: Machine<S, V>['seen'] = null,
  ): Machine<S, V> {
    const { seats, options, values } = playedWith
    const machine = new Machine(game, playedWith, {
      game: game.play.setup(seats, options, values, left),
      chance: seedStream(seed),
      stack: [],
      sealed: null,
      ticked: undefined,
      standing: Array.from({ length: seats }, () => ({})),
    })
    machine.seen = seen
    game.play.begin(machine)
    machine.run()
    return machine
  }

  /** An equal machine that shares nothing that can change. */
  copy(): Machine<S, V> {
    const twin = new Machine(this.game, this, this.copyPosition(this.position))
    twin.turnCount = this.turnCount
    twin.asks = this.asks
    twin.together = this.together
    return twin
  }

  copyPosition(from: Position<S>): Position<S> {
    return {
      game: this.play.copy(from.game),
      chance: [from.chance[0], from.chance[1], from.chance[2], from.chance[3]],
      stack: from.stack.slice(),
      sealed: from.sealed === null ? null : from.sealed.slice(),
      ticked: from.ticked?.map((list) => list?.slice() ?? null),
      standing: from.standing.slice(),
    }
  }

  /** Replaces the position and asks again; `turnCount`: the turn and round of that position. */
  load(position: Position<S>, turnCount: TurnCount = this.turnCount): void {
    this.position = position
    this.turnCount = turnCount
    this.state = position.game
    this.ticking = null
    this.run()
  }

  /** Sets a preference and asks again, because the preference may settle the current question. */
  choose(seat: Seat, effect: string, choice: Choice): void {
    const { standing } = this.position
    standing[seat] = { ...standing[seat], [effect]: choice }
    this.wall = null
    this.load(this.position)
  }

  /** Sealed answers are being collected. */
  get choosingTogether(): boolean {
    return this.together
  }

  get over(): boolean {
    return this.position.stack.length === 0
  }

  /** Answers an ask of this machine with one of its options. Before: the caller has checked both. */
  answer(ask: Ask, chosen: Option): void {
    this.events = []
    this.wall = null
    const { stack } = this.position
    const step = stack.at(-1)
    if (step === undefined) throw new Error('nothing was asked')
    if (ask.options.includes(chosen, ask.own)) this.extraOf(ask, chosen)(this, ask.seat, chosen, step)
    else if (ask.kind === 'several' && isTick(ask, chosen)) {
      setTicks(this.position, ask.seat, ticksAfter(ask, chosen))
      if (this.together) this.ticking = { seat: ask.seat, asks: this.asks }
    } else if (this.together) {
      this.seal(ask, chosen)
      // Seats are still being waited for. Their asks don't depend on this sealed answer, so they stay as they are.
      if (this.position.sealed !== null) return
    } else {
      if (ask.kind === 'several') this.takePicks(ask)
      stack.pop()
      this.steps.get(step.do)?.(this, step, chosen)
      if (this.picks.length > 0) this.picks = []
    }
    this.run()
    this.ticking = null
  }

  /** Turns the seat's ticks into its picks. */
  private takePicks({ seat, ticked }: Ask): void {
    this.picks[seat] = ticked
    setTicks(this.position, seat, null)
  }

  /** The act of an extra or an aside. */
  private extraOf(ask: Ask, chosen: Option): ExtraAct<S, V> {
    const extras = ask.aside ? this.play.aside : this.play.anytime
    const act = extras?.acts[chosen.kind]
    if (act !== undefined) return act
    throw new Error(`${this.game.id}: no act for '${chosen.id}' ${ask.aside ? 'aside' : 'at any time'}`)
  }

  private seal({ seat, kind, ticked }: Ask, chosen: Option): void {
    const sealed = this.position.sealed ?? Array<string | null>(this.seats).fill(null)
    sealed[seat] = ticked.length === 0 ? chosen.id : idsOf([...ticked, chosen]).join(' ')
    this.position.sealed = sealed
    if (kind === 'several') setTicks(this.position, seat, null)
    this.emit({ type: 'sealed', seat })
    this.asks = this.asks.filter((ask) => ask.seat !== seat)
    if (!this.isWaiting()) this.openSeals(sealed)
  }

  /** Runs the step with the sealed answers. Before: the last one is in. */
  private openSeals(sealed: readonly (string | null)[]): void {
    this.position.sealed = null
    if (this.unsealed !== null) this.asks = this.unsealed
    else {
      // Ask again without seals and with all ticks, to have every seat's options.
      this.tickAgain(sealed)
      this.makeAsks()
    }
    let opened = 0
    for (const ask of this.asks) if (!ask.aside) opened++
    if (opened > 1) this.reveal()
    for (const ask of this.asks) {
      const picked = sealed[ask.seat] ?? ''
      const last = picked.slice(picked.lastIndexOf(' ') + 1)
      const answer = ask.options.find((o) => o.id === last)
      if (answer === undefined) continue
      this.answers[ask.seat] = answer
      if (ask.kind === 'several') this.takePicks(ask)
    }
    const step = this.position.stack.pop()
    if (step !== undefined) this.steps.get(step.do)?.(this, step, TOGETHER)
    this.answers = []
    this.picks = []
  }

  /** Makes sealed picks ticks again, so that their options can be found. `sealed` has them before the answer. */
  private tickAgain(sealed: readonly (string | null)[]): void {
    for (let seat = 0; seat < sealed.length; seat++) {
      const picked = sealed[seat]?.split(' ')
      if (picked !== undefined && picked.length > 1) setTicks(this.position, seat, picked.slice(0, -1))
    }
  }

  /** Runs until a step asks or nothing is left. */
  private run(): void {
    const { stack } = this.position
    for (let n = 0; n < RUNAWAY; n++) {
      if (this.ended) {
        stack.length = 0
        this.ended = false
      }
      if (stack.length === 0) {
        this.asks = []
        this.together = false
        return
      }
      if (!this.makeAsks()) continue
      const { sealed } = this.position
      // Everyone has sealed, or a preference has just answered for the last seat.
      if (sealed === null || !this.together || this.isWaiting()) return
      this.openSeals(sealed)
    }
    throw new Error(`${this.game.id}: a step of '${stack.at(-1)?.do}' never ends`)
  }

  /** Runs the top step. Returns whether it asked; if so, it is still on top. */
  private makeAsks(): boolean {
    const { stack, sealed } = this.position
    const step = stack.pop()
    if (step === undefined) return false
    const fn = this.steps.get(step.do)
    if (fn === undefined) throw new Error(`${this.game.id}: no step '${step.do}'`)
    this.asking = null
    this.asked = false
    this.together = false
    this.unsealed = null
    fn(this, step, undefined)
    if (this.seen !== null) this.seen.steps.add(step.do)
    if (!this.asked) {
      this.ticking = null
      return false
    }
    stack.push(step)
    if (this.stale) {
      this.stale = false
      return this.makeAsks()
    }
    for (const ask of this.asks) ask.own = ask.options.length
    if (this.play.anytime !== undefined) this.offerAnytime(step)
    if (sealed !== null) this.asks = this.asks.filter((ask) => sealed[ask.seat] === null)
    if (this.play.aside !== undefined) this.offerAside()
    if (this.together && sealed === null) this.unsealed = this.asks
    return true
  }

  private offerAnytime(step: Step): void {
    for (const ask of this.asks) {
      if (!ask.open) continue
      this.asking = ask
      this.play.anytime?.offer(this, ask.seat, step)
    }
  }

  private offerAside(): void {
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.isAsked(seat)) continue
      if (this.position.sealed !== null && this.position.sealed[seat] !== null) continue
      const ask = this.openAside(seat)
      this.play.aside?.offer(this, seat, null)
      if (ask.options.length > 0) this.keepAside(ask)
    }
  }

  /** Whether play waits for a seat: somebody has an ask that is no aside. */
  private isWaiting(): boolean {
    for (const ask of this.asks) if (!ask.aside) return true
    return false
  }

  private isAsked(seat: Seat): boolean {
    for (const ask of this.asks) if (ask.seat === seat) return true
    return false
  }

  /** The options that the seat's current ask refuses, with the reasons. Runs the same step that offers the others. */
  reasons(seat: Seat): Refused[] {
    const { asks, together } = this
    const list: Refused[] = []
    this.refused = { seat, list }
    this.makeAsks()
    this.refused = null
    this.asks = asks
    this.together = together
    return list
  }

  /**
   * Replaces everything the seat can't know with a random guess, for bots that search and for previews. `seat` null:
   * a spectator. Changes this machine, so callers guess on a copy.
   * Before: the machine is at a question (or over). After: the seat's view and its ask are the same (a law checks
   * this). Hidden facts, future chance and the sealed answers of other seats are drawn again from `chance`, and the
   * ticks of other seats are gone. The stack is the same. Asks have no ids yet.
   *
   * Steps: 1. The game deals its hidden facts again. 2. The position gets a new stream of chance; 8 words are thrown
   * away so that similar seeds diverge. 3. Ticks of other seats are removed. 4. `sealed` is set aside, so that the
   * step asks every seat again. Each other seat that had sealed gets the answer that `others` gives to that question, or
   * a random one; extras don't count. Then `sealed` is put back. 5. The top step asks again.
   *
   * Example: seats 0, 1 and 2 choose one of a, b, c together. Seat 0 has sealed a, seat 1 has sealed b, seat 2 is
   * still asked: sealed is ['a', 'b', null]. guess(0) keeps 'a', replaces 'b' with a, b or c at random, and still
   * asks seat 2: sealed is ['a', 'c', null], say. guess(null) would replace 'a' as well.
   */
  guess(seat: Seat | null, chance: Chance, others?: (ask: Ask) => Option): void {
    this.game.see.guess(this, seat, chance)
    const { position } = this
    position.chance = [chance.word() | 0, chance.word() | 0, chance.word() | 0, 1]
    for (let i = 0; i < 8; i++) nextWord(position.chance)
    const { sealed } = position
    if (position.ticked !== undefined) {
      for (let other = 0; other < this.seats; other++)
        if (other !== seat) setTicks(this.position, other, null)
    }
    if (sealed !== null) {
      position.sealed = null
      for (const [other, old] of sealed.entries()) {
        if (other !== seat && old !== null) sealed[other] = this.anyAnswer(other, chance, others)
      }
      position.sealed = sealed
    }
    // A step whose question depends on hidden facts may ask nobody now. Then `asks` stays empty.
    this.asks = []
    if (position.stack.length > 0) this.makeAsks()
  }

  /** An answer that the seat could seal now. For several picks: the ticks, then the option that confirms them. */
  private anyAnswer(seat: Seat, chance: Chance, others?: (ask: Ask) => Option): string {
    const picks: string[] = []
    for (;;) {
      this.makeAsks()
      const ask = this.asks.find((one) => one.seat === seat && !one.aside)
      if (ask === undefined) break
      const options = ask.options.slice(0, ask.own).filter(({ manner }) => manner !== 'unticks')
      const chosen = others?.({ ...ask, options, own: options.length }) ?? chance.pick(options)
      picks.push(chosen.id)
      if (!isTick(ask, chosen)) break
      setTicks(this.position, seat, picks.slice())
    }
    if (this.position.ticked !== undefined) setTicks(this.position, seat, null)
    return picks.join(' ')
  }

  /**
   * Plays an option up to the first chance or reveal; `events` has what happened. Returns false if it stopped there;
   * then this machine must not be used anymore.
   */
  probe(ask: Ask, chosen: Option): boolean {
    this.probing = true
    try {
      this.answer(ask, chosen)
      return true
    } catch (error) {
      if (error !== HALT) throw error
      return false
    }
  }

  // The rest of `Turn`, for steps.

  push(step: Step): void {
    this.position.stack.push(step)
  }

  end(): void {
    this.ended = true
  }

  roundBegins(n: number): void {
    const { turns, seat } = this.turnCount
    this.turnCount = { round: n, turns, seat }
  }

  turnBegins(seat: Seat): void {
    const { round, turns } = this.turnCount
    this.turnCount = { round, turns: turns + 1, seat }
  }

  answerOf(seat: Seat): Option {
    const answer = this.answers[seat]
    if (answer === undefined) throw new Error(`seat ${seat} was not asked together`)
    return answer
  }

  picksOf(seat: Seat): readonly Option[] {
    const picks = this.picks[seat]
    if (picks === undefined) throw new Error(`seat ${seat} has confirmed nothing`)
    return picks
  }

  choice(seat: Seat, effect: string): Choice {
    const own = this.position.standing[seat]?.[effect]
    if (own !== undefined) return own
    for (const { id, initial } of this.play.effects) if (id === effect) return initial
    return 'ask'
  }

  emit(event: GameEvent): void {
    this.events.push(event)
    if (this.seen !== null && event.from !== undefined) this.seen.cards.add(event.from)
  }

  credit(from: string): void {
    if (this.seen !== null) this.seen.cards.add(from)
  }

  chance(n: number): number {
    if (this.probing) throw HALT
    this.wall ??= 'chance'
    return below(this.position.chance, n)
  }

  reveal(): void {
    if (this.probing) throw HALT
    this.wall ??= 'reveal'
  }
}
