// The stage of a board: it is moved and zoomed, lit, walked by keys, and says of each thing what it is. The
// board only draws what it is told, on sheets over each other.
import type { Hints, Update } from '@lorehall/host'
import { type ReactNode, useEffect, useRef } from 'react'
import { useHints } from '../../state/hints.ts'
import { drawn, PlaceOf } from '../drawn.ts'
import type { Board, Room, Shape } from './board.ts'
import { Controls } from './controls.tsx'
import { BoardLamps, useLamps } from './lamps.ts'
import { type Lights, useLights } from './lights.ts'
import { ToldMarks } from '../told/told-marks.tsx'
import { Overview } from './overview.tsx'
import css from './stage.module.css'
import { useEars } from './use-ears.ts'
import { useZoom } from './use-zoom.ts'

export interface Scene<S extends Shape> {
  readonly shape: S
  readonly lights: Lights
  /** The ways to far places; null while they are looked for. */
  readonly routes: Hints['routes'] | null
}

interface StageProps<S extends Shape> {
  readonly board: Board<S>
  readonly update: Update
  /** What the board is called, and what its keys do. */
  readonly name: string
  readonly keys: string
  readonly className?: string | undefined
  readonly children: (scene: Scene<S>) => ReactNode
  /** Of a board that may be longer than its room: what it is about, in shares of its length, */
  readonly toward?: number
  /** and all of it in little. */
  readonly overview?: (room: Room) => ReactNode
}

export function Stage<S extends Shape>({
  board,
  update,
  name,
  keys,
  className,
  children,
  toward = 0.5,
  overview,
}: StageProps<S>) {
  const sheets = useRef<HTMLDivElement>(null)
  const { shape, hands } = useZoom(sheets, board, toward)
  const ears = useEars(board, hands)
  const hints = useHints(update)
  const routes = hints?.routes ?? null
  const lights = useLights(update, hints, board.steps)
  const lamps = useLamps(lights)
  useEffect(() => drawn.stand(), [])
  return (
    <div className={`${css['stage']} ${className ?? ''}`}>
      <BoardLamps value={lamps}>
        <div
          ref={sheets}
          className={css['sheets']}
          role="group"
          aria-label={name}
          aria-description={keys}
          data-sheets
          {...ears}
        >
          {shape !== null && (
            <>
              <PlaceOf value="board">{children({ shape, lights, routes })}</PlaceOf>
              <ToldMarks shape={shape} />
            </>
          )}
        </div>
      </BoardLamps>
      <Controls zoom={hands} />
      {overview !== undefined && shape !== null && (
        <Overview length={shape.w} lookAt={hands.lookAt} draw={overview} />
      )}
    </div>
  )
}
