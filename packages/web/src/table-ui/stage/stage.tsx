// The stage of a board: it handles moving and zooming, highlights, keys and labels. The board only draws, on sheets
// that are stacked on each other.
import type { Hints, Update } from '@lorehall/host'
import { type ReactNode, useEffect, useRef } from 'react'
import { useHints } from '../../state/hints.ts'
import { drawn, PlaceOf } from '../drawn.ts'
import type { Board, Area, Shape } from './board.ts'
import { Controls } from './controls.tsx'
import { BoardHighlighter, useHighlighter } from './highlighter.ts'
import { type BoardHighlights, useBoardHighlights } from './board-highlights.ts'
import { TrailMarks } from '../trail/trail-marks.tsx'
import { Overview } from './overview.tsx'
import css from './stage.module.css'
import { useEars } from './use-ears.ts'
import { useZoom } from './use-zoom.ts'

export interface Scene<S extends Shape> {
  readonly shape: S
  /** Things are too small for all of their drawing. */
  readonly brief: boolean
  readonly highlights: BoardHighlights
  /** The routes to distant places; null until they are known. */
  readonly routes: Hints['routes'] | null
}

interface StageProps<S extends Shape> {
  readonly board: Board<S>
  readonly update: Update
  /** The board's name, and a description of its keys. */
  readonly name: string
  readonly keys: string
  readonly className?: string | undefined
  readonly children: (scene: Scene<S>) => ReactNode
  /** Draws sheets above the trail of others' turns, for pieces that must stay visible. */
  readonly over?: (scene: Scene<S>) => ReactNode
  /** For a board that may be longer than its area: the place to show, as a share of its length. */
  readonly toward?: number
  /** Draws the miniature of such a board. */
  readonly overview?: (area: Area) => ReactNode
}

export function Stage<S extends Shape>({
  board,
  update,
  name,
  keys,
  className,
  children,
  over,
  toward = 0.5,
  overview,
}: StageProps<S>) {
  const sheets = useRef<HTMLDivElement>(null)
  const { shape, brief, hands } = useZoom(sheets, board, toward)
  const ears = useEars(board, hands)
  const hints = useHints(update)
  const routes = hints?.routes ?? null
  const highlights = useBoardHighlights(update, hints, board.steps)
  const highlighter = useHighlighter(highlights)
  useEffect(() => drawn.stand(), [])
  return (
    <div className={`${css['stage']} ${className ?? ''}`}>
      <BoardHighlighter value={highlighter}>
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
              <PlaceOf value="board">{children({ shape, brief, highlights, routes })}</PlaceOf>
              <TrailMarks shape={shape} board={board} />
              {over !== undefined && (
                <PlaceOf value="board">{over({ shape, brief, highlights, routes })}</PlaceOf>
              )}
            </>
          )}
        </div>
      </BoardHighlighter>
      <Controls zoom={hands} />
      {overview !== undefined && shape !== null && (
        <Overview length={shape.w} lookAt={hands.lookAt} draw={overview} />
      )}
    </div>
  )
}
