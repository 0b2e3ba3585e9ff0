// The numbered path of others on a board: a ring in the seat's colour around each thing a step touched, with
// the step's number, and the way between places. It stays until my turn has ended.
import { lazy, Suspense } from 'react'
import { useSession } from '../../state/session.ts'
import { Sheet } from '../stage/sheet.tsx'
import { useTold } from './use-told.ts'

const Path = lazy(() => import('./path.tsx').then((path) => ({ default: path.Path })))

/** One more sheet of a board's picture; `shape`: where things lie changes with it. */
export function ToldMarks({ shape }: { readonly shape: object }) {
  const { steps } = useTold()
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
