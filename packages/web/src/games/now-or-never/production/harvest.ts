// A player's gains in a production, by source: row by row, building by building.
import {
  type Bag,
  buildingsIn,
  COUNTED,
  type Counted,
  GOODS,
  produced,
  ROWS,
  tokenCoins,
} from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import { factsOf } from '../facts.ts'
import { playerOf } from '../view.ts'
import type { ProductionWords } from './words.ts'
import { nameOf } from '../cards/names.ts'

export interface Source {
  readonly id: string
  readonly name: string
  readonly brings: Bag
}

export interface Harvest {
  readonly seat: number
  readonly sources: readonly Source[]
  readonly total: Bag
  /** Coins of the last sale; null before the final production. */
  readonly sold: number | null
}

const isSome = (bag: Bag): boolean => COUNTED.some((what) => (bag[what] ?? 0) > 0)

function rowsOf(update: Update, seat: number, { t }: ProductionWords): Source[] {
  const housing = playerOf(update, seat)?.housing ?? []
  return ROWS.flatMap((row) => {
    const lives = housing[row]
    if (lives === undefined) return []
    const n = GOODS.reduce((sum, good) => sum + lives[good], 0)
    const name = t('production.row', { row: t(rowKey(row)), n })
    return n === 0 ? [] : [{ id: `row:${row}`, name, brings: lives }]
  })
}

const ROW_KEYS = ['production.row.0', 'production.row.1', 'production.row.2', 'production.row.3'] as const
const rowKey = (row: number) => ROW_KEYS[row] ?? 'production.row.0'

function buildingsOf(update: Update, seat: number, last: boolean, { say }: ProductionWords): Source[] {
  const facts = factsOf(update)
  const player = facts.state.players[seat]
  if (player === undefined) return []
  return ROWS.flatMap((row) => buildingsIn(player, row)).flatMap((id) => {
    const building = facts.values.buildings[id]
    if (building === undefined || (last && building.notInFinal === true)) return []
    return isSome(building.produces) ? [{ id, name: say(nameOf(id)), brings: building.produces }] : []
  })
}

/** Counted as the rules do, with the source of each part. */
export function harvestOf(update: Update, seat: number, words: ProductionWords): Harvest {
  const facts = factsOf(update)
  const final = playerOf(update, seat)?.final ?? null
  const coins = tokenCoins(facts, seat)
  const tokens = playerOf(update, seat)?.tokens.length ?? 0
  const bag = produced(facts, seat, final !== null)
  const total: Partial<Record<Counted, number>> = { ...bag, coin: (bag.coin ?? 0) + coins }
  const kept = { id: 'tokens', name: words.t('production.tokens', { n: tokens }), brings: { coin: coins } }
  return {
    seat,
    sources: [
      ...rowsOf(update, seat, words),
      ...buildingsOf(update, seat, final !== null, words),
      ...(coins > 0 ? [kept] : []),
    ],
    total,
    sold: final?.coins ?? null,
  }
}

const PRODUCES = new Set(['production', 'finalProduction'])

/** The seats an update is about, in order. */
export const producing = ({ events }: Pick<Update, 'events'>): readonly number[] =>
  events.flatMap(({ type, seat }) => (PRODUCES.has(type) && seat !== undefined ? [seat] : []))
