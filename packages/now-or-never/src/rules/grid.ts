// The two grids of a player: unbuilt tiles, 4 rows of 5, and the town, 4 rows of 4. Neighbors are
// orthogonal, four at most. (N-BUILD-2)

export const GRID_COLUMNS = 5
export const TOWN_COLUMNS = 4
const ROWS = 4

function neighboursIn(columns: number): readonly (readonly number[])[] {
  return Array.from({ length: columns * ROWS }, (_, i) => {
    const [row, col] = [Math.floor(i / columns), i % columns]
    const all = [
      [row - 1, col],
      [row, col - 1],
      [row, col + 1],
      [row + 1, col],
    ] as const
    return all
      .filter(([r, c]) => r >= 0 && r < ROWS && c >= 0 && c < columns)
      .map(([r, c]) => r * columns + c)
  })
}

export const GRID_NEXT = neighboursIn(GRID_COLUMNS)
export const TOWN_NEXT = neighboursIn(TOWN_COLUMNS)

/** On the outer border of the unbuilt tiles. */
export const onBorder = (slot: number): boolean => (GRID_NEXT[slot]?.length ?? 4) < 4

export const rowOf = (space: number): number => Math.floor(space / TOWN_COLUMNS)
