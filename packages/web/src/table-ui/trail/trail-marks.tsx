// The trail of others' turns on a board: a ring in the seat's color around each thing that a step affected, with the
// step's number, and lines between places. It stays until the player's turn has ended.
import { lazy, Suspense } from 'react'
import { useSession } from '../../state/session/store.ts'
import { Sheet } from '../stage/sheet.tsx'
import { useTrail } from './use-trail.ts'

const Path = lazy(() => import('./path.tsx').then((path) => ({ default: path.Path })))

/** One more sheet of a board's drawing. `shape`: things change their places with it. */
export function TrailMarks({ shape }: { readonly shape: object }) {
  const { steps } = useTrail()
  const asked = useSession(({ shown }) => shown?.ask?.aside === false)
  return (
    <Sheet>
      {steps.length > 0 && (
        <Suspense fallback={null}>
          <Path steps={steps} shape={shape} past={asked} />
        </Suspense>
      )}
    </Sheet>
  )
}
