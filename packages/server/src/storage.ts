// The storage port: everything that a server stores, without naming a database. A call that changes something
// resolves when the change is durable, or rejects and has changed nothing.
import type { Carried, Entry, GameOptions, Json, Seat } from '@lorehall/kernel'
import type { Beginning, Review, StandIn, StandIns } from '@lorehall/host'
import type { Channel } from './channel.ts'
import type { StoredAbout } from './rows/stored-about.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly webhook: string | null
  /** Null: notices come at any time. */
  readonly quiet: Quiet | null
  /** The people this person has blocked, with their current names. The names are read, never written. */
  readonly blocked: readonly Blocked[]
  /** Banned by the person who runs the server. */
  readonly banned: boolean
  readonly created: number
}

export interface Blocked {
  readonly id: string
  /** Empty if the person is unknown. */
  readonly name: string
}

/** The hours in which a person gets no notices, such as from 22:00 to 08:00 by the clock of their time zone. */
export interface Quiet {
  readonly from: string
  readonly to: string
  readonly zone: string
}

/** A way to reach a person, besides their webhook. */
export interface Way {
  readonly id: number
  readonly person: string
  /** `push`: one of their devices, through the push service of its browser. `mail`: their e-mail address. */
  readonly kind: 'push' | 'mail'
  /** The address of the device at its push service, or the e-mail address. */
  readonly address: string
  /** A name for the person's list, such as that of the device. */
  readonly label: string
  /** Everything else that is needed to use it. */
  readonly keys: Json
  /** When the person confirmed that it is theirs. Before that (null), it gets no notices. */
  readonly confirmed: number | null
}

/** Which notices about a table a person gets. */
export type TableNotices = 'all' | 'reminders' | 'none'

/** Whether a table is open to a person. `removed`: its host removed them. `hidden`: its host has blocked them. */
export type Welcome = 'welcome' | 'removed' | 'hidden'

export interface SeatRow {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
  /** The person who has the seat, even while a bot plays for them. */
  readonly person: string | null
  /** The bot that plays the seat, on its own or for a person who is away. */
  readonly bot: string | null
  readonly away: boolean
  /** The person's contribution to the seed of the game. */
  readonly nonce: string | null
  /** Deadlines missed in a row. */
  readonly missed: number
  /** Since when a bot has been playing for the person; null if they play themselves. */
  readonly since: number | null
  /** Why a bot plays for the person. */
  readonly standIn: StandIn | null
}

/** The choices made for a table before it begins, except its options. */
export interface Plan {
  readonly values?: Json
  /** A record from someone's own device, as text, that continues here. */
  readonly record?: string
  /** Seconds for which the consent of an absent person still counts. Kept after the beginning. */
  readonly absence?: number
  /** Players may not ask the coach. Kept after the beginning. */
  readonly coach?: false
  /** The earlier table that this one continues from. Kept after the beginning. */
  readonly after?: string
  /** The things that the earlier table left for this one. */
  readonly carried?: Carried
}

export interface Proposal {
  /** Made by the server, and never used again. */
  readonly id: string
  /** Sent by the page, so that the same request sent twice makes one proposal. */
  readonly key?: string
  readonly kind: 'undo' | 'end' | 'bot' | 'chances'
  readonly by: Seat
  /** For `bot`: the seat of the absent person that a bot would play. */
  readonly seat?: Seat
  readonly agreed: readonly Seat[]
  /** How many entries there were when it was made. An agreed undo starts from there. */
  readonly at: number
}

/** How a proposal ended. */
export interface Settled extends Pick<Proposal, 'id' | 'key' | 'kind' | 'by'> {
  readonly how: 'agreed' | 'refused' | 'withdrawn' | 'overtaken'
  /** The seat that ended it, if it was a single one. */
  readonly who: Seat | null
}

/** The deadline under which a seat gave answers that it may still undo. After an undo, the same deadline applies. */
export interface Spent {
  readonly seat: Seat
  /** Null if there was no deadline. */
  readonly end: number | null
  readonly answers: number
}

/** The part of a table's row that changes with every entry. It is small and written together with the entry. */
export interface TableStatus {
  /** Entries so far. */
  readonly seq: number
  readonly updated: number
  /** The seats that must answer. */
  readonly waiting: readonly Seat[]
  /** By seat: when a bot answers for it; null if never. */
  readonly deadlines: readonly (number | null)[]
  /** The newest of each seat is last. Empty without a time limit. */
  readonly spent: readonly Spent[]
  /** When the caretaker must look at the table next, e.g. for a reminder or a deadline; null if never. */
  readonly due: number | null
  readonly progress: string
  /** How the game ended: by its rules, or because the players agreed to end it. */
  readonly ended: 'played' | 'agreed' | null
  readonly winners: readonly Seat[]
  /** The names of rivals who have won. */
  readonly rivals: readonly string[]
}

export interface TableRow extends TableStatus {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly stage: 'gathering' | 'playing' | 'over'
  /** The person who created it; null after their data was deleted. */
  readonly host: string | null
  readonly public: boolean
  /** Seconds that a seat has to answer; null without a limit. */
  readonly limit: number | null
  /** Whether spectators may write in the chat before the end. */
  readonly spectatorsChat: boolean
  /** The players agreed to see their chances to win before the end. */
  readonly chances: boolean
  readonly seats: readonly SeatRow[]
  readonly options: GameOptions
  readonly plan: Plan
  /** How the game began; null before that. */
  readonly beginning: Beginning | null
  /** 256 random bits in hex. Leaves the server only after the end. */
  readonly seed: string
  readonly carried: boolean
  readonly proposal: Proposal | null
  /** The last proposal that ended. */
  readonly settled: Settled | null
  readonly rematch: string | null
  /** The person who requested the rematch first; null if there is none, or their data was deleted. */
  readonly rematchBy: string | null
  /** How often the row was saved. A save with an old version is refused. */
  readonly version: number
  /** Identifies the history of entries. A restore may replace it with another one of the same length. */
  readonly epoch: number
  readonly created: number
}

/** A table and the epoch the writer knows. A write with an old epoch is refused. */
export type TableEpoch = Pick<TableRow, 'id' | 'epoch'>

/** Milliseconds for which a lease holds. */
export const LEASE_MS = 5000

/** A table without its large parts, as lists and live tables have it. */
export type ListedTable = Omit<TableRow, 'plan' | 'beginning' | 'seed'>

export interface ChatRow {
  readonly n: number
  readonly person: string | null
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

/** A claimed letter is posted and settled before this many milliseconds have passed, or its process has died. */
export const CLAIM_MS = 60_000

/** The subject of a notice. An invitation is to a table that has not begun. */
export interface About {
  readonly person: string
  readonly table: string
  readonly kind: 'turn' | 'invitation' | 'reminder'
}

/** A notice on one of the ways to a person. */
export interface Letter {
  readonly id: number
  /** The address of a webhook, or `way:` with the number of another way. */
  readonly url: string
  readonly body: Json
  readonly due: number
  readonly tries: number
  /** When it was written. */
  readonly written: number
  /** Null: an earlier version wrote it. */
  readonly about: About | null
  /** Null: a webhook. */
  readonly way: Way | null
  /** The quiet hours of the person. */
  readonly quiet: Quiet | null
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

/** A table as it is now, and what was entered since. */
export interface Since {
  readonly row: ListedTable
  /** The number of its newest chat line. */
  readonly said: number
  readonly entries: readonly Entry[]
  /** By number: entries that a bot made for somebody else. */
  readonly standIns: StandIns
}

/** How far a table is. */
export interface Standing {
  readonly id: string
  readonly seq: number
  readonly version: number
  readonly epoch: number
  readonly said: number
}

/**
 * A notice to a person, written together with what it is about. Nothing is written for a person who can't be reached or
 * doesn't want it. Until the person looks at the table, they get one notice about it and one reminder.
 */
export interface Notice extends Omit<About, 'table'> {
  /** The text in the form of one way, given the person's present name. */
  readonly body: (name: string, way: Way['kind'] | 'webhook') => Json
  readonly due: number
}

/** Further changes that are stored together with entries. */
export interface Along {
  readonly notices?: readonly Notice[]
  /** The table must still be due then; otherwise somebody else has done what was due. */
  readonly ifDue?: number
}

export interface Storage {
  // People. Secrets come as hashes; the storage never sees a secret itself.
  addPerson(person: Person, device: string): Promise<void>
  person(id: string): Promise<Person | null>
  personOfDevice(device: string): Promise<Person | null>
  changePerson(person: Person): Promise<void>
  addRecovery(token: string, person: string, expires: number): Promise<void>
  /** Uses up the token and adds the device to its person; null if the token is unknown, used or expired. */
  takeRecovery(token: string, device: string, now: number): Promise<Person | null>
  /** People who are banned and still play a seat themselves. */
  bannedPlayers(): Promise<Person[]>
  /** Those of these people who are banned. */
  bannedAmong(ids: readonly string[]): Promise<string[]>
  /** Deletes name, devices, chat, recovery links and notices. Seats and records then say *Someone*. */
  erasePerson(id: string): Promise<void>
  /** Everything that is stored about a person, in pieces, as they may have it. */
  storedAbout(id: string): AsyncIterable<StoredAbout>
  /** Tables that aren't over where this person has a seat and plays it themselves. */
  seatedAt(person: string): Promise<string[]>

  // Tables.
  /** Resolves to false if the host has already made a table with this key; `madeWith` finds it. */
  addTable(table: TableRow, key: string | null, notices?: readonly Notice[]): Promise<boolean>
  madeWith(person: string, key: string): Promise<string | null>
  table(id: string): Promise<TableRow | null>
  tableOfCode(code: string): Promise<string | null>
  entries(id: string): Promise<Entry[]>
  /** The table at one moment, with the entries from number `from` on. */
  since(id: string, from: number): Promise<Since | null>
  /** Leaves out tables that are gone. */
  standing(ids: readonly string[]): Promise<Standing[]>
  /** The entries that a bot made for somebody else. */
  standIns(id: string): Promise<StandIns>
  /** Saves everything but the entries and the status, of which only `updated` moves on. Adds 1 to the version.
   *  Rejects with `Overtaken` if the table is gone, has another version or epoch, or names a deleted person. */
  saveTable(table: ListedTable): Promise<void>
  /** Saves the beginning of the game together with the entries it starts with: both or neither. */
  beginTable(table: TableRow, entries: readonly Entry[], standIns?: StandIns, along?: Along): Promise<void>
  /** Adds entries from number `from` on, with the new status: both or neither. `standIns` says which of them a bot
   *  made for somebody else. If the status says that the game ended, the table is over. Rejects with `Overtaken` if the
   *  table doesn't have exactly `from` entries, or has another epoch. */
  append(
    table: TableEpoch,
    from: number,
    entries: readonly Entry[],
    status: TableStatus,
    standIns?: StandIns,
    along?: Along,
  ): Promise<void>
  /** Public tables that aren't over, newest first, at most `mostOfEach` of one host. Leaves out tables of people who
   *  have blocked this person or whom this person has blocked, and those that this person was removed from. */
  publicTables(most: number, mostOfEach: number, person?: string | null): Promise<ListedTable[]>
  /** Tables where this person has a seat, or that they created: those under way first, then newest first. */
  tablesOf(person: string, most: number): Promise<ListedTable[]>
  /** Ids of tables where it is this person's turn. */
  turnsOf(person: string): Promise<string[]>
  /** How many of this person's own tables aren't over. */
  openTablesOf(person: string): Promise<number>
  countTables(): Promise<number>
  /** Ids of tables with `due` at or before `now`, earliest first. */
  dueTables(now: number, most: number): Promise<string[]>
  /** The same for one process: leaves out tables that another process drives, and takes their leases. */
  claimDue(now: number, most: number, except?: readonly string[]): Promise<string[]>
  /** Takes or renews leases: until one runs out or is given back, only this process drives bots and clocks of that table.
   *  Resolves to the tables that this process may drive. */
  lease(tables: readonly string[]): Promise<string[]>
  /** Gives leases back. */
  release(tables: readonly string[]): Promise<void>
  /** Ids of tables where a seat has more time left than the limit, because the clock was set back. */
  lateTables(now: number): Promise<string[]>
  /** Removes tables of that stage that haven't changed since then; resolves to their number. */
  sweep(stage: TableRow['stage'], untouchedSince: number): Promise<number>
  /** Rejects with `Overtaken` if the table has another version. */
  removeTable(table: Pick<TableRow, 'id' | 'version'>): Promise<void>
  /** Sets `due`. */
  postpone(id: string, due: number): Promise<void>

  // Order.
  /** Unknown tables are open to everyone. `noticed`: the person was sent something since they last looked. */
  welcome(table: string, person: string): Promise<{ welcome: Welcome; noticed: boolean }>
  /** Keeps a person out of a table. Does nothing if either is unknown. */
  bar(table: string, person: string): Promise<void>

  // Reviews. A review is removed with its table, and with the data of a person who has a seat there.
  review(table: string): Promise<Review | null>
  /** Rejects with `Overtaken` if the table is gone, has another epoch, or a person of it was deleted. */
  keepReview(table: Pick<TableRow, 'id' | 'epoch' | 'seats'>, review: Review): Promise<void>

  // Chat.
  /** Resolves to the line with its number; null if the person has already sent it with this key. */
  say(table: string, line: Omit<ChatRow, 'n'>, key: string): Promise<ChatRow | null>
  line(table: string, n: number): Promise<ChatRow | null>
  /** Empties the text of a line. */
  unsay(table: string, n: number): Promise<void>
  /** The newest `most` lines after line `after`, oldest first. */
  chat(table: string, after: number, most: number): Promise<ChatRow[]>

  // Notices and reports.
  ways(person: string): Promise<Way[]>
  way(id: number): Promise<Way | null>
  /** A device that notified somebody else notifies only this person now, and a new e-mail address replaces the old. */
  addWay(way: Omit<Way, 'id'>): Promise<Way>
  /**
   * Saves its keys and whether it is confirmed. If it isn't anymore, its letters are dropped. Returns false and changes
   * nothing if the person no longer has this way with this address.
   */
  changeWay(way: Omit<Way, 'kind' | 'label'>): Promise<boolean>
  /** Its letters go with it. Does nothing if the person no longer has this way with this address. */
  dropWay(way: Pick<Way, 'id' | 'person' | 'address'>): Promise<void>
  tableNotices(table: string, person: string): Promise<TableNotices>
  /** Letters that are no longer wanted are dropped. */
  setTableNotices(table: string, person: string, wanted: TableNotices): Promise<void>
  /** The person has looked at the table, so they may be sent the next notice about it. */
  looked(table: string, person: string): Promise<void>
  /** A secret of this server, the same for all its processes. If there is none yet, it is the result of `fresh`. */
  secret(name: string, fresh: () => string): Promise<string>
  post(letters: readonly Pick<Letter, 'url' | 'body' | 'due'>[]): Promise<void>
  /** For each address, the first letter that is due. Until `now + CLAIM_MS`, no process gets these letters again. */
  claimLetters(now: number, most: number): Promise<Letter[]>
  /** Removes the letter (`again` is null), or makes it due again at that time. Ends the claim. */
  settleLetter(id: number, again: number | null): Promise<void>
  /** The letter waits until then, without a try. Ends the claim. */
  holdLetter(id: number, until: number): Promise<void>
  addReport(report: Report): Promise<void>
  reports(): Promise<Report[]>

  /** Reads, and commits an empty transaction in the way of all others. Rejects if either fails. */
  probe(): Promise<void>
  /** To the other processes that use it. */
  readonly channel: Channel
  /** Called every second: does maintenance when the server is idle. */
  tidy(now: number): void
  /** Stores the writes in progress and refuses later ones. */
  close(): void | Promise<void>
}
