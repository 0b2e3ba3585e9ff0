// The second click: before the end is set in motion, or before every answer where that is wished.
import { lazy, Suspense } from 'react'
import { usePick } from '../../table/lit.ts'

/** Fetched when something is to be confirmed: few are asked. */
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
