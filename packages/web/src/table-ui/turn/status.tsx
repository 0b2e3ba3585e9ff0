// The status of the table: the round, whose turn it is, and whether the end has been triggered.
import type { Update } from '@lorehall/host'
import { SeatMark } from '../../components/frame-seat.tsx'
import { filled, useWords } from '../../text/language.ts'
import type { GameParts } from '../parts.ts'
import type { Step } from '../trail/steps.ts'
import { nameOf } from '../players/seats.ts'
import style from './status.module.css'

interface StatusProps {
  readonly update: Update
  readonly parts: GameParts
}

interface WithTold extends StatusProps {
  /** The narrated step. The last step of a turn passes it on; while it is narrated, the turn is still that player's. */
  readonly told?: Pick<Step, 'before'> | null
}

export function Status({ update, told = null, parts }: WithTold) {
  const { t } = useWords()
  const now = told?.before ?? update
  const { seat, key, name } = turnSaid(update, parts.turns.at(now).seat)
  const turn = t(key, { name })
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

interface Said {
  /** The seat whose mark is shown. */
  readonly seat: number | null
  readonly key: `table.turn.${'mine' | 'asked' | 'nobody' | 'other' | 'waits'}`
  /** The player it names, if any. */
  readonly name: string
}

/**
 * The turn as these eyes read it. They may have to decide in another player's turn, and in their own turn the table
 * may wait for others. `player`: the seat whose turn it is.
 */
export function turnSaid(update: Pick<Update, 'eyes' | 'waiting' | 'seats'>, player: number | null): Said {
  const { eyes, waiting } = update
  const asked = eyes !== null && waiting.includes(eyes)
  if (asked) return { seat: eyes, key: player === eyes ? 'table.turn.mine' : 'table.turn.asked', name: '' }
  const [other = player] = waiting
  if (eyes !== null && player === eyes && other !== eyes && other !== null)
    return { seat: other, key: 'table.turn.waits', name: nameOf(update, other) }
  if (player === null) return { seat: null, key: 'table.turn.nobody', name: '' }
  if (player === eyes) return { seat: player, key: 'table.turn.mine', name: '' }
  return { seat: player, key: 'table.turn.other', name: nameOf(update, player) }
}

/** The round; once the end is triggered, with the number of the last round. */
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
