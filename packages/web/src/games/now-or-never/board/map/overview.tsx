// The whole map in small: the kind of each space, and the heroes on it.
import { MAP_COLUMNS, MAP_ROWS, type Values } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import type { Area } from '../../../../table-ui/stage/board.ts'
import { SeatShape } from '../../../../table-ui/stage/seat-shape.tsx'
import type { GameView } from '../../view.ts'
import { columnOf, rowOf } from './layout.ts'
import style from './overview.module.css'

interface OverviewProps {
  readonly view: GameView
  readonly values: Values
  readonly area: Area
}

export const Overview = memo(function Overview({ view, values, area }: OverviewProps) {
  const [w, h] = [area.w / MAP_COLUMNS, area.h / MAP_ROWS]
  const middle = (space: number) => ({ x: (columnOf(space) + 0.5) * w, y: (rowOf(space) + 0.5) * h })
  return (
    <>
      {values.spaces.map(({ kind }, n) => {
        const at = { x: columnOf(n) * w + 0.5, y: rowOf(n) * h + 0.5, width: w - 1, height: h - 1, rx: 1.5 }
        return <rect key={n} {...at} className={style['space']} data-kind={kind} data-side={values.side} />
      })}
      {view.players.map(({ hero, space }, seat) =>
        hero === '' ? null : <SeatShape key={seat} seat={seat} size={5} {...middle(space)} />,
      )}
    </>
  )
})
