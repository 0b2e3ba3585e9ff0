// The whole world in little: land, and whose it is.
import { type Facts } from '@lorehall/heroes/face'
import { memo } from 'react'
import type { Room } from '../../../../table/stage/board.ts'
import { colourOf } from '../../../../table/stage/seat-shape.tsx'
import { forcesOf } from '../../pieces/forces.ts'
import { layoutFor } from './layout.ts'
import { isSea } from '../../world.ts'
import style from './overview.module.css'

interface OverviewProps {
  readonly facts: Facts
  readonly room: Room
}

const SIZE: Room = { w: 1000, h: 700 }

export const Overview = memo(function Overview({ facts, room }: OverviewProps) {
  const forces = forcesOf(facts)
  const { places } = layoutFor(SIZE)
  return (
    <g transform={`scale(${room.w / SIZE.w} ${room.h / SIZE.h})`}>
      {places.flatMap(({ place, id, path }) => {
        if (isSea(place)) return []
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
