// The map in small, while another board is shown.
import type { Update } from '@lorehall/host'
import type { Area } from '../../../../table-ui/stage/board.ts'
import { valuesOf } from '../../facts.ts'
import { viewOf } from '../../view.ts'
import { Overview } from './overview.tsx'

/** In pixels. */
const AREA: Area = { w: 84, h: 44 }

export function Glance({ update }: { readonly update: Update }) {
  return (
    <svg viewBox={`0 0 ${AREA.w} ${AREA.h}`} width={AREA.w} height={AREA.h} aria-hidden="true">
      <Overview view={viewOf(update)} values={valuesOf(update)} area={AREA} />
    </svg>
  )
}
