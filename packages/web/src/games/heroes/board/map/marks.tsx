// Markers that Spells leave on a Region: a pennant of its owner with the rounds it has left, if it does not stay.
import { memo } from 'react'
import { colourOf } from '../../../../table/stage/seat-shape.tsx'
import type { GameView } from '../../view.ts'
import type { Layout } from './layout.ts'
import style from './marks.module.css'

interface MarksProps {
  readonly marks: GameView['marks']
  readonly round: number
  readonly layout: Layout
}

export const Marks = memo(function Marks({ marks, round, layout }: MarksProps) {
  return marks.map(({ id, at, seat, until }, i) => {
    const ground = layout.places[at]
    if (ground === undefined) return null
    const x = ground.at.x + 30 * layout.size
    const y = ground.at.y - 12 * layout.size
    return (
      <g key={`${id} ${at} ${i}`} aria-hidden="true">
        <path d={`M${x} ${y + 22}V${y - 12}`} className={style['pole']} />
        <path d={`M${x} ${y - 12}h20l-6 8l6 8h-20Z`} fill={colourOf(seat)} className={style['cloth']} />
        {until === undefined ? null : (
          <text x={x + 7} y={y + 0.5} className={style['left']}>
            {Math.max(1, until - round + 1)}
          </text>
        )}
      </g>
    )
  })
})
