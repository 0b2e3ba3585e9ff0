// The player's own side of the table in one line, for a phone: points, and what they can pay with.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { capital } from '../names.ts'
import type { GameParts } from '../parts.ts'
import { Tick } from '../tick.tsx'
import { nameOf, useOwnSeat } from './seats.ts'
import style from './own-line.module.css'

interface OwnLineProps {
  readonly update: Update
  readonly parts: GameParts
}

export const OwnLine = memo(function OwnLine({ update, parts }: OwnLineProps) {
  const { t, say } = useWords()
  const seat = useOwnSeat(update)
  const points = capital(say(parts.names.points))
  const name = update.eyes === null ? t('player.side', { name: nameOf(update, seat) }) : t('player.line')
  return (
    <section className={style['line']} aria-label={name} data-line={seat} data-rest="sheet">
      <span className={style['points']} title={points} data-do="own-points">
        <SeatMark seat={seat} size={16} />
        <Tick n={parts.score.points(update, seat)} />
        <span className="unseen">{points}</span>
      </span>
      <parts.players.OwnLine update={update} seat={seat} />
    </section>
  )
})
