// The spaces of the map as numbers: 0 to 39, row by row from the top left. Both sides have the same shape.

const ROWS = 4
const COLUMNS = 10

export const CELLS = ROWS * COLUMNS

/** The cell at a row and a column as the content counts them, from 1. */
export function cellAt(row: number, column: number): number {
  if (row < 1 || row > ROWS || column < 1 || column > COLUMNS) {
    throw new RangeError(`no space in row ${row}, column ${column}`)
  }
  return (row - 1) * COLUMNS + column - 1
}

function besides(cell: number): number[] {
  const row = Math.floor(cell / COLUMNS)
  const column = cell % COLUMNS
  const found: number[] = []
  if (row > 0) found.push(cell - COLUMNS)
  if (column < COLUMNS - 1) found.push(cell + 1)
  if (row < ROWS - 1) found.push(cell + COLUMNS)
  if (column > 0) found.push(cell - 1)
  return found
}

/** What lies beside each cell: up, right, down, left. Never across a corner. (N-MOVE-3) */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => besides(cell))

export function beside(cell: number): readonly number[] {
  const found = BESIDE[cell]
  if (found === undefined) throw new RangeError(`no space ${cell}`)
  return found
}

/** Steps between two cells, mountains and enemies ignored. */
export function distance(a: number, b: number): number {
  const rows = Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS))
  return rows + Math.abs((a % COLUMNS) - (b % COLUMNS))
}
