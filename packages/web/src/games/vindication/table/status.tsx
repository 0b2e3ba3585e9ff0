// Round, whose turn it is, and whether the end is in sight.
import type { Update } from '@lorehall/host'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useWords } from '../../../text/language.ts'
import { nameOf } from '../players/player-facts.ts'
import { viewOf } from '../view.ts'
import style from './status.module.css'

export function Status({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const view = viewOf(update)
  // Off one's own turn one may be asked something, too; then it is not the other who is waited for.
  const asked = update.eyes !== null && update.waiting.includes(update.eyes)
  const seat = asked ? (update.eyes ?? view.turn.seat) : view.turn.seat
  const turn =
    view.turn.seat === update.eyes
      ? t('table.turn.mine')
      : asked
        ? t('table.turn.asked')
        : t('table.turn.other', { name: nameOf(update, seat) })
  return (
    <p className={style['status']} role="status">
      <span className={style['round']}>{t('table.round', { n: view.round })}</span>
      <span className={style['turn']}>
        {!update.over && <SeatMark seat={seat} size={16} />}
        {update.over ? t('table.over') : turn}
      </span>
      {view.ending !== null && !update.over && (
        <span className={style['ending']} title={t('table.ending', { n: view.lastRound })}>
          {t('table.ending.short', { n: view.lastRound })}
        </span>
      )}
      {update.crossed && (
        <span className={style['crossed']} title={t('table.crossed.why')}>
          {t('table.crossed')}
        </span>
      )}
    </p>
  )
}
