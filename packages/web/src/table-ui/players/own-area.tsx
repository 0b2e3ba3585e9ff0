// The player's own side of the table: name, points and everything in front of them. A spectator chooses whose side to
// see.
import type { Update } from '@lorehall/host'
import { memo, useCallback, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { capital } from '../names.ts'
import type { GameParts } from '../parts.ts'
import { Tick } from '../tick.tsx'
import { nameOf, useBeside, useOwnSeat } from './seats.ts'
import { WholeDialog } from './whole-dialog.tsx'
import { WholeDoor } from './whole-door.ts'
import style from './own-area.module.css'

interface OwnAreaProps {
  readonly update: Update
  readonly parts: GameParts
  /** Numbers only, in a low row. */
  readonly folded?: boolean
}

export const OwnArea = memo(function OwnArea({ update, parts, folded = false }: OwnAreaProps) {
  const { t, say } = useWords()
  const [whole, setWhole] = useState(false)
  const open = useCallback(() => setWhole(true), [])
  const seat = useOwnSeat(update)
  const points = capital(say(parts.names.points))
  return (
    <section
      className={style['own']}
      aria-label={update.eyes === null ? t('player.side', { name: nameOf(update, seat) }) : t('player.own')}
      data-seat={seat}
      data-turn={parts.turns.at(update).seat === seat}
      data-folded={folded}
    >
      <div className={style['identity']}>
        {update.eyes === null ? <Beside update={update} seat={seat} /> : <Who update={update} seat={seat} />}
        <p className={style['points']} title={points}>
          <Icon path={parts.score.sign} />
          <Tick n={parts.score.points(update, seat)} />
          <span className="unseen">{points}</span>
        </p>
        <parts.players.OwnCounts update={update} seat={seat} />
      </div>
      <WholeDoor value={open}>
        <parts.players.Own update={update} seat={seat} />
      </WholeDoor>
      {whole && <WholeDialog update={update} parts={parts} seat={seat} onClose={() => setWhole(false)} />}
    </section>
  )
})

interface WhoProps {
  readonly update: Update
  readonly seat: number
}

function Who({ update, seat }: WhoProps) {
  return (
    <h2 className={style['who']}>
      <SeatMark seat={seat} size={18} />
      <span>{nameOf(update, seat)}</span>
    </h2>
  )
}

/** For spectators: chooses whose side is shown. */
function Beside({ update, seat }: WhoProps) {
  const { t } = useWords()
  return (
    <h2 className={style['who']}>
      <SeatMark seat={seat} size={18} />
      <select
        aria-label={t('player.side.choose')}
        value={seat}
        onChange={({ target }) => useBeside.setState({ seat: Number(target.value) })}
        data-do="beside"
      >
        {update.seats.map((_, one) => (
          <option key={one} value={one}>
            {t('player.side', { name: nameOf(update, one) })}
          </option>
        ))}
      </select>
    </h2>
  )
}
