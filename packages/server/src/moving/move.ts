// Moves everything from one database to another, row by row, and then compares every row. It can be interrupted at any
// moment; called again, it goes on. Until it is finished, no server opens the target.
import { NotKept } from '@lorehall/host'
import { BATCH, LEFT, MOVED, type MovedTable, type Side, type Values } from './side.ts'
import { SqliteSide } from './sqlite-side.ts'

export interface Progress {
  readonly doing: 'copy' | 'compare'
  readonly table: string
  readonly rows: number
  readonly of: number
}

export interface Moved {
  readonly from: string
  readonly to: string
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
}

export interface Move {
  /** Files, or addresses of PostgreSQL databases. */
  readonly from: string
  readonly to: string
  /** Removes what an interrupted move left, and begins again. */
  readonly again?: boolean
  readonly heard?: (progress: Progress) => void
}

/** Whether this is the address of a PostgreSQL database, not a file. */
export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

async function sideOf(address: string, isSource: boolean): Promise<Side> {
  if (!isPostgres(address)) return new SqliteSide(address, isSource)
  const { PostgresSide } = await import('./postgres-side.ts')
  return PostgresSide.open(address)
}

/** Rejects with `NotKept`. */
export async function moveAll({ from, to, again = false, heard = () => undefined }: Move): Promise<Moved> {
  const source = await sideOf(from, true)
  try {
    const target = await sideOf(to, false)
    try {
      if (source.address === target.address)
        throw refusal('storage-forbidden', `${source.address} can't be moved to itself.`)
      await source.hold()
      return await moveBetween(source, target, again, heard)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function moveBetween(
  source: Side,
  target: Side,
  again: boolean,
  heard: (progress: Progress) => void,
): Promise<Moved> {
  const columns = await columnsOf(source, target)
  await begin(source, target, again)
  for (const table of MOVED) await copy(table, { source, target, columns: columns(table), heard })
  const rows: Record<string, number> = {}
  for (const table of MOVED)
    rows[table.name] = await compare(table, { source, target, columns: columns(table), heard })
  await target.finish()
  return { from: source.address, to: target.address, rows }
}

/** Refuses if one side has a table or a column that the other doesn't have. */
async function columnsOf(source: Side, target: Side): Promise<(table: MovedTable) => string[]> {
  const known = new Set([...LEFT, ...MOVED.map(({ name }) => name)])
  for (const side of [source, target])
    for (const table of await side.tables())
      if (!known.has(table)) throw refusal('storage-foreign', `${side.address} has a table '${table}'.`)
  const found = new Map<string, string[]>()
  for (const table of MOVED) {
    const [theirs, ours] = [await source.columns(table), await target.columns(table)]
    const missing =
      theirs.find((column) => !ours.includes(column)) ?? ours.find((one) => !theirs.includes(one))
    if (missing !== undefined)
      throw refusal('storage-foreign', `Only one of both sides has the column ${table.name}.${missing}.`)
    found.set(table.name, theirs)
  }
  return ({ name }) => found.get(name) ?? []
}

async function begin(source: Side, target: Side, again: boolean): Promise<void> {
  const began = await target.source()
  if (began !== null && began !== source.address && !again)
    throw refusal(
      'storage-forbidden',
      `${target.address} was being filled from ${began}. To begin again from ${source.address}, use --again.`,
    )
  if (began !== null) {
    if (again) await target.empty()
    return
  }
  for (const table of MOVED) {
    const rows = await target.count(table)
    if (rows > 0)
      throw refusal(
        'storage-forbidden',
        `${target.address} is not empty (${rows} in ${table.name}). Name a new one.`,
      )
  }
  await target.mark(source.address)
}

interface Both {
  readonly source: Side
  readonly target: Side
  readonly columns: readonly string[]
  readonly heard: (progress: Progress) => void
}

async function copy(table: MovedTable, { source, target, columns, heard }: Both): Promise<void> {
  const of = await source.count(table)
  let rows = await target.count(table)
  let key = await target.last(table)
  heard({ doing: 'copy', table: table.name, rows, of })
  for (;;) {
    const some = await source.after(table, columns, key)
    if (some.length === 0) return
    await target.put(table, columns, some)
    rows += some.length
    key = keyOf(table, columns, some.at(-1) ?? [])
    heard({ doing: 'copy', table: table.name, rows, of })
    if (some.length < BATCH) return
  }
}

/** Compares all rows and returns their number. */
async function compare(table: MovedTable, { source, target, columns, heard }: Both): Promise<number> {
  const of = await source.count(table)
  let rows = 0
  for (let key: Values | null = null; ;) {
    const [theirs, ours]: [Values[], Values[]] = await Promise.all([
      source.after(table, columns, key),
      target.after(table, columns, key),
    ])
    for (let i = 0; i < Math.max(theirs.length, ours.length); i++) {
      const [one, other] = [theirs[i], ours[i]]
      if (JSON.stringify(one) !== JSON.stringify(other))
        throw different(table, columns, one ?? other ?? [], target)
    }
    rows += theirs.length
    heard({ doing: 'compare', table: table.name, rows, of })
    if (theirs.length < BATCH) return rows
    key = keyOf(table, columns, theirs.at(-1) ?? [])
  }
}

const keyOf = ({ key }: MovedTable, columns: readonly string[], row: Values): Values =>
  key.map((column) => row[columns.indexOf(column)] ?? null)

function different(table: MovedTable, columns: readonly string[], row: Values, { address }: Side): NotKept {
  const which = keyOf(table, columns, row).join(', ')
  return refusal(
    'storage-broken',
    `${address} differs in ${table.name} (${which}), because the source was changed after an interruption. Use --again to begin again.`,
  )
}

const refusal = (code: string, sentence: string) => new NotKept(code, sentence)
