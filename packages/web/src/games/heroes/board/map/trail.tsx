// The path of the current movement so far.
import { memo } from 'react'
import { bend } from '../../../../table-ui/stage/wobble.ts'
import type { GameView } from '../../view.ts'
import type { Layout } from './layout.ts'
import style from './trail.module.css'

interface TrailProps {
  readonly move: GameView['move']
  readonly layout: Layout
}

export const Trail = memo(function Trail({ move, layout }: TrailProps) {
  if (move === null || move.at === move.from) return null
  const stops = [move.from, move.before, move.at].filter(
    (place, i, all) => place >= 0 && place !== all[i - 1],
  )
  const points = stops.flatMap((place) => layout.places[place]?.at ?? [])
  const way = points
    .slice(1)
    .map((to, i) => bend(points[i] ?? to, to, i + 2, 18))
    .join('')
  return (
    <g aria-hidden="true">
      <path d={way} className={style['casing']} />
      <path d={way} className={style['way']} />
    </g>
  )
})
