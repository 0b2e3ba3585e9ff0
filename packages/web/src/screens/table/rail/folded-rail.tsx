// The folded rail: the other players, their points, and the number of unread chat lines.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useSettings } from '../../../state/settings.ts'
import type { GameParts } from '../../../table-ui/parts.ts'
import { nameOf, otherSeats } from '../../../table-ui/players/seats.ts'
import { Tick } from '../../../table-ui/tick.tsx'
import { useWords } from '../../../text/language.ts'
import { useExtras } from '../extras.ts'
import style from './rail.module.css'

interface FoldedRailProps {
  readonly update: Update
  readonly parts: GameParts
}

export const FoldedRail = memo(function FoldedRail({ update, parts }: FoldedRailProps) {
  const { t } = useWords()
  const set = useSettings((settings) => settings.set)
  const extras = useExtras()
  return (
    <aside className={style['folded']} aria-label={t('player.others')}>
      <button
        type="button"
        className={style['unfold']}
        aria-label={t('rail.unfold')}
        title={t('rail.unfold')}
        onClick={() => set({ railFolded: false })}
        data-do="unfold-rail"
      >
        «{extras !== null && <Unread useUnread={extras.useUnread} />}
      </button>
      {otherSeats(update).map((seat) => (
        <p key={seat} data-turn={parts.turns.at(update).seat === seat} title={nameOf(update, seat)}>
          <SeatMark seat={seat} size={20} />
          <Tick n={parts.score.points(update, seat)} />
        </p>
      ))}
    </aside>
  )
})

function Unread({ useUnread }: { readonly useUnread: () => number }) {
  const unread = useUnread()
  return unread === 0 ? null : <b>{unread}</b>
}
