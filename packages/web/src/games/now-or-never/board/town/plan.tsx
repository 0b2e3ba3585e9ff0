// A read-only drawing of any player's town.
import type { Update } from '@lorehall/host'
import { useMemo } from 'react'
import { nameOf } from '../../../../table-ui/players/seats.ts'
import { layoutFor } from './layout.ts'
import { Picture } from './picture.tsx'
import { townOf } from './town-facts.ts'
import style from './town.module.css'

interface TownPlanProps {
  readonly update: Update
  readonly seat: number
  /** The alternative text. */
  readonly says: string
}

const LAYOUT = layoutFor({ w: 1020, h: 432 })

export function TownPlan({ update, seat, says }: TownPlanProps) {
  const town = useMemo(() => townOf(update, seat), [update, seat])
  if (town === null) return null
  return (
    <svg viewBox={`0 0 ${LAYOUT.w} ${LAYOUT.h}`} className={style['town']} role="img" aria-label={says}>
      <Picture town={town} layout={LAYOUT} owner={nameOf(update, seat)} />
    </svg>
  )
}
