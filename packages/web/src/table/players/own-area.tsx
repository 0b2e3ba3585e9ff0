// My side of the table: who I am, what I have scored, and all that lies before me.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { capital } from '../names.ts'
import type { GameParts } from '../parts.ts'
import { Tick } from '../tick.tsx'
import { nameOf, ownSeat } from './seats.ts'
import style from './own-area.module.css'

interface OwnAreaProps {
  readonly update: Update
  readonly parts: GameParts
  /** Numbers only. */
  readonly folded?: boolean
}

export const OwnArea = memo(function OwnArea({ update, parts, folded = false }: OwnAreaProps) {
  const { t, say } = useWords()
  const seat = ownSeat(update)
  return (
    <section
      className={style['own']}
      aria-label={t('player.own')}
      data-seat={seat}
      data-folded={folded}
      data-turn={parts.turn(update).seat === seat}
    >
      <div className={style['identity']}>
        <h2 className={style['who']}>
          <SeatMark seat={seat} size={22} />
          {nameOf(update, seat)}
        </h2>
        <p className={style['points']}>
          <Icon path={parts.pointsSign} size="1.5rem" />
          <Tick n={parts.points(update, seat)} />
          <span>{capital(say(parts.names.points))}</span>
        </p>
        <parts.OwnCounts update={update} seat={seat} />
      </div>
      <parts.Own update={update} seat={seat} />
    </section>
  )
})
