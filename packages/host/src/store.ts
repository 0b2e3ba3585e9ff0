// Where tables are kept: how each began, and every entry since, appended. `append` must refuse an
// entry number that is taken, so that two hosts can never both extend a table.
import type { Entry, TableRecord } from '@lorehall/kernel'
import type { SeatPlan } from './port.ts'
import type { StandIn } from './stand-ins.ts'

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
  /** These three are not there in what was kept by earlier versions. */
  readonly waiting?: readonly number[]
  readonly progress?: string
  /** Those without a seat who have won, by name. */
  readonly rivals?: readonly string[]
  /** The digest of its end, where it left something that another table may begin with. */
  readonly leaves?: string
  /** The numbers of entries that a bot made for a person, with why; absent where there are none. */
  readonly standIns?: readonly (readonly [number, StandIn])[]
}

/** The table that one goes on from, where it is kept here. */
export function earlierOf(
  { beginning }: StoredTable,
  among: readonly StoredTable[],
): StoredTable | undefined {
  const { carried } = beginning
  return carried === undefined ? undefined : among.find(({ leaves }) => leaves === carried.after)
}

/** Why something could not be kept. Pages word it for a person by its code. */
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

export interface Store {
  list(): Promise<readonly StoredTable[]>
  load(id: string): Promise<{ readonly table: StoredTable; readonly entries: readonly Entry[] } | null>
  create(table: StoredTable, entries: readonly Entry[]): Promise<void>
  /** Adds entries from number `from` on, and the new state of the summary, both or neither. */
  append(table: StoredTable, from: number, entries: readonly Entry[]): Promise<void>
  remove(id: string): Promise<void>
}

/** For tests, and for browsers that refuse to store anything. */
export function memoryStore(): Store {
  const kept = new Map<string, { table: StoredTable; entries: Entry[] }>()
  return {
    list: () => Promise.resolve([...kept.values()].map(({ table }) => table)),
    load: (id) => Promise.resolve(kept.get(id) ?? null),
    create: (table, entries) => {
      kept.set(table.id, { table, entries: [...entries] })
      return Promise.resolve()
    },
    append: (table, from, entries) => {
      const own = kept.get(table.id)
      if (own === undefined || own.entries.length !== from) return Promise.reject(new Overtaken(table.id))
      own.entries.push(...entries)
      kept.set(table.id, { table, entries: own.entries })
      return Promise.resolve()
    },
    remove: (id) => {
      kept.delete(id)
      return Promise.resolve()
    },
  }
}
