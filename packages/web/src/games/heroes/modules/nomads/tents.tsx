// Wandering Nomads on the map: a tent in each of their Regions, with their number.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import type { Layer } from '../../../../table-ui/module-parts.ts'
import type { Shape } from '../../../../table-ui/stage/board.ts'
import { layoutFor } from '../../board/map/layout.ts'
import { viewOf } from '../../view.ts'
import style from './tents.module.css'

interface TentProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly n: number
}

const Tent = memo(function Tent({ x, y, size, n }: TentProps) {
  return (
    <g aria-hidden="true" transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-20 8-6-14 8 8Z" className={style['tent']} />
      <path d="M-11 8-6-3-1 8Z" className={style['door']} />
      <text x={15} y={6} fontSize={15} className={style['n']}>
        {n}
      </text>
    </g>
  )
})

interface LayerProps {
  readonly update: Update
  readonly shape: Shape
}

/** How far a tent moves up from tokens that stay visible, in pixels at size 1. */
const ABOVE = 19

export const Tents: Layer<Shape> = ({ update, shape }: LayerProps) => {
  const { wandering, down, shown, live } = viewOf(update)
  if (wandering === undefined) return null
  const { places, size } = layoutFor(shape)
  const tokens = new Set([...shown, ...live].map((token) => token.at))
  return places.map(({ place, id, at }) => {
    const n = wandering.at[place] ?? 0
    const up = tokens.has(place) || (down[place] ?? 0) > 0 ? ABOVE * size : 0
    return n === 0 ? null : <Tent key={id} x={at.x} y={at.y - up} size={size} n={n} />
  })
}
