// Another player: the counts at a glance, and everything they have after a click.
import type { Update } from '@lorehall/host'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { lookOf } from '../../components/seat-shapes.ts'
import { useWords } from '../../text/language.ts'
import { capital } from '../names.ts'
import type { GameParts } from '../parts.ts'
import { Tick } from '../tick.tsx'
import { nameOf } from './seats.ts'
import { StripOf } from './strip-of.ts'
import type { Strip } from './strips.ts'
import { WholeDialog } from './whole-dialog.tsx'
import style from './other-player.module.css'

interface OtherPlayerProps {
  readonly update: Update
  readonly parts: GameParts
  readonly seat: number
  /** How much of them there is space for; undefined: everything. */
  readonly strip?: Strip | undefined
  /** Whether they are online, and how much time they have. */
  readonly note?: ReactNode
}

export function OtherPlayer({ update, parts, seat, strip, note }: OtherPlayerProps) {
  const { t, say } = useWords()
  const [open, setOpen] = useState(false)
  const name = nameOf(update, seat)
  const points = capital(say(parts.names.points))
  const plays = parts.turns.at(update).seat === seat && !update.over
  const thinks = update.waiting.includes(seat) && !update.over
  const colour: CSSProperties & Record<'--seat', string> = { '--seat': `var(--seat-${lookOf(seat)})` }
  return (
    <>
      <section
        className={style['other']}
        aria-label={name}
        data-turn={plays}
        data-seat={seat}
        data-strip={strip}
        style={colour}
        onClick={({ target }) => {
          // A click anywhere opens everything they have, except a click on a thing.
          if (target instanceof Element && target.closest('[data-at]') === null) setOpen(true)
        }}
      >
        <header className={style['head']}>
          <button type="button" className={style['open']} aria-label={t('player.details', { name })}>
            <SeatMark seat={seat} size={16} />
            <span className={style['name']}>{name}</span>
            {thinks && note === undefined && (
              <Icon name="hourglass" className={style['thinks']} label={t('player.thinking')} />
            )}
          </button>
          {note}
          <span className={style['points']} title={points}>
            <Icon path={parts.score.sign} />
            <Tick n={parts.score.points(update, seat)} />
            <span className="unseen">{points}</span>
          </span>
        </header>
        <StripOf value={strip}>
          <parts.players.Other update={update} seat={seat} />
        </StripOf>
      </section>
      {open && <WholeDialog update={update} parts={parts} seat={seat} onClose={() => setOpen(false)} />}
    </>
  )
}
