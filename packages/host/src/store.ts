// The interface of a store of tables: how each began, and all entries since. `append` must refuse an entry number that
// is already taken, so that two hosts can never both extend a table.
import type { Entry, TableRecord } from '@lorehall/kernel'
import type { Review, SeatPlan } from './port.ts'
import type { Mark } from './stand-ins.ts'

/** How a table began: its record without entries. */
export type Beginning = Omit<TableRecord, 'entries' | 'digest'>

export interface StoredTable {
  readonly id: string
  readonly created: number
  readonly updated: number
  readonly plans: readonly SeatPlan[]
  readonly beginning: Beginning
  readonly seq: number
  readonly over: boolean
  readonly winners: readonly number[]
  readonly crossed: boolean
  /** Set if the table was made without the coach. */
  readonly coach?: false
  /** The next three fields are absent in tables that earlier versions stored. */
  readonly waiting?: readonly number[]
  readonly progress?: string
  /** The names of rivals that have won. */
  readonly rivals?: readonly string[]
  /** The digest of its final position, if it left something for another table. */
  readonly leaves?: string
  /** The numbers of entries that a bot made for somebody else, with the reason; absent: none. */
  readonly standIns?: readonly (readonly [number, Mark])[]
}

/** The table that this one continues, if it is stored here. */
export function earlierOf(
  { beginning }: StoredTable,
  among: readonly StoredTable[],
): StoredTable | undefined {
  const { carried } = beginning
  return carried === undefined ? undefined : among.find(({ leaves }) => leaves === carried.after)
}

/** Something could not be stored. Pages show a text for the code. */
export class NotKept extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'NotKept'
    this.code = code
  }
}

/** Thrown by `append` when another host has already written that entry. */
export class Overtaken extends NotKept {
  constructor(table: string) {
    super('overtaken', `table ${table} was played on elsewhere`)
    this.name = 'Overtaken'
  }
}

/** Thrown by `append` when the table has been removed. */
export class Removed extends NotKept {
  constructor() {
    super('unknown-table', 'this table is not saved on this device (anymore)')
    this.name = 'Removed'
  }
}

/** Thrown by `append` when everything in the store has been deleted. The host may store the whole table again. */
export class Cleared extends NotKept {
  constructor() {
    super('storage-cleared', 'the browser has deleted everything that was saved on this device')
    this.name = 'Cleared'
  }
}

/** A table with everything that is stored of it. */
export interface WholeTable {
  readonly table: StoredTable
  readonly entries: readonly Entry[]
}

/** Keeps the review of one table. */
export interface ReviewKeep {
  load(): Promise<Review | null>
  save(review: Review): Promise<void>
  /** Makes the review when its turn has come; null: another host makes it. Absent: its turn is now. */
  inTurn?(make: () => Promise<Review>): Promise<Review | null>
  /** Called after each step of making it. */
  step?(): void
}

export interface Store {
  list(): Promise<readonly StoredTable[]>
  load(id: string): Promise<WholeTable | null>
  /** Adds all of these tables, or none. */
  create(tables: readonly WholeTable[]): Promise<void>
  /** Adds entries from number `from` on and replaces the table's summary, in one transaction. */
  append(table: StoredTable, from: number, entries: readonly Entry[]): Promise<void>
  /** Removes the table and its review. */
  remove(id: string): Promise<void>
  /** Where the review of a table is kept. Absent: reviews are not kept. */
  reviewOf?(id: string): ReviewKeep
  /** Calls `hear` whenever another host has changed or removed a table. Absent if no other host can. */
  onChange?(hear: (table: string) => void): void
}
