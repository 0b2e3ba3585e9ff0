// Everything the kernel knows of a game: the interfaces that every game implements.
import type { Chance } from './chance.ts'
import type { Json } from './json.ts'
import type { Option } from './option.ts'
import type { Lines } from './record.ts'
import type { Facts, Turn } from './turn.ts'

export type Seat = number

/** Something that is still to happen, as data. `from` names the card or rule that caused it. */
export interface Step {
  readonly do: string
  readonly seat: Seat
  readonly from?: string
}

export type AskKind = 'turn' | 'pick' | 'several' | 'path' | 'amount' | 'yesno' | 'order' | 'story'

/** A question to one seat. */
export interface Ask {
  /** The number of entries in the record when it was asked; the seat never meets the same id with another question. */
  id: number
  readonly seat: Seat
  readonly kind: AskKind
  readonly prompt: string
  readonly from: string | undefined
  /** The ask also offers extras: options that the rules allow at any time. */
  readonly open: boolean
  /** An open offer that nobody waits for. */
  readonly aside: boolean
  /** How many options the step itself offers. They come first; the others are extras. */
  own: number
  readonly options: Option[]
  /** For several picks: everything that can be picked. */
  candidates: readonly Option[]
  /** For several picks: the ticks so far, in the order they were made. */
  ticked: readonly Option[]
  /** For several picks: how many more ticks are needed before the seat can confirm. */
  owed: number
  /** The name of a long text to read with the question; hosts fetch it by this name. */
  tale: string | null
  /** The seat has read that text before, so pages show it only on demand. */
  folded: boolean
  /** The optional effect whose preference settles this question, now and later. */
  standing: string | null
  /** The seat has no choice, and is asked only so that nobody learns that. */
  hides: boolean
}

/**
 * Something that happened. `only` lists the seats that may see it in full; `rival` is the player without a seat who did
 * it; `tale` names a long text about it.
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

/** Why an option that a player may expect isn't possible now, with the rule that says so. */
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
  /** The heading of its group in the form; absent: none. */
  readonly group?: string
  /** The name of the switch it belongs to, such as an expansion. It applies only while that is on; absent: always. */
  readonly under?: string
}

export type OptionField = OptionWords &
  (
    | {
        readonly type: 'string'
        readonly enum: readonly string[]
        readonly default: string
        /** The names that players see; by default the values themselves. */
        readonly names?: Readonly<Record<string, string>>
      }
    | { readonly type: 'boolean'; readonly default: boolean }
    | {
        /** A list from which players may leave items out. The value names these, in the order of the list, with spaces. */
        readonly type: 'list'
        readonly of: readonly string[]
        readonly default: ''
        readonly names: Readonly<Record<string, string>>
        /** The switches that items belong to. Such an item is listed only while its switch is on. */
        readonly needs?: Readonly<Record<string, string>>
      }
  ) & {
    /** Values of earlier versions, as text, and what they mean now: `{ true: 'two' }`. The form doesn't offer them. */
    readonly earlier?: Readonly<Record<string, string | boolean>>
  }

export type ListField = Extract<OptionField, { readonly type: 'list' }>

export interface OptionsSchema {
  readonly type: 'object'
  readonly properties: { readonly [name: string]: OptionField }
  readonly additionalProperties: false
}

export type GameOptions = Readonly<Record<string, string | boolean>>

/** A recommended choice for one group of the form, such as expansions for a first try. */
export interface OptionSet {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly group: string
  /** The options it chooses. The other fields of the group get their defaults. */
  readonly options: GameOptions
  /** Roughly how many minutes they add to a game. */
  readonly minutes: number
}

/** The rule that forbids a combination of options, and its reason as text. */
export interface Against {
  readonly rule: string
  readonly why: string
}

/** The numbers of seats that a combination of options allows, or the rule that forbids it. */
export interface Allowance {
  /** In ascending order. */
  readonly seats: readonly number[]
  /** A table can't begin with options that a rule forbids. */
  readonly against: Against | null
  /** Why it is not for other numbers of seats, as the end of a sentence; absent: that is how many the game is for. */
  readonly limit?: Against
  /** One sentence about what the options change in the box before the first turn; absent: nothing worth saying. */
  readonly says?: string
}

/**
 * The numbers of a game, which a file may override. A table's content depends on its options, so a game composes the
 * content once, in `read`, and its rules find it in the table's values.
 */
export interface ValuesSchema<V> {
  /** The default values in the form of a file, as in a record. An owner of the box may edit it. */
  template(options: GameOptions): Json
  /** Reads a whole or partial file over the defaults. A refusal names the path and what was expected. */
  read(file: Json, options: GameOptions): V
  /** The values in the form of a file. */
  write(values: V): Json
}

/** Options beside the question: `offer` offers them, and `acts` has an act for each kind of option. */
export interface Extras<S, V> {
  offer(t: Turn<S, V>, seat: Seat, where: Step | null): void
  readonly acts: { readonly [kind: string]: ExtraAct<S, V> }
}

// These are written as methods because TypeScript compares the parameters of methods loosely. A game's functions take
// its own union of steps, and the machine passes them any step. The machine picks the function by the step's name.

/** `where` is the step whose question waits while the act is done. */
export type ExtraAct<S, V> = {
  run(t: Turn<S, V>, seat: Seat, option: Option, where: Step): void
}['run']
export type StepFn<S, V> = {
  run(t: Turn<S, V>, step: Step, answer: Option | undefined): void
}['run']

/** The players without a seat, by id. Their names are in `say`. */
export interface Rivals<S, V> {
  at(seats: number, options: GameOptions): readonly string[]
  /** The score of a rival, which is public; null: it doesn't score. */
  score(f: Facts<S, V>, rival: string): RivalScore | null
  /** The rivals that have won, once the game is over. */
  won(f: Facts<S, V>): readonly string[]
}

export type RivalScore = Pick<Score, 'total' | 'lines'>

export interface Carries<S, V> {
  /** The names of the lines in what an earlier table left: of its seats in their order, then others, if any. */
  lines(left: Json): readonly string[]
  /** Checks what an earlier table left. A refusal says what was expected. */
  read(left: Json, lines: Lines, options: GameOptions): Json
  /** The data that this table leaves for the next one, once it is over; null: none. */
  leaves(f: Facts<S, V>): Json
}

/** An event as statistics over many games count it. */
export type Counted =
  /** The event that triggered the end of the game. */
  | { readonly what: 'ending'; readonly by: string }
  | { readonly what: 'taken'; readonly seat: Seat; readonly card: string }
  /** A card that a player without a seat has. */
  | { readonly what: 'faced'; readonly card: string }
  /** A Battle or duel, with what the winner and the loser had played; empty: nothing. */
  | { readonly what: 'contest'; readonly won: string; readonly lost: string }

export interface OptionalEffect {
  readonly id: string
  readonly initial: Choice
}

/**
 * A game, as the kernel knows it: its id and title, the choices before a table begins (`form`), the numbers on its
 * cards (`values`), and three groups of functions that every table needs. Two more groups are separate exports, loaded
 * where they are needed.
 *
 * | group | what it answers | who asks |
 * | --- | --- | --- |
 * | `play` | what happens next, and who has won | the machine and the table |
 * | `see` | what each pair of eyes may know | hosts, previews, bots that guess |
 * | `say` | how that reads as text | hosts and the command |
 * | `judge`, separate | how good a position or an answer is | bots |
 * | `inspect`, separate | whether the rules keep their laws, and what they cover | tests, `sim`, `engine`, `replay` |
 */
export interface Game<S = unknown, V = unknown> {
  readonly id: string
  readonly title: string
  /** The version number of the newest rules. Tables that began with an earlier version keep it. */
  readonly ruleset: number
  readonly form: Form
  readonly values: ValuesSchema<V>
  readonly play: Play<S, V>
  readonly see: See<S, V>
  readonly say: Say<S, V>
}

/** A game with its judge and its inspection, for the command and for tests. */
export interface WholeGame<S = unknown, V = unknown> extends Game<S, V> {
  readonly judge: Judge<S, V>
  readonly inspect: Inspect<S, V>
}

/** The choices before a table begins. It doesn't depend on the rules, and a lobby needs nothing else. */
export interface Form {
  readonly options: OptionsSchema
  /** Which numbers of seats the options allow, or the rule that forbids them. */
  allows(options: GameOptions): Allowance
  /**
   * The options that a table after one with these options must have, with all others as they were; null: the campaign is
   * over. Absent: any options.
   */
  next?(options: GameOptions): GameOptions | null
  /** The sides: seats that win and lose together and add up their points. Absent: each seat plays for itself. */
  sides?(seats: number, options: GameOptions): readonly (readonly Seat[])[]
}

/**
 * How a table is played: it begins with `setup` and `begin`, `steps` and the extras change it, `copy` lets a search
 * continue from it, and `ending` and `winners` say how it ends.
 */
export interface Play<S, V> {
  /** Optional effects for which a player may set a preference. */
  readonly effects: readonly OptionalEffect[]
  /** Returns the first state. `left`: the result of `carries.read`, or null. */
  setup(seats: number, options: GameOptions, values: V, left: Json): S
  /** Pushes the first steps. */
  begin(t: Turn<S, V>): void
  readonly steps: { readonly [name: string]: StepFn<S, V> }
  /** Extras: options that a seat has at its own open questions. */
  readonly anytime?: Extras<S, V>
  /** Asides: options that a seat has while others are asked. */
  readonly aside?: Extras<S, V>
  /** An equal state that shares nothing that can change. */
  copy(state: S): S
  /** Whether the end of the game has been triggered. */
  ending(f: Facts<S, V>): boolean
  /** The winners, once the game is over; empty: nobody won. */
  winners(f: Facts<S, V>): Seat[]
  /** Players without a seat: an enemy, or a bot that comes with the game. */
  readonly rivals?: Rivals<S, V>
  /** The data that goes from one table of a campaign to the next. */
  readonly carries?: Carries<S, V>
}

/**
 * The knowledge of each pair of eyes; `seat` null is a spectator. `view`, `sees` and `standing` name every field they
 * show, and `guess` deals everything else again. Laws check that they agree.
 */
export interface See<S, V> {
  view(f: Facts<S, V>, seat: Seat | null): Json
  /** The event as that seat sees it; null: it doesn't see it. */
  sees(event: GameEvent, seat: Seat | null): GameEvent | null
  /** The scores, with the source of each point, as far as that seat may know; `host`: everything. */
  standing(f: Facts<S, V>, seat: Seat | null | 'host'): Score[]
  /** Replaces, in place, everything the seat can't know with a random guess. */
  guess(f: Facts<S, V>, seat: Seat | null, chance: Chance): void
  /**
   * Whether the event does something for the seat beyond costing it something. If a preview is complete and has no such
   * event, the page says that the option has no effect. Absent: the page never says so.
   */
  brings?(event: GameEvent, seat: Seat): boolean
  /**
   * The answers that lead, one after the other, to each far thing, if the game knows better routes than the shortest;
   * null: it doesn't. They must not depend on chance or on anything the seat can't know.
   */
  routes?(f: Facts<S, V>, ask: Ask): Readonly<Record<string, readonly string[]>> | null
}

/** The judgment that bots play by. A look ahead calls it on a guessed copy, so `worth` may read everything. */
export interface Judge<S = unknown, V = unknown> {
  /** Answers fast and sensibly; null: leaves the aside. The quick bot calls this with the real position. */
  quick(f: Facts<S, V>, ask: Ask, chance: Chance): Option | null
  /** How good the position is for the seat, in points. */
  worth(f: Facts<S, V>, seat: Seat): number
  /** `worth` already includes where a path leads and the odds of a fight, so a look ahead stops there. */
  readonly weighsAhead?: boolean
  /**
   * The options that a look ahead has to try, in their order. If there is only one, it is the answer. If an aside has
   * none, it is left. Absent: all options are tried.
   */
  promising?(f: Facts<S, V>, ask: Ask): readonly Option[]
  /** How the strengths look ahead in this game, by their ids, where it differs from the bots' own numbers. */
  readonly skills?: { readonly [strength: string]: Partial<Skill> }
  /** How surely a lead in worth wins. Absent: nobody estimates chances in this game. */
  readonly outlook?: Outlook
  /** The facts of a position for a learned value; null: `worth` says all there is to know, as at the end. */
  facts?(f: Facts<S, V>, seat: Seat): Sight | null
  /** The lessons of self-play, for the strengths whose skill is `learned`. Absent: they use `worth` as it is. */
  readonly lessons?: Lessons
}

/** How surely a lead in worth wins, by round from 1; games that last longer stay at the last numbers. */
export interface Outlook {
  /** How much a point of lead over somebody adds to the logarithm of the odds. */
  readonly perPoint: readonly number[]
  /** The same for a side without opponents, and the worth at which it wins every other game. Absent: there is none. */
  readonly alone?: { readonly perPoint: readonly number[]; readonly even: readonly number[] }
}

/** A position as a learned value sees it. It contains nothing that the seat may not know. */
export interface Sight {
  /** The `worth` of the position, so that it isn't worked out twice. */
  readonly worth: number
  /** How far the game is: about −1.5 at the beginning and 1.5 at the end. */
  readonly time: number
  /** In a fixed order, which the lessons depend on. */
  readonly numbers: readonly number[]
  /** Ids of what the seat has. */
  readonly cards: readonly string[]
}

/** The weights of a value that predicts how far the final points will differ from `worth`. Made by `npm run learn`. */
export interface Lessons {
  /** The average of each number, and what its distance from it is divided by. */
  readonly average: readonly number[]
  readonly spread: readonly number[]
  /** Of 1 and of each number, three weights: in general, by time, and by time squared. */
  readonly weights: readonly (readonly number[])[]
  /** Of each card two: in general, and by time. */
  readonly cards: { readonly [id: string]: readonly number[] }
}

/** How far a bot looks ahead, and how well it judges. */
export interface Skill {
  /** How many positions it keeps at each decision of a plan; 0: it makes no plan and looks one decision ahead. */
  readonly width: number
  /** How many positions it may look at per turn. */
  readonly positions: number
  /** How far it misjudges whole plans: two random errors of up to this many points each. */
  readonly haze: number
  /** How many of its best plans it tries in other worlds, with other hidden facts and other luck. */
  readonly candidates: number
  /** In how many other worlds; 0: none. */
  readonly worlds: number
  /** How many further turns, of anyone, are played there after its own, each by a player who looks one decision ahead. */
  readonly turns: number
  /** How much a point of its opponents, on average, counts against one of its own; 0: it looks at itself only. */
  readonly rivalry: number
  /** It corrects `worth` by what self-play has taught (`Judge.lessons`). */
  readonly learned: boolean
}

/** Inspection for tests, simulations and the command. Tables are played without it. */
export interface Inspect<S = unknown, V = unknown> {
  /** The broken conservation laws; empty unless there is a bug. */
  check(f: Facts<S, V>): string[]
  /** Everything that can occur at a table with these options. */
  coverage(options: GameOptions): Coverage
  /** How statistics count an event; null or absent: not at all. */
  counts?(event: GameEvent): Counted | null
  /**
   * Types of events about a card that is open when they happen and may be in a hand right after. They may name the card
   * to everyone who saw it. Absent: none.
   */
  readonly tellOpenCards?: readonly string[]
  /** The position as text, for `replay --at`. */
  position(f: Facts<S, V>, names: readonly string[]): string[]
}

/** The cards and places, steps and kinds of options that test games should reach before the rules are trusted. */
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

/** The game's text. Hosts call it when they show something; rules never do. `names`: the players' names by seat. */
export interface Say<S, V> {
  prompt(ask: Ask, f: Facts<S, V>, names: readonly string[]): string
  /**
   * The label of an option; `after`: the option that leads to it, if both are shown as one; `ask`: the question it is
   * offered with, absent if it is refused.
   */
  label(f: Facts<S, V>, option: Option, names: readonly string[], after?: Option, ask?: Ask): string
  reason(reason: Reason, f: Facts<S, V>, refused: { readonly seat: Seat; readonly option: Option }): string
  /** Lines about what an option would do, from the events of its preview. Absent: one log line per event. */
  hint?(
    f: Facts<S, V>,
    option: Option,
    events: readonly GameEvent[],
    names: readonly string[],
    reader: Seat | null,
  ): string[]
  /** A log line; null: the event needs none. A reader with a seat may be called “you”; null: any reader. */
  event(f: Facts<S, V>, event: GameEvent, names: readonly string[], reader: Seat | null): string | null
  /** The thing that an event is about, if its reader sees it, and the rule behind the event. Absent: neither. */
  about?(f: Facts<S, V>, event: GameEvent, reader: Seat | null): EventAbout
  score(what: string): string
  /** The name of a rival. */
  rival?(id: string): string
  /** How far the game is, in a word or two that everyone may see: “Round 4”. */
  progress(f: Facts<S, V>): string
  /** The sheet of a campaign, from what its last table left. Absent: there is none. */
  campaign?(left: Json): CampaignSheet
}

/** A campaign so far: a column for each line, a row for each chapter, then the sums. */
export interface CampaignSheet {
  readonly columns: readonly {
    /** The name of the line in `Carries.lines`. */
    readonly line: string
    readonly name: string
    /** It does not take part at present. */
    readonly away: boolean
  }[]
  readonly chapters: readonly SheetRow[]
  readonly sums: readonly SheetRow[]
  /** The winners, the way on, and how to read the sheet. */
  readonly notes: readonly string[]
}

export interface SheetRow {
  readonly title: string
  /** By column; empty: nothing yet. */
  readonly cells: readonly string[]
}
