// A data file as one side of a move.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { NotKept } from '@lorehall/host'
import { int, type Row, text } from '../rows/row.ts'
import { openDatabase } from '../sqlite/database.ts'
import { notUsable } from '../sqlite/errors.ts'
import { BATCH, MARK, MOVED, type MovedTable, type Side, type Values } from './side.ts'

const marks = (many: number) => Array.from({ length: many }, () => '?').join(', ')

/** The order of blocks is the order in which they were added. */
const written = (column: string) => (column === 'nth' ? 'rowid' : column)
const list = (columns: readonly string[]) => columns.map(written).join(', ')

export class SqliteSide implements Side {
  readonly address: string
  private readonly db: DatabaseSync

  /** Opens the file, and migrates it to the current schema. */
  constructor(file: string, isSource: boolean) {
    this.address = resolve(file)
    if (isSource && !existsSync(file)) throw new NotKept('storage-missing', `${file} does not exist.`)
    this.db = openDatabase(file, { filling: true })
  }

  async hold(): Promise<void> {
    try {
      this.db.exec('BEGIN IMMEDIATE')
    } catch (error) {
      throw notUsable(error, this.address)
    }
  }

  private all(sql: string, ...values: readonly SQLInputValue[]): Row[] {
    return this.db.prepare(sql).all(...values)
  }

  async tables(): Promise<string[]> {
    const ours =
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    return this.all(ours).map((row) => text(row, 'name'))
  }

  async columns({ name }: MovedTable): Promise<string[]> {
    const found = this.all('SELECT name FROM pragma_table_info(?)', name).map((row) => text(row, 'name'))
    return [...found, ...(name === 'blocks' ? ['nth'] : [])].toSorted()
  }

  async count({ name }: MovedTable): Promise<number> {
    return int(this.all(`SELECT count(*) AS many FROM ${name}`)[0] ?? {}, 'many')
  }

  async after({ name, key }: MovedTable, columns: readonly string[], last: Values | null): Promise<Values[]> {
    const which = last === null ? '' : `WHERE (${list(key)}) > (${marks(key.length)})`
    const sql = `SELECT ${list(columns)} FROM ${name} ${which} ORDER BY ${list(key)} LIMIT ${BATCH}`
    return this.all(sql, ...(last ?? [])).map((row) => valuesOf(row, columns))
  }

  async last({ name, key }: MovedTable): Promise<Values | null> {
    const down = key.map((column) => `${written(column)} DESC`).join(', ')
    const [row] = this.all(`SELECT ${list(key)} FROM ${name} ORDER BY ${down} LIMIT 1`)
    return row === undefined ? null : valuesOf(row, key)
  }

  async put({ name }: MovedTable, columns: readonly string[], rows: readonly Values[]): Promise<void> {
    const insert = this.db.prepare(`INSERT INTO ${name} (${list(columns)}) VALUES (${marks(columns.length)})`)
    this.together(() => {
      for (const row of rows) insert.run(...row)
    })
  }

  private together(work: () => void): void {
    try {
      this.db.exec('BEGIN IMMEDIATE')
      work()
      this.db.exec('COMMIT')
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      throw notUsable(error, this.address)
    }
  }

  async source(): Promise<string | null> {
    if (!(await this.tables()).includes('migrating')) return null
    return text(this.all('SELECT source FROM migrating')[0] ?? {}, 'source')
  }

  async mark(source: string): Promise<void> {
    this.together(() => {
      this.db.exec(MARK)
      this.db.prepare('INSERT INTO migrating (source) VALUES (?)').run(source)
    })
  }

  async empty(): Promise<void> {
    this.together(() => {
      for (const { name } of MOVED.toReversed()) this.db.exec(`DELETE FROM ${name}`)
    })
  }

  async finish(): Promise<void> {
    this.together(() => this.db.exec('DROP TABLE migrating'))
  }

  async close(): Promise<void> {
    if (this.db.isTransaction) this.db.exec('ROLLBACK')
    this.db.close()
  }
}

function valuesOf(row: Row, columns: readonly string[]): Values {
  return columns.map((column) => {
    const value = row[written(column)]
    if (typeof value === 'string' || typeof value === 'number' || value === null) return value
    throw new Error(`column ${column} holds ${typeof value}`)
  })
}
