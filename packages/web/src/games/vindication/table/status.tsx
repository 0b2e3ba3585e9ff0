// Round, whose turn it is, and whether the end is in sight; on a phone my honor, too, for my side of
// the table is put away there.
import type { Update } from '@lorehall/host'
import { Icon } from '../../../components/icon.tsx'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { Tick } from '../../../table/tick.tsx'
import { filled } from '../../../text/language.ts'
import { useWords } from '../text/own.ts'
import { nameOf, playerOf } from '../players/player-facts.ts'
import { type GameView, viewOf } from '../view.ts'
import { NAMES_EN } from './en.ts'
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
    <div className={style['state']}>
      <p className={style['status']} role="status">
        <Round view={view} over={update.over} />
        <span className={style['turn']}>
          {!update.over && <SeatMark seat={seat} size={16} />}
          <span className={style['words']}>{update.over ? t('table.over') : turn}</span>
        </span>
        {update.crossed && (
          <span className={style['crossed']} title={t('table.crossed.why')}>
            {t('table.crossed')}
          </span>
        )}
      </p>
      <Honor update={update} />
    </div>
  )
}

/** Once the end is set in motion, also of how many. */
function Round({ view, over }: { readonly view: GameView; readonly over: boolean }) {
  const { t, say } = useWords()
  const { round, lastRound, ending } = view
  if (ending === null || over)
    return <span className={style['round']}>{filled(say(NAMES_EN.round), { n: round })}</span>
  return (
    <span className={style['round']} data-ending title={t('table.ending', { n: lastRound })}>
      {t('table.round.of', { n: round, last: lastRound })}
    </span>
  )
}

/** Not part of what is announced: it changes with every other answer. */
function Honor({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const me = update.eyes === null ? undefined : playerOf(update, update.eyes)
  if (me === undefined) return null
  return (
    <p className={style['honor']} title={t('player.honor.own')} data-do="own-honor">
      <Icon name="laurel-crown" size="1.1rem" />
      <Tick n={me.honor} />
      <span className="unseen">{t('player.honor')}</span>
    </p>
  )
}
