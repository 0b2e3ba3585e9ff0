// Where a server keeps everything: a port, so that another database can stand behind it. Whatever
// changes something resolves when it is durable, or rejects and has changed nothing.
import type { Carried, Entry, GameOptions, Json, Seat } from '@lorehall/kernel'
import type { Beginning, StandIn, StandIns } from '@lorehall/host'

export interface Person {
  readonly id: string
  readonly name: string
  readonly webhook: string | null
  /** Ids of people whose chat is not shown. */
  readonly muted: readonly string[]
  readonly created: number
}

export interface SeatRow {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
  /** Whose seat it is, also while a bot plays for them. */
  readonly person: string | null
  /** The bot that plays it, or plays for a person who is away. */
  readonly bot: string | null
  readonly away: boolean
  /** What the seat added to the chance of the table. */
  readonly nonce: string | null
  /** Deadlines missed in a row. */
  readonly missed: number
  /** Since when a bot plays for the person; null: they play themselves. */
  readonly since: number | null
  /** And why it does. */
  readonly standIn: StandIn | null
}

/** What people wanted of a table before it began. */
export interface Plan {
  readonly options: GameOptions
  readonly values?: Json
  /** A record from someone's own device, as text, that goes on here. */
  readonly record?: string
  /** Seconds for which somebody who is away keeps their say; kept when it has begun. */
  readonly absence?: number
  /** The earlier table it goes on from; kept when it has begun. */
  readonly after?: string
  /** And what that one left. */
  readonly carried?: Carried
}

export interface Proposal {
  /** Made here, and never used for another. */
  readonly id: string
  /** What who made it sent along, to know it again where it is sent twice. */
  readonly key?: string
  readonly kind: 'undo' | 'end'
  readonly by: Seat
  readonly agreed: readonly Seat[]
  /** How many entries there were: what is agreed on is agreed on then. */
  readonly at: number
}

/** How a proposal ended. */
export interface Settled extends Pick<Proposal, 'id' | 'key' | 'kind' | 'by'> {
  readonly how: 'agreed' | 'refused' | 'withdrawn' | 'overtaken'
  /** By whom, where it was one alone. */
  readonly who: Seat | null
}

/** Under which deadline a seat gave answers that it may take back: for who does, that time runs on. */
export interface Spent {
  readonly seat: Seat
  /** Null: nobody waited for them. */
  readonly end: number | null
  readonly answers: number
}

/** What changes with every entry; small, and written with it. */
export interface Pulse {
  /** Entries so far. */
  readonly seq: number
  readonly updated: number
  /** Who is waited for. */
  readonly waiting: readonly Seat[]
  /** By seat: when a bot answers for it; null: never. */
  readonly deadlines: readonly (number | null)[]
  /** By seat the newest last; empty without a limit. */
  readonly spent: readonly Spent[]
  /** When something is next to be done about a deadline: a reminder, or the deadline itself. */
  readonly due: number | null
  readonly progress: string
  /** The game came to its end, or the people agreed on one. */
  readonly ended: 'played' | 'agreed' | null
  readonly winners: readonly Seat[]
  /** Those without a seat who have won, by name. */
  readonly rivals: readonly string[]
}

export interface TableRow extends Pulse {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly stage: 'gathering' | 'playing' | 'over'
  /** Who made it; null once they are forgotten. */
  readonly host: string | null
  readonly public: boolean
  /** Seconds a seat has; null: as long as it likes. */
  readonly limit: number | null
  readonly seats: readonly SeatRow[]
  readonly plan: Plan
  /** How it began; null while it gathers. */
  readonly beginning: Beginning | null
  /** 256 random bits in hex. Leaves the server only after the end. */
  readonly seed: string
  readonly carried: boolean
  readonly proposal: Proposal | null
  /** The last one that ended. */
  readonly settled: Settled | null
  readonly rematch: string | null
  /** How often it was saved: who saves it names the version they know. */
  readonly version: number
  /** Which line of play it is: a restore may put another in its place, of the same length. */
  readonly epoch: number
  readonly created: number
}

/** A table, and the line of play that is meant. */
export type LineOf = Pick<TableRow, 'id' | 'epoch'>

/** What is at hand of a table: everything but its heavy parts. */
export type TableSlip = Omit<TableRow, 'plan' | 'beginning' | 'seed'>

export interface ChatRow {
  readonly n: number
  readonly person: string | null
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

/** A notice on its way to someone's webhook. */
export interface Letter {
  readonly id: number
  readonly url: string
  readonly body: Json
  readonly due: number
  readonly tries: number
}

export interface Report {
  readonly id: string
  readonly table: string
  readonly seat: Seat | null
  readonly seq: number
  readonly text: string
  readonly versions: Json
  readonly view: Json
  readonly at: number
}

export interface Storage {
  // People. Secrets come as hashes; the storage never sees one.
  addPerson(person: Person, device: string): Promise<void>
  person(id: string): Promise<Person | null>
  personOfDevice(device: string): Promise<Person | null>
  changePerson(person: Person): Promise<void>
  addRecovery(token: string, person: string, expires: number): Promise<void>
  /** The person the token is for, and the token is gone; null: unknown, used or expired. */
  takeRecovery(token: string, device: string, now: number): Promise<Person | null>
  /** Name, devices, chat, recoveries and notices go; seats and records say *Someone*. */
  erasePerson(id: string): Promise<void>
  /** Tables that are not over at which they sit, and nobody plays for them. */
  seatedAt(person: string): Promise<string[]>

  // Tables.
  /** False where this person has already made a table with this key: `madeWith` finds it. */
  addTable(table: TableRow, key: string | null): Promise<boolean>
  madeWith(person: string, key: string): Promise<string | null>
  table(id: string): Promise<TableRow | null>
  tableOfCode(code: string): Promise<string | null>
  entries(id: string): Promise<Entry[]>
  /** Which of them a bot made for a person. */
  standIns(id: string): Promise<StandIns>
  /** Everything but the entries and the pulse, of which only `updated` moves on; the version is then one
   *  more. Rejects with `Overtaken` where the table is gone, has another version by now, or names a person
   *  who was forgotten. */
  saveTable(table: TableSlip): Promise<void>
  /** The game begins, with the entries it brings along: both or neither. */
  beginTable(table: TableRow, entries: readonly Entry[], standIns?: StandIns): Promise<void>
  /** Adds entries from number `from` on, with the new pulse: both or neither. `standIns` says which of them a
   *  bot made for a person. A table that ended is over from then on. Rejects with `Overtaken` where that number is taken, or by now it is another line. */
  append(
    line: LineOf,
    from: number,
    entries: readonly Entry[],
    pulse: Pulse,
    standIns?: StandIns,
  ): Promise<void>
  /** Those not over, newest first, and of those that one person made only so many. */
  publicTables(most: number, mostOfEach: number): Promise<TableSlip[]>
  /** Where this person sits, or that they made: what goes on first, then newest first. */
  tablesOf(person: string, most: number): Promise<TableSlip[]>
  /** Ids of tables at which this person is waited for. */
  turnsOf(person: string): Promise<string[]>
  /** How many tables that are not over this person has made. */
  openTablesOf(person: string): Promise<number>
  countTables(): Promise<number>
  /** Tables with something due by then, the most urgent first. */
  dueTables(now: number, most: number): Promise<string[]>
  /** Tables at which somebody has more time left than the limit. */
  lateTables(now: number): Promise<string[]>
  /** Removes tables in that stage that nobody touched since; says how many. */
  sweep(stage: TableRow['stage'], untouchedSince: number): Promise<number>
  /** Rejects with `Overtaken` where it has another version by now. */
  removeTable(table: Pick<TableRow, 'id' | 'version'>): Promise<void>
  /** Looks after the table again only then. */
  postpone(id: string, due: number): Promise<void>

  // Chat.
  /** The line with its number; null: it was said already with this key. */
  say(table: string, line: Omit<ChatRow, 'n'>, key: string): Promise<ChatRow | null>
  /** The newest of them, in the order they were said. */
  chat(table: string, after: number, most: number): Promise<ChatRow[]>

  // Notices and reports.
  post(letters: readonly Omit<Letter, 'id' | 'tries'>[]): Promise<void>
  /** The first that is due for each address. */
  dueLetters(now: number, most: number): Promise<Letter[]>
  /** Delivered or given up: gone; otherwise due again then. */
  settleLetter(id: number, again: number | null): Promise<void>
  addReport(report: Report): Promise<void>
  reports(): Promise<Report[]>

  /** True when something else has written since this was last asked, e.g. a restore. */
  changedElsewhere(): boolean
  /** Called every now and then: puts in order what can wait until little is to be done. */
  tidy(now: number): void
  close(): void
}
