// The world while another board stands in front: all of it in little.
import type { Update } from '@lorehall/host'
import type { Room } from '../../../../table/stage/board.ts'
import { factsOf } from '../../facts.ts'
import { Overview } from './overview.tsx'

/** Pixels. */
const ROOM: Room = { w: 84, h: 56 }

export function Glance({ update }: { readonly update: Update }) {
  return (
    <svg viewBox={`0 0 ${ROOM.w} ${ROOM.h}`} width={ROOM.w} height={ROOM.h} aria-hidden="true">
      <Overview facts={factsOf(update)} room={ROOM} />
    </svg>
  )
}
