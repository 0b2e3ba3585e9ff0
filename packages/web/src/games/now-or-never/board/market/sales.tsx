// The market: the player's goods, the price of each row, and the best price for all of them.
import type { Goods } from '@lorehall/now-or-never/client'
import { count, GOODS } from '@lorehall/now-or-never/client'
import { memo, useMemo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import { Halo } from '../../../../table-ui/stage/halo.tsx'
import stage from '../../../../table-ui/stage/stage.module.css'
import { rectOf } from '../../../../table-ui/stage/rect.ts'
import { gridIn, type MarketLayout, under } from './layout.ts'
import type { Sale, Stall } from './market-facts.ts'
import { Coins, GoodPiece, GoodsRow, Panel } from './pieces.tsx'
import { amountsIn, useWords } from './words.ts'
import css from './market.module.css'

interface SalesProps {
  readonly stall: Stall
  readonly season: number
  readonly seasons: number
  readonly layout: MarketLayout
}

/** The height of the store below the rows, in lines. */
const STORE = 3.4

export function Sales({ stall, season, seasons, layout: { kind, sales: box, words } }: SalesProps) {
  const { t } = useWords()
  const { sales, goods, sum } = stall
  const n = sales.length
  const [rows, store] = useMemo(() => {
    const area = under(box, words)
    const high = words * STORE
    return [
      gridIn({ ...area, h: area.h - high - 8 }, n, kind === 'tall' ? 4 : 2, 6),
      { ...area, y: area.y + area.h - high, h: high },
    ] as const
  }, [kind, box, words, n])
  return (
    <Panel box={box} words={words} name={t('market.name')} note="">
      <Seasons season={season} seasons={seasons} box={box} words={words} />
      {sales.map((sale, i) => {
        const place = rows[i]
        return place === undefined ? null : (
          <SaleRow key={sale.id} box={place} words={words} {...sale} goods={written(sale.goods)} />
        )
      })}
      <Store box={store} words={words} goods={written(goods)} sum={sum} />
    </Panel>
  )
}

interface SeasonsProps extends Omit<SalesProps, 'stall' | 'layout'> {
  readonly box: Box
  readonly words: number
}

/** One step per season, at the right of the heading. */
function Seasons({ season, seasons, box: { x, y, w }, words }: SeasonsProps) {
  const { t } = useWords()
  const step = words * 1.75
  const right = x + w - 6 - step / 2
  return (
    <g role="img" aria-label={t('market.season', { n: season, of: seasons })}>
      {Array.from({ length: seasons }, (_, i) => (
        <g key={i} data-now={i + 1 === season} className={css['season']}>
          <circle cx={right - (seasons - 1 - i) * step} cy={y + words * 0.92} r={words * 0.76} />
          <text x={right - (seasons - 1 - i) * step} y={y + words * 1.26}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Goods as a string, so that memo can compare them. */
const written = (goods: Readonly<Goods>) => GOODS.map((good) => goods[good]).join(' ')

function read(goods: string): Goods {
  const [shell = 0, tool = 0, demon = 0, crystal = 0] = goods.split(' ').map(Number)
  return { shell, tool, demon, crystal }
}

interface SaleRowProps extends Omit<Sale, 'goods'> {
  readonly box: Box
  readonly words: number
  readonly goods: string
}

const SaleRow = memo(function SaleRow({ id, box, words, goods, coins, times, best }: SaleRowProps) {
  const { t, say } = useWords()
  const { x, y, w, h } = box
  const asked = read(goods)
  const sold = { goods: amountsIn(asked, say), n: coins }
  const name = t(times === 0 ? 'market.sale.shut' : 'market.sale', sold)
  const size = Math.min(h - 8, words * 1.6)
  // In a short and high row, the price goes below the goods.
  const stacked = w < 9 * words && h > size + 1.6 * words
  return (
    <>
      <BoardThing at={`sale:${id}`} name={name}>
        <Halo box={box} round={6} />
        <rect {...rectOf(box, 6)} className={`${css['row']} ${stage['touch']}`} data-shut={times === 0} />
        <GoodsRow
          goods={asked}
          x={x + 5}
          y={stacked ? y + 4 : y + (h - size) / 2}
          size={size}
          area={stacked ? w - 10 : w - words * 4.2}
        />
        <Coins n={coins} x={x + w - 7} y={stacked ? y + h - words * 0.9 : y + h / 2} words={words} />
      </BoardThing>
      {best === 0 ? null : <Used n={best} box={box} words={words} />}
    </>
  )
})

/** How often the best sale uses a row. */
function Used({
  n,
  box: { x, y, w },
  words,
}: {
  readonly n: number
  readonly box: Box
  readonly words: number
}) {
  const r = words * 0.66
  return (
    <g aria-hidden="true">
      <circle cx={x + w - 2} cy={y} r={r} className={css['used']} />
      <text x={x + w - 2} y={y + words * 0.33} className={css['times']}>
        {`×${n}`}
      </text>
    </g>
  )
}

interface StoreProps {
  readonly box: Box
  readonly words: number
  readonly goods: string
  readonly sum: number
}

/** The player's goods one by one, and the best price for all of them. */
const Store = memo(function Store({ box, words, goods, sum }: StoreProps) {
  const { t, say } = useWords()
  const has = read(goods)
  const wide = box.w * 0.58
  const goodBoxes = gridIn({ ...box, w: wide }, GOODS.length, GOODS.length, 4)
  const all = { x: box.x + wide + 6, y: box.y, w: box.w - wide - 6, h: box.h }
  return (
    <>
      {GOODS.map((good, i) => {
        const place = goodBoxes[i] ?? all
        return (
          <BoardThing key={good} at={`good:${good}`} name={say(count(has[good], good))}>
            <Halo box={place} round={6} />
            <rect {...rectOf(place, 6)} className={`${css['store']} ${stage['touch']}`} />
            <GoodPiece of={good} x={place.x + place.w / 2 - words * 0.8} y={place.y + 4} size={words * 1.6} />
            <text x={place.x + place.w / 2} y={place.y + place.h - 5} className={css['has']}>
              {has[good]}
            </text>
          </BoardThing>
        )
      })}
      <BoardThing at="market" name={t('market.all', { n: sum })} entry>
        <Halo box={all} round={6} />
        <rect {...rectOf(all, 6)} className={`${css['sell']} ${stage['touch']}`} />
        <text x={all.x + all.w / 2} y={all.y + words * 1.3} className={css['sellWords']}>
          {t('market.all.short')}
        </text>
      </BoardThing>
      <g aria-hidden="true">
        <Coins n={sum} x={all.x + all.w / 2 + words * 1.4} y={all.y + all.h - words} words={words * 1.15} />
      </g>
    </>
  )
})
