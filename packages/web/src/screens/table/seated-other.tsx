// Another player; at an online table with a note whether they are online.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import type { GameParts } from '../../table-ui/parts.ts'
import { OtherPlayer } from '../../table-ui/players/other-player.tsx'
import type { Strip } from '../../table-ui/players/strips.ts'
import { useExtras } from './extras.ts'

interface SeatedOtherProps {
  readonly update: Update
  readonly parts: GameParts
  readonly seat: number
  /** How much of them the rail shows. A sheet shows everything. */
  readonly strip?: Strip
}

export const SeatedOther = memo(function SeatedOther(props: SeatedOtherProps) {
  const extras = useExtras()
  const note = extras === null ? undefined : <extras.SeatNote seat={props.seat} />
  return <OtherPlayer {...props} note={note} />
})
