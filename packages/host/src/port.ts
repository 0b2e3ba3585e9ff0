// The one small port between a page and whoever runs its tables: a worker beside it, or a server.
// Requests are answered; updates come by themselves while a page watches a table.
import type {
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
import type { LastStoodIn, StandIn, StoodIn } from './stand-ins.ts'

/** Whose eyes a table is seen with; null is a spectator. */
export type Eyes = Seat | null

export interface SeatPlan {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** The bot's name, where a bot sits. */
  readonly bot?: string
  /** Where the bot plays for a person: why. */
  readonly standIn?: StandIn
  /** What a bot answers first, one after the other as the record writes it, before it thinks for itself. */
  readonly opening?: readonly string[]
}

export interface NewTable {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options?: GameOptions
  readonly values?: Json
  readonly seed?: string
  /** An earlier table that is over: this one begins with what it left. */
  readonly after?: string
}

export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly created: number
  readonly updated: number
  /** Entries so far. */
  readonly seq: number
  readonly over: boolean
  readonly winners: readonly Seat[]
  /** Those without a seat who have won, by name. */
  readonly rivals: readonly string[]
  /** Someone went back beyond a wall. */
  readonly crossed: boolean
  /** Another table may begin with what this one left. */
  readonly leaves: boolean
  /** The table it went on from, where that is kept here. */
  readonly after: string | null
  /** Who is waited for. */
  readonly waiting: readonly Seat[]
  /** How far it is, in the game's words; empty where that was not kept. */
  readonly progress: string
  /** Why it cannot be opened here, if it cannot: an unknown ruleset, a damaged record. */
  readonly trouble?: string
}

export interface WireOption {
  readonly id: string
  readonly kind: string
  /** The thing on the table it points at, e.g. `space:14`. */
  readonly at: string
  readonly label: string
  readonly manner: Manner
  /** Possible beside the question: answering with it leaves the question open. */
  readonly extra: boolean
}

export interface WireAsk {
  readonly id: number
  readonly seat: Seat
  readonly kind: AskKind
  readonly prompt: string
  readonly from: string | null
  /** A standing offer: nobody waits for it. */
  readonly aside: boolean
  readonly options: readonly WireOption[]
  /** Where several picks are one decision: those ticked so far, and how many are still owed. */
  readonly ticked: readonly string[]
  readonly owed: number
  /** A long text that is read with it, by the name under which `tale` gives it. */
  readonly tale: string | null
  /** The effect whose standing choice would settle it from now on. */
  readonly standing: string | null
}

/** What an option would bring. */
export interface Hint {
  /** What it would do, in words, up to the first chance or reveal. */
  readonly effects: readonly string[]
  /** Would it set the end of the game in motion? */
  readonly ends: boolean
  /** Would it bring nothing, as things stand? */
  readonly idle: boolean
}

/** What is worth knowing of an ask and takes trying out: a page asks for it when it has drawn the ask. */
export interface Hints {
  /** By the option's id. */
  readonly options: Readonly<Record<string, Hint>>
  /** For each far thing that several answers in a row lead to: those answers. */
  readonly routes: Readonly<Record<string, readonly string[]>>
}

export interface WireReason {
  readonly id: string
  readonly at: string
  /** Of the option that is refused. */
  readonly manner: Manner
  readonly label: string
  readonly why: string
  readonly rule: string
}

export interface LogLine {
  /** The entry it belongs to: `replay` can show that moment. */
  readonly seq: number
  readonly text: string
  readonly type: string
  readonly seat: Seat | null
  /** Who did it, where that is nobody with a seat. */
  readonly rival: string | null
  /** The card or rule that caused it. */
  readonly from: string | null
  /** The thing on the table it is about. */
  readonly at: string | null
  /** The rule behind it. */
  readonly rule: string | null
  /** A long text that tells of it, by name. */
  readonly tale: string | null
  /** A bot did it for the person at this seat, and why; absent where they did it themselves. */
  readonly standIn?: StandIn
}

/** Somebody who plays without a seat. */
export interface WireRival {
  readonly id: string
  readonly name: string
  /** Null where it does not score. */
  readonly score: RivalScore | null
  readonly won: boolean
}

/** Everything a page needs to draw a table as one pair of eyes sees it. */
export interface Update {
  readonly table: string
  readonly game: string
  /** Moves in the present line of play: what a replay can step through. */
  readonly seq: number
  /** Entries these eyes know of, before and now: whoever knows another number looks again. Others’ ticks wait. */
  readonly after: number
  readonly entries: number
  readonly eyes: Eyes
  readonly seats: readonly SeatPlan[]
  readonly over: boolean
  /** What the players chose before they began, in full: with `values` it says what the table is played with. */
  readonly options: GameOptions
  readonly view: Json
  /** What these eyes are asked, if anything. */
  readonly ask: WireAsk | null
  /** What they may expect to do and cannot. */
  readonly reasons: readonly WireReason[]
  /** Who is waited for. */
  readonly waiting: readonly Seat[]
  /** What happened since the update before this one. */
  readonly events: readonly GameEvent[]
  /** New lines; the whole log where `fresh`. */
  readonly log: readonly LogLine[]
  /** The log begins anew: the table was opened, or play went back. */
  readonly fresh: boolean
  readonly standing: readonly Score[]
  readonly winners: readonly Seat[]
  /** It is over, and another table may begin with what it left. */
  readonly leaves: boolean
  /** Who wins and loses together; each seat for itself where nobody does. */
  readonly sides: readonly (readonly Seat[])[]
  readonly rivals: readonly WireRival[]
  /** Seats at this device that have a standing offer, besides these eyes. */
  readonly asides: readonly Seat[]
  /** What undo would meet for these eyes; `time`: against the clock, that of the answer has passed. */
  readonly undo: 'free' | 'chance' | 'reveal' | 'person' | 'time' | 'nothing'
  readonly redo: boolean
  readonly choices: Readonly<Record<string, Choice>>
  readonly crossed: boolean
  /** The table's numbers, where they are not the game's own. */
  readonly values: Json | null
  /** What a bot played for these eyes since they last answered themselves. */
  readonly lastStoodIn: LastStoodIn | null
  /** What bots played for people; told when the game is over. */
  readonly stoodIn: readonly StoodIn[]
}

/** A moment of the chart: the open totals, by seat, and behind them those of rivals that score. */
export interface Moment {
  readonly seq: number
  readonly totals: readonly number[]
}

/** An answer, or several in a row that count as one. */
export interface Answer {
  readonly table: string
  readonly seat: Seat
  readonly ask: number
  readonly picks: readonly string[]
  /** How many entries there were when it was foreseen: if nothing came between, it need not be told. */
  readonly foreseen?: number
}

export interface Requests {
  tables: { takes: object; gives: { tables: readonly TableSummary[] } }
  create: { takes: NewTable; gives: { table: string } }
  /** Watches a table with these eyes; updates follow. Asked again it changes the eyes. */
  watch: { takes: { table: string; eyes: Eyes }; gives: Update }
  leave: { takes: { table: string }; gives: object }
  /** What the answers to the present ask would bring; refused where it is no longer asked. */
  hints: { takes: { table: string; seat: Seat; ask: number }; gives: Hints }
  /** The paragraphs of a long text; refused where the table does not show it to these eyes. */
  tale: { takes: { table: string; eyes: Eyes; name: string }; gives: { paragraphs: readonly string[] } }
  /**
   * What an answer would show to who gives it, while it is not given yet. Refused beyond what a free step
   * back could take back: chance and what is hidden are known when it is done, and not before.
   */
  foresee: { takes: Answer; gives: Update }
  answer: { takes: Answer; gives: object }
  undo: { takes: { table: string; seat: Seat; consent?: readonly Seat[] }; gives: object }
  redo: { takes: { table: string; seat: Seat }; gives: object }
  choose: { takes: { table: string; seat: Seat; effect: string; choice: Choice }; gives: object }
  sit: { takes: { table: string; seat: Seat; plan: SeatPlan }; gives: object }
  /** The table as it stood after so many entries; nothing is asked there. `log: false`: without its log. */
  replay: { takes: { table: string; at: number; eyes: Eyes; log?: boolean }; gives: Update }
  history: { takes: { table: string }; gives: { moments: readonly Moment[] } }
  /** A new table that goes on from there. */
  branch: { takes: { table: string; at: number }; gives: { table: string } }
  /** A record as text; its whole campaign, chapter by chapter; or without a table, all of them in one file. */
  export: { takes: { table?: string; campaign?: boolean }; gives: { name: string; text: string } }
  /** A record, or several in one file; refused where one does not begin with what another in it left. */
  import: { takes: { text: string }; gives: { tables: readonly string[] } }
  /** Replays what `import` would take, and keeps nothing; refused where a record does not hold. */
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
  /** A table stopped by itself, while nobody had asked for anything. */
  | { readonly trouble: Trouble }
