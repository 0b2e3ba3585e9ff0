// The rail on the right: the other players, a tip if there is one, and a page to read.
import type { Update } from '@lorehall/host'
import { type CSSProperties, lazy, memo, Suspense, useRef } from 'react'
import type { GameParts } from '../../../table-ui/parts.ts'
import { TipPlace } from '../lesson/tip-place.tsx'
import { otherSeats, useOwnSeat } from '../../../table-ui/players/seats.ts'
import { useWords } from '../../../text/language.ts'
import { SeatedOther } from '../seated-other.tsx'
import { useRow } from '../use-row.ts'
import { RailPage } from './rail-page.tsx'
import { useStrips } from './use-strips.ts'
import style from './rail.module.css'

/** With more players than this, a hint takes space that a card needs. */
const FEW = 3

/** Loaded at tables with players who have no seat. */
const Rivals = lazy(() => import('../rivals.tsx'))

interface RailProps {
  readonly update: Update
  readonly parts: GameParts
}

export const Rail = memo(function Rail({ update, parts }: RailProps) {
  const { t } = useWords()
  const row = useRow(update, parts)
  const rail = useRef<HTMLDivElement>(null)
  const others = otherSeats(update, useOwnSeat(update))
  const more = parts.players.moreLines?.(update) ?? 0
  const strips = useStrips(rail, others.length, update.rivals.length, more)
  const lines: CSSProperties & Record<'--more', number> = { '--more': more }
  const acting = update.over ? null : parts.turns.at(update).seat
  return (
    <div ref={rail} className={style['rail']} data-crowded={others.length + update.rivals.length > FEW}>
      <aside className={style['company']} aria-label={t('player.others')} style={lines}>
        {others.map((seat) => (
          <SeatedOther
            key={seat}
            update={update}
            parts={parts}
            seat={seat}
            strip={seat === acting ? strips.acting : strips.others}
          />
        ))}
        {update.rivals.length > 0 && (
          <Suspense fallback={null}>
            <Rivals update={update} />
          </Suspense>
        )}
      </aside>
      <TipPlace update={update} where="rail" />
      <RailPage update={update} parts={parts} row={row} />
    </div>
  )
})
