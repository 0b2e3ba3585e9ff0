// The spaces of the map as numbers: 0 to 39, row by row from the top left. Both sides have the same shape.

export const MAP_ROWS = 4
export const MAP_COLUMNS = 10

export const CELLS = MAP_ROWS * MAP_COLUMNS

/** The cell at a row and a column as the content counts them, from 1. */
export function cellAt(row: number, column: number): number {
  if (row < 1 || row > MAP_ROWS || column < 1 || column > MAP_COLUMNS) {
    throw new RangeError(`no space in row ${row}, column ${column}`)
  }
  return (row - 1) * MAP_COLUMNS + column - 1
}

function besides(cell: number): number[] {
  const row = Math.floor(cell / MAP_COLUMNS)
  const column = cell % MAP_COLUMNS
  const found: number[] = []
  if (row > 0) found.push(cell - MAP_COLUMNS)
  if (column < MAP_COLUMNS - 1) found.push(cell + 1)
  if (row < MAP_ROWS - 1) found.push(cell + MAP_COLUMNS)
  if (column > 0) found.push(cell - 1)
  return found
}

/** The neighbors of each cell: up, right, down, left. Diagonals don't count. (N-MOVE-3) */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => besides(cell))

export function beside(cell: number): readonly number[] {
  const found = BESIDE[cell]
  if (found === undefined) throw new RangeError(`no space ${cell}`)
  return found
}

/** Steps between two cells, mountains and enemies ignored. */
export function distance(a: number, b: number): number {
  const rows = Math.abs(Math.floor(a / MAP_COLUMNS) - Math.floor(b / MAP_COLUMNS))
  return rows + Math.abs((a % MAP_COLUMNS) - (b % MAP_COLUMNS))
}
