// A PostgreSQL database as one side of a move.
import { int, type Row, text } from '../rows/row.ts'
import { addressWithoutPassword, Connection } from '../postgres/connections.ts'
import { notUsable } from '../postgres/errors.ts'
import { migrate } from '../postgres/migrations.ts'
import { once } from '../postgres/sql.ts'
import { BATCH, MARK, MOVED, type MovedTable, type Side, type Values } from './side.ts'

/** Columns that number new rows. */
const NUMBERED = [
  ['tables', 'n'],
  ['letters', 'id'],
  ['ways', 'id'],
  ['blocks', 'nth'],
] as const

const list = (columns: readonly string[]) => columns.join(', ')
const orderOf = (key: readonly string[], down = '') => key.map((column) => `${column}${down}`).join(', ')

export class PostgresSide implements Side {
  readonly address: string
  private readonly connection: Connection

  private constructor(address: string, connection: Connection) {
    this.address = address
    this.connection = connection
  }

  /** Migrates the database to the current schema. */
  static async open(url: string): Promise<PostgresSide> {
    const address = addressWithoutPassword(url)
    await migrate(url, { filling: true })
    try {
      return new PostgresSide(address, await Connection.open(url, false))
    } catch (error) {
      throw notUsable(error, address)
    }
  }

  private async ask(text: string, values: Readonly<Record<string, Values | string | number | null>> = {}) {
    try {
      return await this.connection.ask(once(text), values)
    } catch (error) {
      throw notUsable(error, this.address)
    }
  }

  async hold(): Promise<void> {
    await this.ask('BEGIN')
    await this.ask(`LOCK TABLE ${list(MOVED.map(({ name }) => name))} IN SHARE MODE`)
  }

  async tables(): Promise<string[]> {
    const rows = await this.ask('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()')
    return rows.map((row) => text(row, 'tablename'))
  }

  async columns({ name }: MovedTable): Promise<string[]> {
    const rows = await this.ask(
      `SELECT CAST(column_name AS TEXT) AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = :name`,
      { name },
    )
    return rows.map((row) => text(row, 'name')).toSorted()
  }

  async count({ name }: MovedTable): Promise<number> {
    return int((await this.ask(`SELECT count(*) AS many FROM ${name}`))[0] ?? {}, 'many')
  }

  async after({ name, key }: MovedTable, columns: readonly string[], last: Values | null): Promise<Values[]> {
    const which =
      last === null ? '' : `WHERE (${list(key)}) > (${key.map((column) => `:${column}`).join(', ')})`
    const given = Object.fromEntries(key.map((column, i) => [column, last?.[i] ?? null]))
    const sql = `SELECT ${list(columns)} FROM ${name} ${which} ORDER BY ${orderOf(key)} LIMIT ${BATCH}`
    return (await this.ask(sql, given)).map((row) => valuesOf(row, columns))
  }

  async last({ name, key }: MovedTable): Promise<Values | null> {
    const [row] = await this.ask(`SELECT ${list(key)} FROM ${name} ORDER BY ${orderOf(key, ' DESC')} LIMIT 1`)
    return row === undefined ? null : valuesOf(row, key)
  }

  async put({ name }: MovedTable, columns: readonly string[], rows: readonly Values[]): Promise<void> {
    const named = rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null])))
    await this.ask(
      `INSERT INTO ${name} (${list(columns)})
       SELECT ${list(columns)} FROM json_populate_recordset(CAST(NULL AS ${name}), CAST(:rows AS JSON))`,
      { rows: JSON.stringify(named) },
    )
  }

  async source(): Promise<string | null> {
    if (!(await this.tables()).includes('migrating')) return null
    return text((await this.ask('SELECT source FROM migrating'))[0] ?? {}, 'source')
  }

  async mark(source: string): Promise<void> {
    await this.together([MARK], async () => {
      await this.ask('INSERT INTO migrating (source) VALUES (:source)', { source })
    })
  }

  async empty(): Promise<void> {
    await this.ask(`TRUNCATE ${list(MOVED.map(({ name }) => name))}`)
  }

  async finish(): Promise<void> {
    const numbering = NUMBERED.map(
      ([table, column]) =>
        `SELECT setval(pg_get_serial_sequence('${table}', '${column}'),
           (SELECT coalesce(max(${column}), 0) + 1 FROM ${table}), false)`,
    )
    await this.together([...numbering, 'DROP TABLE migrating'], async () => undefined)
  }

  private async together(statements: readonly string[], work: () => Promise<void>): Promise<void> {
    await this.ask('BEGIN')
    for (const statement of statements) await this.ask(statement)
    await work()
    await this.ask('COMMIT')
  }

  async close(): Promise<void> {
    await this.connection.close()
  }
}

function valuesOf(row: Row, columns: readonly string[]): Values {
  return columns.map((column) => {
    const value = row[column]
    if (typeof value === 'string' || typeof value === 'number' || value === null) return value
    throw new Error(`column ${column} holds ${typeof value}`)
  })
}
