// Asks for confirmation before the end of the game is triggered, or before every move if the player wants that.
import { lazy, Suspense } from 'react'
import { usePick } from '../../table-ui/picking.ts'

/** Loaded when the first option needs a confirmation. */
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

export function ConfirmPick() {
  const asked = usePick(({ confirm }) => confirm !== null)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog />
    </Suspense>
  )
}
