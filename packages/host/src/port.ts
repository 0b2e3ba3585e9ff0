// The port between a page and the host that runs its tables, which is a worker or a server. Every request gets a
// reply; updates arrive on their own while a page watches a table.
import type {
  CampaignSheet,
  Lines,
  AskKind,
  Choice,
  GameEvent,
  GameOptions,
  Json,
  Manner,
  RivalScore,
  Score,
  Seat,
} from '@lorehall/kernel'
import type { Guessed } from './thought.ts'
import type { LastStoodIn, Mark, StandIn, StoodIn } from './stand-ins.ts'

/** The seat through whose eyes a table is seen; null: a spectator. */
export type Eyes = Seat | null

export interface SeatPlan {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** The kind of bot, if a bot has the seat. */
  readonly bot?: string
  /** Why the bot plays, if it plays for a person. */
  readonly standIn?: StandIn
  /** The first answers of a bot, in the record's notation; after them it thinks for itself. */
  readonly opening?: readonly string[]
}

/** The table that another continues, by its id. */
export interface After {
  readonly table: string
  /** Absent: each seat continues the line of its number. */
  readonly lines?: Lines
}

export interface NewTable {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options?: GameOptions
  readonly values?: Json
  readonly seed?: string
  /** Players may not ask the coach. */
  readonly coach?: false
  /** A finished table; this one begins with what it left. */
  readonly after?: After
  /** Answers that are already given when the table is created, in the record's notation: `0 move:14 stop`. */
  readonly opening?: readonly string[]
}

export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly created: number
  readonly updated: number
  /** The number of entries. */
  readonly seq: number
  readonly over: boolean
  readonly winners: readonly Seat[]
  /** The names of rivals that have won. */
  readonly rivals: readonly string[]
  /** Somebody undid a move beyond a wall. */
  readonly crossed: boolean
  /** Another table may begin with what this one left. */
  readonly leaves: boolean
  /** The id of the table it continues, if that is stored here. */
  readonly after: string | null
  /** The seats that must answer. */
  readonly waiting: readonly Seat[]
  /** How far the game is, as the game says it; empty if an earlier version stored the table. */
  readonly progress: string
  /** Why it can't be opened here: an unknown ruleset, a damaged record. */
  readonly trouble?: string
}

export interface WireOption {
  readonly id: string
  readonly kind: string
  /** The thing on the table it points at, e.g. `space:14`. */
  readonly at: string
  readonly label: string
  readonly manner: Manner
  /** An option beside the question; after it, the question is asked again. */
  readonly extra: boolean
}

export interface WireAsk {
  readonly id: number
  readonly seat: Seat
  readonly kind: AskKind
  readonly prompt: string
  readonly from: string | null
  /** An open offer that nobody waits for. */
  readonly aside: boolean
  readonly options: readonly WireOption[]
  /** For several picks: the ids ticked so far, and how many are still owed. */
  readonly ticked: readonly string[]
  readonly owed: number
  /** The name of a long text to read with the question; `tale` returns it. */
  readonly tale: string | null
  /** The player has read that text before: it is shown only on demand. */
  readonly folded: boolean
  /** The optional effect whose preference would settle this question from now on. */
  readonly standing: string | null
}

/** The preview of an option. */
export interface Hint {
  /** Its effects as text, up to the first chance or reveal. */
  readonly effects: readonly string[]
  /** Whether it would trigger the end of the game. */
  readonly ends: boolean
  /** Whether it would do nothing for the player. */
  readonly idle: boolean
}

/** Previews of an ask. They take long to compute, so a page requests them after it has drawn the ask. */
export interface Hints {
  /** By the option's id. */
  readonly options: Readonly<Record<string, Hint>>
  /** For each far thing that several answers in a row lead to, those answers. */
  readonly routes: Readonly<Record<string, readonly string[]>>
}

/** One of the best options of a question, as a strong bot sees it. */
export interface CounselOption {
  readonly id: string
  readonly at: string
  readonly label: string
  /** The points that it brings by the end of the turn, compared with the position as it is. */
  readonly gain: number
  /** The effects of it and of the answers that follow, up to the first chance or reveal. */
  readonly effects: readonly string[]
  /** The labels of the answers that would follow, up to the first chance or reveal. */
  readonly next: readonly string[]
}

export interface Counsel {
  /** The best first. Empty: there is nothing to compare, because everyone chooses together. */
  readonly options: readonly CounselOption[]
}

/** A decision of a finished game, in the eyes of a strong bot. */
export interface ReviewDecision {
  /** The number of moves before it; `replay` shows that moment. */
  readonly seq: number
  readonly seat: Seat
  readonly round: number
  readonly prompt: string
  /** The best first; the chosen one may be the last. */
  readonly options: readonly CounselOption[]
  /** The id of the option that the player chose. */
  readonly chosen: string
  /** How many points less it promised than the best option. */
  readonly cost: number
  /** The same as a chance to win. */
  readonly chance: number
}

/** A decision that decided the game: both ways were played on to the end many times. */
export interface ReviewMoment {
  /** Its number among the decisions. */
  readonly decision: number
  /** The option that was compared with the chosen one: the best, or the next best if the best was chosen. */
  readonly other: string
  /** The shares of games that the player's side won after the chosen option and after the other one. */
  readonly chosenWon: number
  readonly otherWon: number
  /** How many points better the chosen way ended, on average. */
  readonly lead: number
  /** How many games were played each way. */
  readonly games: number
}

/** The winning chances of each seat's side, as far as a spectator could know. */
export interface ChanceMoment {
  readonly seq: number
  /** The number of the turn that begins there. */
  readonly turn: number
  readonly chances: readonly number[]
}

export interface Review {
  readonly format: number
  /** The number of moves of the game. */
  readonly length: number
  /** The seats whose decisions it looks at: those of people, or all if only bots played. */
  readonly seats: readonly Seat[]
  readonly decisions: readonly ReviewDecision[]
  /** At the beginning of each turn and at the end. Empty if nobody estimates chances in this game. */
  readonly chances: readonly ChanceMoment[]
  /** At most three, in the order of the game. */
  readonly moments: readonly ReviewMoment[]
  /** The numbers of the decisions in which one option was clearly best, in the order of the game. */
  readonly puzzles: readonly number[]
}

/** A review that is being made, or is there. */
export interface ReviewState {
  /** How many of its steps are done. */
  readonly done: number
  readonly of: number
  readonly review: Review | null
}

export interface WireReason {
  readonly id: string
  readonly at: string
  /** The manner of the refused option. */
  readonly manner: Manner
  readonly label: string
  readonly why: string
  readonly rule: string
}

export interface LogLine {
  /** The move it belongs to, counted from 1; 0: the setup. `replay` can show that moment. */
  readonly seq: number
  readonly text: string
  readonly type: string
  readonly seat: Seat | null
  /** The rival that did it, if no seat did. */
  readonly rival: string | null
  /** The card or rule that caused it. */
  readonly from: string | null
  /** The thing on the table it is about. */
  readonly at: string | null
  /** The rule behind it. */
  readonly rule: string | null
  /** The name of a long text about it. */
  readonly tale: string | null
  /** Why a bot did it for the player of this seat; absent if they did it themselves. */
  readonly standIn?: Mark
}

/** A player without a seat. */
export interface WireRival {
  readonly id: string
  readonly name: string
  /** Null: it doesn't score. */
  readonly score: RivalScore | null
  readonly won: boolean
}

/** Everything a page needs to draw a table as one pair of eyes sees it. */
export interface Update {
  readonly table: string
  readonly game: string
  /** The number of moves in the current line of play. A replay can step through them. */
  readonly seq: number
  /** The number of entries these eyes know of, before this update and now. A page that had another number than `after`
   *  must watch again. Ticks of other seats are not counted until something visible happens. */
  readonly after: number
  readonly entries: number
  readonly eyes: Eyes
  readonly seats: readonly SeatPlan[]
  readonly over: boolean
  /** All options of the table, including defaults. Together with `values` they define what is in the box. */
  readonly options: GameOptions
  readonly view: Json
  /** The ask of these eyes, if any. */
  readonly ask: WireAsk | null
  /** The options that the ask refuses, with reasons. */
  readonly reasons: readonly WireReason[]
  /** The seats that must answer. */
  readonly waiting: readonly Seat[]
  /** The events since the last update. */
  readonly events: readonly GameEvent[]
  /** The new lines; with `fresh`, the whole log. */
  readonly log: readonly LogLine[]
  /** The log was rewritten: the table was opened, or there was an undo or redo. */
  readonly fresh: boolean
  readonly standing: readonly Score[]
  readonly winners: readonly Seat[]
  /** The table is over, and another may begin with what it left. */
  readonly leaves: boolean
  /** The sides. If everyone plays alone, each seat is a side. */
  readonly sides: readonly (readonly Seat[])[]
  readonly rivals: readonly WireRival[]
  /** The other seats at this device that have an aside. */
  readonly asides: readonly Seat[]
  /** The wall that an undo would cross; `time`: the seat's time limit for that answer has run out. */
  readonly undo: 'free' | 'chance' | 'reveal' | 'person' | 'time' | 'nothing'
  readonly redo: boolean
  readonly choices: Readonly<Record<string, Choice>>
  readonly crossed: boolean
  /** The table's values, if they are not the game's own. */
  readonly values: Json | null
  /** Set if the table was made without the coach. */
  readonly coach?: false
  /** A bot's moves for this seat since its player last answered. */
  readonly lastStoodIn: LastStoodIn | null
  /** How often bots played for people; empty until the game is over. */
  readonly stoodIn: readonly StoodIn[]
}

/** A campaign up to a table, and the way on. */
export interface Campaign {
  /** The lines that another table may continue: those of this table's seats in their order, then others. */
  readonly lines: readonly string[]
  /** Null: the game has none. */
  readonly sheet: CampaignSheet | null
  /** The options of the next table; null: the campaign is over. */
  readonly next: GameOptions | null
}

/** A point of the score chart: the public totals by seat, followed by those of rivals that score. */
export interface Moment {
  readonly seq: number
  readonly totals: readonly number[]
}

/** An answer, or several in a row that are one entry. */
export interface Answer {
  readonly table: string
  readonly seat: Seat
  readonly ask: number
  readonly picks: readonly string[]
  /** The number of entries when the page used `foresee`. If it is still the same, the page gets no update. */
  readonly foreseen?: number
}

/** A running game as one seat may know it, to try out a plan on any device. Everything else is dealt again. */
export interface Ahead {
  readonly guessed: Guessed
  /** The plan of each seat while somebody plans: all others are bots. */
  readonly seats: readonly SeatPlan[]
}

export interface Requests {
  tables: { takes: object; gives: { tables: readonly TableSummary[] } }
  create: { takes: NewTable; gives: { table: string } }
  /** Watches a table with these eyes; updates follow. Another request for the same table changes the eyes. */
  watch: { takes: { table: string; eyes: Eyes }; gives: Update }
  leave: { takes: { table: string }; gives: object }
  /** Previews of the options of the seat's current ask; refused if the ask is closed. */
  hints: { takes: { table: string; seat: Seat; ask: number }; gives: Hints }
  /** The best options of the seat's current ask in the eyes of a strong bot; refused if the ask is closed. */
  counsel: { takes: { table: string; seat: Seat; ask: number }; gives: Counsel }
  /**
   * The review of a finished game. The first request begins it; ask again until it is there. Refused until the game is
   * over.
   */
  review: { takes: { table: string }; gives: ReviewState }
  /** The game as this seat may know it. Refused to spectators and after the end. */
  ahead: { takes: { table: string; seat: Seat }; gives: Ahead }
  /** A table to try out a plan at. It is never stored: removing it, or closing the page, throws it away. */
  sketch: { takes: { ahead: Ahead }; gives: { table: string } }
  /** The paragraphs of a long text; refused unless the table shows it to these eyes. */
  tale: { takes: { table: string; eyes: Eyes; name: string }; gives: { paragraphs: readonly string[] } }
  /**
   * The update that the seat would get after this answer, without giving it. Refused unless the answer could be undone
   * freely, because chance and secrets must stay unknown until the answer is given.
   */
  foresee: { takes: Answer; gives: Update }
  answer: { takes: Answer; gives: object }
  undo: { takes: { table: string; seat: Seat; consent?: readonly Seat[] }; gives: object }
  redo: { takes: { table: string; seat: Seat }; gives: object }
  choose: { takes: { table: string; seat: Seat; effect: string; choice: Choice }; gives: object }
  /** Bots that think answer now, as well as they can. */
  hurry: { takes: { table: string }; gives: object }
  sit: { takes: { table: string; seat: Seat; plan: SeatPlan }; gives: object }
  /** The table after `at` moves, without an ask. `log: false`: without its log. */
  replay: { takes: { table: string; at: number; eyes: Eyes; log?: boolean }; gives: Update }
  history: { takes: { table: string }; gives: { moments: readonly Moment[] } }
  /**
   * The winning chances at the beginning of each turn, as far as a spectator could know. Until the game is over, refused
   * to people at the table unless all of them agreed; on a shared device, the page says so. Empty if nobody estimates
   * chances in this game.
   */
  chances: { takes: { table: string; agreed?: boolean }; gives: { moments: readonly ChanceMoment[] } }
  /** The campaign up to this table, which is over. Refused if it left nothing. */
  campaign: { takes: { table: string }; gives: Campaign }
  /** A new table that continues after `at` moves. With `against`, this seat is a person's and all others are bots of that name. */
  branch: {
    takes: { table: string; at: number; against?: { readonly seat: Seat; readonly bot: string } }
    gives: { table: string }
  }
  /** A file with one table, with its whole campaign, or (without `table`) with all tables. */
  export: { takes: { table?: string; campaign?: boolean }; gives: { name: string; text: string } }
  /** Adds the record or records of a file; refused if a later chapter doesn't begin with what the earlier one left. */
  import: { takes: { text: string }; gives: { tables: readonly string[] } }
  /** Replays the records of a file like `import`, but stores nothing; refused if a record is invalid. */
  verify: { takes: { text: string }; gives: { entries: number } }
  remove: { takes: { table: string }; gives: object }
}
export type Op = keyof Requests

export interface RequestMessage<O extends Op = Op> {
  readonly id: number
  readonly op: O
  readonly body: Requests[O]['takes']
}

export interface Trouble {
  readonly table: string
  readonly code: string
  readonly message: string
}

export type HostMessage =
  | { readonly id: number; readonly ok: true; readonly body: unknown }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string }
  | { readonly update: Update }
  /** A table stopped on its own, not as the reply to a request. */
  | { readonly trouble: Trouble }
