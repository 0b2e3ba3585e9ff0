// Another player, and at online tables whether they are here.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import type { GameParts } from '../../table/parts.ts'
import { OtherPlayer } from '../../table/players/other-player.tsx'
import { useExtras } from './extras.ts'

interface SeatedOtherProps {
  readonly update: Update
  readonly parts: GameParts
  readonly seat: number
}

export const SeatedOther = memo(function SeatedOther({ update, parts, seat }: SeatedOtherProps) {
  const extras = useExtras()
  const other = <OtherPlayer update={update} parts={parts} seat={seat} />
  if (extras === null) return other
  return (
    <div>
      <extras.SeatNote seat={seat} />
      {other}
    </div>
  )
})
