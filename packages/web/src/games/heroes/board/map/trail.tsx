// The path of the current movement so far.
import { memo } from 'react'
import { linesOfWay } from '../../../../table-ui/stage/across.ts'
import { bend } from '../../../../table-ui/stage/wobble.ts'
import type { GameView } from '../../view.ts'
import { acrossEdge, type Layout } from './layout.ts'
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
  const grounds = stops.flatMap((place) => layout.places[place] ?? [])
  const way = grounds
    .slice(1)
    .flatMap((to, i) => {
      const from = grounds[i] ?? to
      return linesOfWay(from.at, to.at, acrossEdge(layout, from.id, to.id)).map(([start, end]) =>
        bend(start, end, i + 2, 18),
      )
    })
    .join('')
  return (
    <g aria-hidden="true">
      <path d={way} className={style['casing']} />
      <path d={way} className={style['way']} />
    </g>
  )
})
