// Another player, and at online tables whether they are here.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import type { GameParts } from '../../table/parts.ts'
import { OtherPlayer } from '../../table/players/other-player.tsx'
import type { Strip } from '../../table/players/strips.ts'
import { useExtras } from './extras.ts'

interface SeatedOtherProps {
  readonly update: Update
  readonly parts: GameParts
  readonly seat: number
  /** How much of them the rail shows; all of it in a sheet. */
  readonly strip?: Strip
}

export const SeatedOther = memo(function SeatedOther(props: SeatedOtherProps) {
  const extras = useExtras()
  const note = extras === null ? undefined : <extras.SeatNote seat={props.seat} />
  return <OtherPlayer {...props} note={note} />
})
