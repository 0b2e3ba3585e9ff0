// Round, whose turn it is, and whether the end is in sight.
import type { Update } from '@lorehall/host'
import { SeatMark } from '../../components/frame-seat.tsx'
import { filled, useWords } from '../../text/language.ts'
import type { GameParts } from '../parts.ts'
import type { Step } from '../told/steps.ts'
import { nameOf } from '../players/seats.ts'
import style from './status.module.css'

interface StatusProps {
  readonly update: Update
  readonly parts: GameParts
}

interface WithTold extends StatusProps {
  /** The last step of a turn hands it on; while it is told it is still that player's turn. */
  readonly told?: Pick<Step, 'before'> | null
}

export function Status({ update, told = null, parts }: WithTold) {
  const { t } = useWords()
  const now = told?.before ?? update
  const { seat: player } = parts.turns.at(now)
  // Off one's own turn one may be asked something, too; then it is not the other who is waited for.
  const asked = update.eyes !== null && update.waiting.includes(update.eyes)
  const seat = asked ? update.eyes : player
  const turn =
    player === update.eyes && player !== null
      ? t('table.turn.mine')
      : asked
        ? t('table.turn.asked')
        : seat === null
          ? t('table.turn.nobody')
          : t('table.turn.other', { name: nameOf(update, seat) })
  return (
    <div className={style['state']}>
      <p className={style['status']} role="status">
        <Round update={now} parts={parts} />
        <span className={style['turn']}>
          {!update.over && seat !== null && <SeatMark seat={seat} size={16} />}
          <span className={style['words']}>{update.over ? t('table.over') : turn}</span>
        </span>
        {update.crossed && (
          <span className={style['crossed']} title={t('table.crossed.why')}>
            {t('table.crossed')}
          </span>
        )}
      </p>
    </div>
  )
}

/** Once the end is set in motion, also of how many. */
function Round({ update, parts }: StatusProps) {
  const { t, say } = useWords()
  const { round: n, last } = parts.turns.at(update)
  const round = filled(say(parts.names.round), { n })
  if (last === null || update.over) return <span className={style['round']}>{round}</span>
  return (
    <span className={style['round']} data-ending title={say(last.why)}>
      {t('table.round.of', { round, last: last.round })}
    </span>
  )
}
