// The whole world in small: the land, and the players who control it.
import { type Facts } from '@lorehall/heroes/client'
import { memo } from 'react'
import type { Area } from '../../../../table-ui/stage/board.ts'
import { colourOf } from '../../../../table-ui/stage/seat-shape.tsx'
import { forcesOf } from '../../pieces/forces.ts'
import { layoutFor } from './layout.ts'
import { isAloft, isSea } from '../../world.ts'
import style from './overview.module.css'

interface OverviewProps {
  readonly facts: Facts
  readonly area: Area
}

const SIZE: Area = { w: 1000, h: 700 }

export const Overview = memo(function Overview({ facts, area }: OverviewProps) {
  const forces = forcesOf(facts)
  const { places } = layoutFor(SIZE)
  return (
    <g transform={`scale(${area.w / SIZE.w} ${area.h / SIZE.h})`}>
      {places.flatMap(({ place, id, path }) => {
        if (isSea(place) || (isAloft(place) && facts.state.unused !== undefined)) return []
        const [force] = forces[place] ?? []
        return (
          <path
            key={id}
            d={path}
            className={style['land']}
            {...(force === undefined ? {} : { style: { fill: colourOf(force.seat) } })}
          />
        )
      })}
    </g>
  )
})
