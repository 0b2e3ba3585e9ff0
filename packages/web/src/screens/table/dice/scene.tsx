// Where dice and drawn cards are shown: on the stage, and nowhere else. What draws them is fetched with the
// first of them.
import { lazy, Suspense, useEffect } from 'react'
import type { GameParts } from '../../../table/parts.ts'
import { useReading } from '../../../table/reading/reading.ts'
import { useSeen } from './use-seen.ts'

const Spectacle = lazy(() => import('./spectacle.tsx'))

export function DiceScene({ parts }: { readonly parts: GameParts }) {
  const seen = useSeen(parts.chance)
  const seeing = seen !== null
  // While one looks at dice, nothing that is pointed at lies over them.
  useEffect(() => {
    useReading.setState({ hushed: seeing })
  }, [seeing])
  return (
    seen !== null && (
      <Suspense fallback={null}>
        <Spectacle seen={seen} parts={parts} />
      </Suspense>
    )
  )
}
