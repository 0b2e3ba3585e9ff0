// The chances to win over a game, one line per seat. A click goes to that moment. A list by round has the same numbers
// for players who can't see the chart.
import type { ChanceMoment, LogLine, Update } from '@lorehall/host'
import type { PointerEvent } from 'react'
import { lookOf } from '../../../components/seat-shapes.ts'
import { SeatMark } from '../../../components/frame-seat.tsx'
import type { GameParts } from '../../../table-ui/parts.ts'
import { begun } from '../../../table-ui/rounds.ts'
import { useWords } from '../../../text/language.ts'
import { percent } from './said.ts'
import style from './review.module.css'

interface ChanceChartProps {
  readonly chances: readonly ChanceMoment[]
  readonly update: Update
  readonly log: readonly LogLine[]
  readonly parts: GameParts
  readonly length: number
  readonly at: number
  readonly onSeek: (at: number) => void
}

const HIGH = 100

export function ChanceChart({ chances, update, log, parts, length, at, onSeek }: ChanceChartProps) {
  const { t, say } = useWords()
  const names = update.seats.map(({ name }) => say(name))
  const now = chances.findLast(({ seq }) => seq <= at) ?? chances[0]
  if (now === undefined) return <p>{t('review.chances.none')}</p>
  const line = (seat: number) =>
    chances
      .map(({ seq, chances: all }, i) => {
        const y = (HIGH * (1 - (all[seat] ?? 0))).toFixed(1)
        return i === 0 ? `M${seq} ${y}` : `L${seq} ${y}`
      })
      .join('')
  const seek = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onSeek(Math.round(((clientX - left) / width) * length))
  }
  const list = (moment: ChanceMoment) =>
    moment.chances
      .map((chance, seat) => t('review.chances.at', { name: names[seat] ?? '', n: percent(chance) }))
      .join(' · ')
  const rounds = begun(log, 'round', parts.turns)
  return (
    <>
      <ul className={style['now']}>
        {now.chances.map((chance, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={12} />
            {t('review.chances.at', { name: names[seat] ?? '', n: percent(chance) })}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${Math.max(1, length)} ${HIGH}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={style['chart']}
        onPointerDown={seek}
        data-do="chance-chart"
      >
        <path d={`M0 ${HIGH / 2}H${length}`} className={style['even']} />
        {names.map((_, seat) => (
          <path key={seat} d={line(seat)} stroke={`var(--seat-${lookOf(seat)})`} />
        ))}
        <path d={`M${at} 0V${HIGH}`} className={style['here']} />
      </svg>
      <details className={style['rounds']}>
        <summary>{t('review.chances.list')}</summary>
        <ol>
          {rounds.map((seq, i) => {
            const moment = chances.find((one) => one.seq >= seq)
            return (
              moment !== undefined && (
                <li key={seq}>
                  <button type="button" onClick={() => onSeek(seq)}>
                    {t('review.chances.row', { n: i + 1, list: list(moment) })}
                  </button>
                </li>
              )
            )
          })}
        </ol>
      </details>
    </>
  )
}
