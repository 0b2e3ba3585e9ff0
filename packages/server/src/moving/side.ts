// One side of a move: a database that rows are read from or written to, table by table, in the order of their keys.

/** A row's values, in the order of the columns. All are text, whole numbers or null. */
export type Values = readonly (string | number | null)[]

export interface MovedTable {
  readonly name: string
  /** The columns by which its rows are ordered and told apart. */
  readonly key: readonly string[]
}

/** All tables that are moved. A table comes after those that it refers to. */
export const MOVED: readonly MovedTable[] = [
  { name: 'people', key: ['id'] },
  { name: 'devices', key: ['hash'] },
  { name: 'tables', key: ['n'] },
  { name: 'beginnings', key: ['n'] },
  { name: 'seats', key: ['n', 'seat'] },
  { name: 'entries', key: ['n', 'seq'] },
  { name: 'chat', key: ['n', 'line'] },
  { name: 'blocks', key: ['nth'] },
  { name: 'recoveries', key: ['token'] },
  { name: 'made', key: ['person', 'key'] },
  { name: 'ways', key: ['id'] },
  { name: 'table_notices', key: ['person', 'n'] },
  { name: 'letters', key: ['id'] },
  { name: 'reports', key: ['id'] },
  { name: 'forgotten', key: ['hash'] },
  { name: 'removed', key: ['n', 'person'] },
  { name: 'secrets', key: ['name'] },
  { name: 'reviews', key: ['n'] },
]

/** Tables that are not moved, because they only concern processes that are running. */
export const LEFT: readonly string[] = ['lorehall', 'writers', 'leases', 'migrating']

/** While a database has this table, it is being filled, and no server uses it. */
export const MARK = 'CREATE TABLE migrating (source TEXT NOT NULL)'

/** Batches are this many rows. */
export const BATCH = 1000

export interface Side {
  /** The address, without a password. */
  readonly address: string
  /** Keeps everybody else from writing until `close`. Called on the side that rows are read from. */
  hold(): Promise<void>
  tables(): Promise<string[]>
  columns(table: MovedTable): Promise<string[]>
  count(table: MovedTable): Promise<number>
  /** The next rows after this key, in order; null: from the first row on. */
  after(table: MovedTable, columns: readonly string[], key: Values | null): Promise<Values[]>
  /** The key of the last row; null: there are no rows. */
  last(table: MovedTable): Promise<Values | null>
  /** Adds rows: all or none. */
  put(table: MovedTable, columns: readonly string[], rows: readonly Values[]): Promise<void>
  /** The source that this database is being filled from; null: none. */
  source(): Promise<string | null>
  /** Marks an empty database as being filled. */
  mark(source: string): Promise<void>
  /** Removes all rows. */
  empty(): Promise<void>
  /** New rows get numbers after those that were moved, and servers may use the database. */
  finish(): Promise<void>
  close(): Promise<void>
}
