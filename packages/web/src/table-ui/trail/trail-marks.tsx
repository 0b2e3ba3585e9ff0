// The trail of others' turns on a board: a ring in the seat's color around each thing that a step affected, with the
// step's number if the board has space for it, and lines between places. It stays until the player's turn has ended.
import { lazy, Suspense, useMemo } from 'react'
import { useSession } from '../../state/session/store.ts'
import type { Board, Shape } from '../stage/board.ts'
import { Sheet } from '../stage/sheet.tsx'
import { useTrail } from './use-trail.ts'

const Path = lazy(() => import('./path.tsx').then((path) => ({ default: path.Path })))

interface TrailMarksProps<S extends Shape> {
  /** Things change their places with it. */
  readonly shape: S
  readonly board: Pick<Board<S>, 'across' | 'trail'>
}

/** One more sheet of a board's drawing. */
export function TrailMarks<S extends Shape>({ shape, board: { across, trail } }: TrailMarksProps<S>) {
  const { steps } = useTrail()
  const acrossHere = useMemo(
    () => (from: string, to: string) => across?.(shape, from, to) ?? null,
    [across, shape],
  )
  const asked = useSession(({ shown }) => shown?.ask?.aside === false)
  return (
    <Sheet>
      {steps.length > 0 && (
        <Suspense fallback={null}>
          <Path steps={steps} across={acrossHere} look={trail} past={asked} />
        </Suspense>
      )}
    </Sheet>
  )
}
