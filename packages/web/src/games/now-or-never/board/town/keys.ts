// Arrow keys in the town: over the spaces, then the row panels, then the tiles.
import { type Good, GRID_COLUMNS, TOWN_COLUMNS } from '@lorehall/now-or-never/client'
import { ahead, type Standing } from '../../../../table-ui/stage/walk.ts'

/** The columns after the places: first the row panels, then the tiles. */
const [ROWS_AT, TILES_AT] = [TOWN_COLUMNS, TOWN_COLUMNS + 1]

const spot = (at: string, x: number, y: number): Standing => ({ at, x, y })

const PLACES: readonly Standing[] = [
  ...Array.from({ length: 16 }, (_, i) => spot(`town:${i}`, i % TOWN_COLUMNS, Math.floor(i / TOWN_COLUMNS))),
  ...[0, 1, 2, 3].map((row) => spot(`row:${row}`, ROWS_AT, row)),
]

/** The thing that an arrow key leads to, for these tiles and waiting villagers. */
export function nextIn(
  grid: readonly string[],
  waiting: readonly Good[],
): (at: string, key: string) => string | null {
  const tiles = grid.flatMap((id, i) =>
    id === '' ? [] : [spot(`tile:${id}`, TILES_AT + (i % GRID_COLUMNS), Math.floor(i / GRID_COLUMNS))],
  )
  const all = [...PLACES, ...tiles, ...waiting.map((good, i) => spot(`waiting:${good}`, i, -1))]
  return (at, key) => {
    const from = all.find((one) => one.at === at)
    return from === undefined ? null : (ahead(from, key, all, 0.6) ?? ahead(from, key, all, 0.2))
  }
}
