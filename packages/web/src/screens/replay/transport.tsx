// The controls of a replay: the scrubber with the score chart behind it, and the buttons.
import type { Moment, SeatPlan } from '@lorehall/host'
import { Icon } from '../../components/icon.tsx'
import { GAME_ICONS } from '../../icons/game-icons.ts'
import { PLAYBACK_ICONS } from '../../icons/playback-icons.ts'
import { useWords } from '../../text/language.ts'
import { Segments } from '../table/controls.tsx'
import style from './transport.module.css'

export const SPEEDS = [1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]
export const PAUSE: Readonly<Record<Speed, number>> = { 1: 900, 2: 420, 4: 160, 8: 50 }

interface TransportProps {
  readonly at: number
  readonly length: number
  readonly moments: readonly Moment[] | null
  readonly seats: readonly SeatPlan[]
  readonly playing: boolean
  readonly speed: Speed
  readonly onSpeed: (speed: Speed) => void
  readonly onSeek: (at: number) => void
  readonly onTurn: (by: 1 | -1) => void
  readonly onPlay: () => void
}

export function Transport(props: TransportProps) {
  const { at, length, moments, seats, playing, speed, onSpeed, onSeek, onTurn, onPlay } = props
  const { t } = useWords()
  const where = t('replay.at', { n: at, all: length })
  return (
    <section className={style['transport']} aria-label={t('replay.controls')}>
      <div className={style['buttons']}>
        <Step
          icon={PLAYBACK_ICONS['previous-button']}
          name={t('replay.first')}
          off={at === 0}
          onClick={() => onSeek(0)}
        />
        <Step
          icon={GAME_ICONS['fast-forward-button']}
          back
          name={t('replay.turn.back')}
          off={at === 0}
          onClick={() => onTurn(-1)}
        />
        <Step
          icon={PLAYBACK_ICONS['play-button']}
          back
          name={t('replay.back')}
          off={at === 0}
          onClick={() => onSeek(at - 1)}
        />
        <button
          type="button"
          className={style['play']}
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          title={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={onPlay}
          data-do="play"
        >
          <Icon path={PLAYBACK_ICONS[playing ? 'pause-button' : 'play-button']} size="1.6rem" />
        </button>
        <Step
          icon={PLAYBACK_ICONS['play-button']}
          name={t('replay.on')}
          off={at === length}
          onClick={() => onSeek(at + 1)}
        />
        <Step
          icon={GAME_ICONS['fast-forward-button']}
          name={t('replay.turn.on')}
          off={at === length}
          onClick={() => onTurn(1)}
        />
        <Step
          icon={PLAYBACK_ICONS['next-button']}
          name={t('replay.last')}
          off={at === length}
          onClick={() => onSeek(length)}
        />
      </div>
      <p className={style['at']} data-do="at">
        {where}
      </p>
      <div className={style['scrub']}>
        {moments !== null && <Course moments={moments} seats={seats} length={length} at={at} />}
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={t('replay.scrub')}
          aria-valuetext={where}
          aria-description={t('replay.keys')}
          title={t('replay.keys')}
          data-do="scrub"
          onChange={({ target }) => onSeek(Number(target.value))}
        />
      </div>
      <Segments
        name={t('replay.speed')}
        values={SPEEDS}
        value={speed}
        label={(n) => t('replay.speed.n', { n })}
        onChange={onSpeed}
      />
    </section>
  )
}

interface StepProps {
  /** Its path. */
  readonly icon: string
  readonly name: string
  readonly off: boolean
  readonly back?: boolean
  readonly onClick: () => void
}

function Step({ icon, name, off, back = false, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={off}
      data-back={back}
      onClick={onClick}
    >
      <Icon path={icon} size="1.2rem" />
    </button>
  )
}

interface CourseProps {
  readonly moments: readonly Moment[]
  readonly seats: readonly SeatPlan[]
  readonly length: number
  readonly at: number
}

/** A small score chart along the scrubber. */
function Course({ moments, seats, length, at }: CourseProps) {
  const all = moments.flatMap(({ totals }) => totals)
  const low = Math.min(...all)
  const high = Math.max(...all, low + 1)
  const line = (seat: number) => {
    const steps = moments.map(({ seq, totals }, i) => {
      const y = high - (totals[seat] ?? 0)
      return i === 0 ? `M${seq} ${y}` : `H${seq}V${y}`
    })
    return `${steps.join('')}H${length}`
  }
  return (
    <svg
      viewBox={`0 ${-(high - low) * 0.06} ${Math.max(1, length)} ${(high - low) * 1.12}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={style['course']}
    >
      {seats.map((plan, seat) => (
        <path key={`${seat}${plan.name}`} d={line(seat)} stroke={`var(--seat-${seat})`} />
      ))}
      <path d={`M${at} ${-high}V${2 * high}`} className={style['now']} />
    </svg>
  )
}
