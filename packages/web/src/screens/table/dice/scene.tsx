// Shows dice and drawn cards on the stage. The code that draws them is loaded with the first of them.
import { lazy, Suspense, useEffect } from 'react'
import type { GameParts } from '../../../table-ui/parts.ts'
import { useSession } from '../../../state/session/store.ts'
import { useReading } from '../../../table-ui/reading/reading.ts'
import { useSeen } from './use-seen.ts'

const Spectacle = lazy(() => import('./spectacle.tsx'))

export function DiceScene({ parts }: { readonly parts: GameParts }) {
  const seen = useSeen(parts.chance)
  // A drawn card that must now be chosen from others is shown among them.
  const offered = useSession(
    ({ shown }) => shown !== null && parts.cards.offered(shown).includes(seen?.card ?? ''),
  )
  const seeing = seen !== null && !offered
  // While dice are shown, tooltips must not cover them.
  useEffect(() => {
    useReading.setState({ hushed: seeing })
  }, [seeing])
  return (
    seeing && (
      <Suspense fallback={null}>
        <Spectacle seen={seen} parts={parts} />
      </Suspense>
    )
  )
}
