// Everything a player has, in a window of its own.
import type { Update } from '@lorehall/host'
import { Suspense } from 'react'
import { Dialog } from '../dialog.tsx'
import type { GameParts } from '../parts.ts'
import { nameOf } from './seats.ts'

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
        <parts.Whole update={update} seat={seat} />
      </Dialog>
    </Suspense>
  )
}
