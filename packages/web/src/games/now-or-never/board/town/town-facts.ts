// Facts about a town, computed by the rules from the view: the villagers in each row, and the current price of each
// space and tile.
import type { Update } from '@lorehall/host'
import {
  added,
  type Building,
  buildCost,
  type Facts,
  type Good,
  GOODS,
  GRID_NEXT,
  onBorder,
  roomIn,
  ROWS,
  TOWN_NEXT,
  townRowOf,
  townSpace,
} from '@lorehall/now-or-never/client'
import { factsOf } from '../../facts.ts'
import { playerOf, type PlayerView } from '../../view.ts'

export interface PlaceFacts {
  readonly space: number
  /** The building on it; empty: none. */
  readonly id: string
  /** The one-time bonus of the place, and its cost on top of the tile's. */
  readonly gain: Good | 'book' | null
  readonly extra: number
  /** The price of the taken tile here; null: no tile is taken. */
  readonly price: number | null
  /** The player can't pay the price. */
  readonly dear: boolean
  /** Its neighbors allow a building here. */
  readonly open: boolean
  /** The worth of its building at the end; null: it scores nothing. */
  readonly worth: number | null
  /** The record of the building; null: none. */
  readonly building: Building | null
}

export interface TileFacts {
  readonly id: string
  readonly building: Building
  /** The price in a place without an extra cost. */
  readonly price: number
  readonly dear: boolean
  /** Its neighbors allow taking it from the grid. */
  readonly open: boolean
  /** It is taken, and the question asks for its place. */
  readonly taken: boolean
}

export interface RowFacts {
  readonly row: number
  readonly built: number
  readonly housed: number
  readonly beds: number
  readonly people: Readonly<Record<Good, number>>
  /** The points for the full row, and for a set of villagers. */
  readonly full: number
  readonly set: number
  readonly inn: boolean
}

export interface TownFacts {
  readonly places: readonly PlaceFacts[]
  /** By grid slot; null: the tile is gone. */
  readonly tiles: readonly (TileFacts | null)[]
  readonly rows: readonly RowFacts[]
  readonly waiting: Readonly<Record<Good, number>>
  /** The tile whose place the question asks for; empty: none. */
  readonly taken: string
  /** The town has no buildings yet. */
  readonly first: boolean
}

const NOBODY = { shell: 0, tool: 0, demon: 0, crystal: 0 } as const

const sum = (goods: Readonly<Record<Good, number>>): number =>
  GOODS.reduce((all, good) => all + goods[good], 0)

/** The tile whose place the question asks for. */
function takenTile({ ask, eyes }: Update, seat: number, { grid }: PlayerView): string {
  const from = ask?.from ?? ''
  const asks = eyes === seat && ask?.options.some(({ kind }) => kind === 'space') === true
  return asks && grid.includes(from) ? from : ''
}

/** A player, their facts for the rules, and the tile they have taken. */
interface Builder {
  readonly facts: Facts
  readonly player: PlayerView
  readonly seat: number
  readonly taken: string
  /** The town has no buildings yet. */
  readonly first: boolean
  /** The things that options point at. An offered one can be paid for, with a discount use if needed. */
  readonly offered: ReadonlySet<string>
}

function placeOf(
  { facts, player, seat, taken, first, offered }: Builder,
  space: number,
  worth: number | null,
): PlaceFacts {
  const id = player.town[space] ?? ''
  const { gain, extra } = townSpace(facts, space)
  const price = taken === '' || id !== '' ? null : buildCost(facts, seat, taken, space)
  const beside = TOWN_NEXT[space]?.some((next) => (player.town[next] ?? '') !== '') === true
  const start = facts.values.town[townRowOf(space)]?.start === true
  return {
    space,
    id,
    gain,
    extra,
    price,
    dear: price !== null && price > player.coins && !offered.has(`town:${space}`),
    open: id === '' && (first ? start : beside),
    worth,
    building: facts.values.buildings[id] ?? null,
  }
}

function tileOf({ facts, player, seat, taken, first }: Builder, slot: number): TileFacts | null {
  const id = player.grid[slot] ?? ''
  const building = facts.values.buildings[id]
  if (building === undefined) return null
  const price = Math.max(0, building.cost + added(facts, seat, 'buildCost'))
  const gap = GRID_NEXT[slot]?.some((next) => player.grid[next] === '') === true
  return {
    id,
    building,
    price,
    dear: price > player.coins,
    open: first ? onBorder(slot) : gap,
    taken: id === taken,
  }
}

function rowOf({ facts, player, seat }: Builder, row: number): RowFacts {
  const people = player.housing[row] ?? NOBODY
  const housed = sum(people)
  const built = player.town.filter((id, space) => id !== '' && townRowOf(space) === row)
  const { completeVP = 0, setVP = 0 } = facts.values.town[row] ?? {}
  return {
    row,
    built: built.length,
    housed,
    beds: housed + roomIn(facts, seat, row),
    people,
    full: completeVP,
    set: setVP,
    inn: built.some((id) => facts.values.inns.includes(id)),
  }
}

export function townOf(update: Update, seat: number): TownFacts | null {
  const player = playerOf(update, seat)
  if (player === undefined) return null
  const facts = factsOf(update)
  const builder: Builder = {
    facts,
    player,
    seat,
    taken: takenTile(update, seat, player),
    first: player.town.every((id) => id === ''),
    offered: new Set(update.ask?.options.map(({ at }) => at)),
  }
  const { lines } = update.standing.find((score) => score.seat === seat) ?? { lines: [] }
  const worth = new Map(lines.map(({ what, points }) => [what, points]))
  return {
    places: player.town.map((id, space) => placeOf(builder, space, worth.get(id) ?? null)),
    tiles: player.grid.map((_, slot) => tileOf(builder, slot)),
    rows: ROWS.map((row) => rowOf(builder, row)),
    waiting: player.waiting,
    taken: builder.taken,
    first: builder.first,
  }
}
