// The kernel's whole idea of a game, and the words every game shares.
import type { Chance } from './chance.ts'
import type { Json } from './json.ts'
import type { Option } from './option.ts'
import type { Facts, Turn } from './turn.ts'

export type Seat = number

/** What is still to happen, as data. `from` names the card or rule that caused it. */
export interface Step {
  readonly do: string
  readonly seat: Seat
  readonly from?: string
}

export type AskKind = 'turn' | 'pick' | 'several' | 'path' | 'amount' | 'yesno' | 'order' | 'story'

/** A question to one seat. */
export interface Ask {
  /** The record's entry number when it was made; never reused. */
  id: number
  readonly seat: Seat
  readonly kind: AskKind
  readonly prompt: string
  readonly from: string | undefined
  /** What the rules allow at any time is offered too. */
  readonly open: boolean
  /** A standing offer nobody waits for. */
  readonly aside: boolean
  /** How many of its options the step itself offers; those behind them are extras beside the question. */
  own: number
  readonly options: Option[]
  /** Where several picks are one decision: all that can be picked, and */
  candidates: readonly Option[]
  /** what is ticked so far, in the order of ticking. */
  ticked: readonly Option[]
  /** And how many more it takes before it can be confirmed. */
  owed: number
  /** A long text that is read with the question, by the name under which it is fetched. */
  tale: string | null
  /** The standing choice that would settle it, now and from now on. */
  standing: string | null
}

/**
 * Something that happened. `only` lists the seats that may see it in full; `rival` is who did it where
 * that is nobody with a seat; `tale` names a long text that tells of it.
 */
export interface GameEvent {
  readonly type: string
  readonly seat?: Seat
  readonly rival?: string
  readonly tale?: string
  readonly from?: string | undefined
  readonly only?: readonly Seat[]
  readonly [key: string]: Json | undefined
}

/** Why something a player may expect to do cannot be done now, with the rule that says so. */
export interface Reason {
  readonly id: string
  readonly rule: string
}

export interface Refused {
  readonly option: Option
  readonly reason: Reason
}

export type Choice = 'always' | 'never' | 'ask'

export interface ScoreLine {
  readonly what: string
  readonly points: number
}

export interface Score {
  readonly seat: Seat
  readonly total: number
  readonly lines: readonly ScoreLine[]
}

/** One field of the lobby form. */
interface OptionWords {
  readonly title: string
  readonly description: string
  /** The heading it stands under, with others of its kind; absent: under none. */
  readonly group?: string
}

export type OptionField = OptionWords &
  (
    | { readonly type: 'string'; readonly enum: readonly string[]; readonly default: string }
    | { readonly type: 'boolean'; readonly default: boolean }
  )

export interface OptionsSchema {
  readonly type: 'object'
  readonly properties: { readonly [name: string]: OptionField }
  readonly additionalProperties: false
}

export type GameOptions = Readonly<Record<string, string | boolean>>

/** The rule against a choice of options, and what it says. */
export interface Against {
  readonly rule: string
  readonly why: string
}

/** What a choice of options allows. */
export interface Allowance {
  /** The numbers of seats it can be played with, in ascending order. */
  readonly seats: readonly number[]
  /** Nothing starts while a rule stands against it. */
  readonly against: Against | null
  /** What it changes in the box before the first turn, in a sentence; absent: nothing that must be told. */
  readonly says?: string
}

/**
 * The numbers one may override: ours, and how a file laid over them is read. What is in a table depends
 * on its options, so a game composes it once, here, and its rules find it in the table's values.
 */
export interface ValuesSchema<V> {
  /** The file form: what a record carries and an owner of the box may fill in. */
  template(options: GameOptions): Json
  /** Reads a whole or partial file over the defaults; refuses with the path and what was expected. */
  read(file: Json, options: GameOptions): V
  /** The file form of resolved values. */
  write(values: V): Json
}

/** Things a seat may do beside what it is asked. Each kind of option they offer has what it pushes. */
export interface Extras<S, V> {
  offer(t: Turn<S, V>, seat: Seat, where: Step | null): void
  readonly acts: { readonly [kind: string]: ExtraAct<S, V> }
}

// Written as methods, whose parameters TypeScript compares loosely: a game's functions take its own
// union of steps, and the machine hands them any step. That the name fits is the game's own affair.

/** `where` is the step whose question was put aside for it. */
export type ExtraAct<S, V> = {
  run(t: Turn<S, V>, seat: Seat, option: Option, where: Step): void
}['run']
export type StepFn<S, V> = {
  run(t: Turn<S, V>, step: Step, answer: Option | undefined): void
}['run']

/** Who plays without a seat. They are named by ids; what they are called is the text's affair. */
export interface Rivals<S, V> {
  at(seats: number, options: GameOptions): readonly string[]
  /** What a rival has scored; null where it does not score. Nothing of it is hidden. */
  score(f: Facts<S, V>, rival: string): RivalScore | null
  /** Those who have won, once the game is over. */
  won(f: Facts<S, V>): readonly string[]
}

export type RivalScore = Pick<Score, 'total' | 'lines'>

export interface Carries<S, V> {
  /** Checks what an earlier table left; refuses with what was expected. */
  read(left: Json, seats: number, options: GameOptions): Json
  /** What this table leaves, once it is over; null: nothing. */
  leaves(f: Facts<S, V>): Json
}

/** What an event tells somebody who counts over many games. */
export type Counted =
  /** What set the end of the game in motion. */
  | { readonly what: 'ending'; readonly by: string }
  | { readonly what: 'taken'; readonly seat: Seat; readonly card: string }
  /** Two met with what each had played: a Battle, a duel. Empty: nothing was played. */
  | { readonly what: 'contest'; readonly won: string; readonly lost: string }

export interface StandingEffect {
  readonly id: string
  readonly initial: Choice
}

/**
 * A game, as the kernel knows it: who it is, what is chosen before a table begins (`form`), the numbers on its
 * cards (`values`), and three groups of functions that every table is played with. Two more groups are exports of
 * their own, loaded where they are needed.
 *
 * | group | what it answers | who asks |
 * | --- | --- | --- |
 * | `play` | what happens next, and who has won | the machine and the table |
 * | `see` | what each pair of eyes may know | hosts, previews, bots that guess |
 * | `say` | how that reads in words | hosts and the command |
 * | `judge`, apart | how good a position or an answer is | bots |
 * | `inspect`, apart | whether the rules keep their own laws, and what was seen of them | tests, `sim`, `engine`, `replay` |
 */
export interface Game<S = unknown, V = unknown> {
  readonly id: string
  readonly title: string
  /** The number of the newest rules. Tables that began with an earlier number are still played by that. */
  readonly ruleset: number
  readonly form: Form
  readonly values: ValuesSchema<V>
  readonly play: Play<S, V>
  readonly see: See<S, V>
  readonly say: Say<S, V>
}

/** A game with what judges and inspects it: what the command and tests work with. */
export interface WholeGame<S = unknown, V = unknown> extends Game<S, V> {
  readonly judge: Judge<S, V>
  readonly inspect: Inspect<S, V>
}

/** What players choose before a table begins. A lobby needs only this: it depends on no rules. */
export interface Form {
  readonly options: OptionsSchema
  /** Which numbers of seats a choice of options allows, or the rule against it. */
  allows(options: GameOptions): Allowance
  /** Who wins and loses together; each seat for itself where absent. A side has the points of its seats. */
  sides?(seats: number, options: GameOptions): readonly (readonly Seat[])[]
}

/**
 * How a table is played: it begins with `setup` and `begin`, `steps` and the extras change it, `copy` lets a
 * search go on from it, and `ending` and `winners` say how it ends.
 */
export interface Play<S, V> {
  /** Optional effects whose owner may choose once for all. */
  readonly effects: readonly StandingEffect[]
  /** Makes the first state. `left`: what `carries` read, or null. */
  setup(seats: number, options: GameOptions, values: V, left: Json): S
  /** Pushes what happens first. */
  begin(t: Turn<S, V>): void
  readonly steps: { readonly [name: string]: StepFn<S, V> }
  /** What a seat may do inside its own open questions. */
  readonly anytime?: Extras<S, V>
  /** What a seat may do while others are asked. */
  readonly aside?: Extras<S, V>
  /** An equal state that shares nothing that can change. */
  copy(state: S): S
  /** Has something set the end of the game in motion? */
  ending(f: Facts<S, V>): boolean
  /** The winners, once the game is over; none where nobody won. */
  winners(f: Facts<S, V>): Seat[]
  /** Who plays without a seat: an enemy, a bot of the box. */
  readonly rivals?: Rivals<S, V>
  /** What goes from a table to the next one of a campaign. */
  readonly carries?: Carries<S, V>
}

/**
 * What each pair of eyes may know. `seat` null is somebody who only watches. `view`, `sees` and `standing` name
 * what they show, and `guess` re-deals everything else: the laws hold them to it.
 */
export interface See<S, V> {
  view(f: Facts<S, V>, seat: Seat | null): Json
  /** The event as that seat sees it; null: not at all. */
  sees(event: GameEvent, seat: Seat | null): GameEvent | null
  /** Lines with where each point came from; `seat`: only what that seat may know. */
  standing(f: Facts<S, V>, seat: Seat | null | 'host'): Score[]
  /** Re-deals in place what that seat cannot know. */
  guess(f: Facts<S, V>, seat: Seat | null, chance: Chance): void
  /**
   * Is it good for the seat, or at least more than a price? Of an answer that is foreseen whole and has nothing
   * of the kind it is said that it brings nothing; of none where absent.
   */
  brings?(event: GameEvent, seat: Seat): boolean
  /**
   * The answers in a row that lead to each far thing, where the game knows better ways than those of the fewest
   * steps. Nothing of them may depend on chance or on what the seat cannot know.
   */
  routes?(f: Facts<S, V>, ask: Ask): Readonly<Record<string, readonly string[]>>
}

/** What bots play by. A judge may read everything: a bot that must not know is given a guess. */
export interface Judge<S = unknown, V = unknown> {
  /** A fast, sensible player; null: it takes nothing of a standing offer. */
  quick(f: Facts<S, V>, ask: Ask, chance: Chance): Option | null
  /** How good the position is for the seat, in points. */
  worth(f: Facts<S, V>, seat: Seat): number
  /** `worth` counts where a path leads, and the odds of a fight at its first roll: a look ahead stops there. */
  readonly weighsAhead?: boolean
  /**
   * Of what is asked the options a look ahead need try, in their order. One alone is the answer; none of a
   * standing offer: nothing of it is taken. Absent: all.
   */
  promising?(f: Facts<S, V>, ask: Ask): readonly Option[]
}

/** What only those ask who look a game over. No table needs it in order to be played. */
export interface Inspect<S = unknown, V = unknown> {
  /** Broken conservation laws; always empty. */
  check(f: Facts<S, V>): string[]
  /** All that a table of these options can show. */
  coverage(options: GameOptions): Coverage
  /** What an event counts for in statistics; nothing where absent. */
  counts?(event: GameEvent): Counted | null
  /** The position in words, for `replay --at`. */
  position(f: Facts<S, V>, names: readonly string[]): string[]
}

/** Cards and places, names of steps, kinds of option: what games should go through before they are trusted. */
export interface Coverage {
  readonly cards: readonly string[]
  readonly steps: readonly string[]
  readonly options: readonly string[]
}

export interface EventAbout {
  /** The thing on the table, named as options name it. */
  readonly at: string | null
  readonly rule: string | null
}

/** Words are made at the edge, from the game's text. `names`: what the players are called. */
export interface Say<S, V> {
  prompt(ask: Ask, f: Facts<S, V>, names: readonly string[]): string
  /** What an option says; `after`: as one with the option that leads to it. */
  label(f: Facts<S, V>, option: Option, names: readonly string[], after?: Option): string
  reason(reason: Reason, f: Facts<S, V>, refused: { readonly seat: Seat; readonly option: Option }): string
  /** What an option would bring, from what trying it out showed; a log line an event where absent. */
  hint?(
    f: Facts<S, V>,
    option: Option,
    events: readonly GameEvent[],
    names: readonly string[],
    reader: Seat | null,
  ): string[]
  /** A log line; null for events that need none. Who reads it may be called “you”; null is anybody. */
  event(f: Facts<S, V>, event: GameEvent, names: readonly string[], reader: Seat | null): string | null
  /** What an event is about among what its reader sees, and the rule behind it; neither where absent. */
  about?(f: Facts<S, V>, event: GameEvent, reader: Seat | null): EventAbout
  score(what: string): string
  /** What a rival is called. */
  rival?(id: string): string
  /** How far the game is, in a word or two that anybody may read: “Round 4”. */
  progress(f: Facts<S, V>): string
}
