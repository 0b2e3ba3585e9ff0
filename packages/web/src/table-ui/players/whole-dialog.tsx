// A window with everything a player has.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import type { GameParts } from '../parts.ts'
import { nameOf } from './seats.ts'

const Dialog = lazy(() => import('../dialog.tsx').then((file) => ({ default: file.Dialog })))

interface WholeDialogProps {
  readonly update: Update
  readonly parts: GameParts
  readonly seat: number
  readonly onClose: () => void
}

export function WholeDialog({ update, parts, seat, onClose }: WholeDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog title={nameOf(update, seat)} onClose={onClose} wide>
        <parts.players.Whole update={update} seat={seat} />
      </Dialog>
    </Suspense>
  )
}
