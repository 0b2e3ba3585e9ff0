// The player's open orders: goods for coins. An order can be completed at any time if the player has the goods.
import { memo, useMemo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import { Halo } from '../../../../table-ui/stage/halo.tsx'
import stage from '../../../../table-ui/stage/stage.module.css'
import { rectOf } from '../../../../table-ui/stage/rect.ts'
import { lookOf } from '../../cards/looks.ts'
import { gridIn, type MarketLayout, under } from './layout.ts'
import type { OpenOrder } from './market-facts.ts'
import { Coins, GoodsRow, Panel } from './pieces.tsx'
import { amountsIn, useWords } from './words.ts'
import css from './market.module.css'

interface OrdersProps {
  readonly orders: readonly OpenOrder[]
  readonly done: number
  readonly pile: number
  readonly layout: MarketLayout
}

/** The grid has at least this many cells, so fewer orders are not drawn larger. */
const LEAST = 4

export function Orders({ orders, done, pile, layout: { orders: box, words } }: OrdersProps) {
  const { t } = useWords()
  const n = Math.max(LEAST, orders.length)
  const places = useMemo(() => gridIn(under(box, words), n, n > LEAST ? 3 : 2), [box, words, n])
  return (
    <Panel box={box} words={words} name={t('market.orders')} note={t('market.orders.note', { done, pile })}>
      {orders.length === 0 ? (
        <text x={box.x + box.w / 2} y={box.y + box.h * 0.62} className={css['nothing']}>
          {t('market.orders.none')}
        </text>
      ) : null}
      {orders.map((order, i) => {
        const place = places[i]
        return place === undefined ? null : <OrderThing key={order.id} box={place} words={words} {...order} />
      })}
    </Panel>
  )
}

interface OrderThingProps extends OpenOrder {
  readonly box: Box
  readonly words: number
}

const OrderThing = memo(function OrderThing({ id, goods, coins, payable, box, words }: OrderThingProps) {
  const { t, say } = useWords()
  const { x, y, w, h } = box
  const look = lookOf(id)
  const called = say(look?.called ?? id)
  const sold = { name: called, goods: amountsIn(goods, say), n: coins }
  const size = Math.min(words * 1.5, h * 0.42)
  const high = h > words * 3.2
  return (
    <>
      <BoardThing at={`order:${id}`} name={t(payable ? 'market.order.ready' : 'market.order', sold)}>
        <Halo box={box} round={6} />
        <rect {...rectOf(box, 6)} className={`${css['row']} ${stage['touch']}`} data-shut={!payable} />
        {high ? (
          <text x={x + 6} y={y + words * 1.25} className={css['title']}>
            {called}
          </text>
        ) : null}
        <GoodsRow
          goods={goods}
          x={x + 5}
          y={high ? y + h - size - 5 : y + (h - size) / 2}
          size={size}
          area={w - words * 4.2}
        />
      </BoardThing>
      <g aria-hidden="true">
        <Coins n={coins} x={x + w - 7} y={high ? y + h - size / 2 - 5 : y + h / 2} words={words} />
      </g>
    </>
  )
})
