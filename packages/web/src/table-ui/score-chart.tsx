// Everyone's points over a game, as a step chart by round. Lines differ in color, dash and the shape at their end. A
// table has the same numbers for players who can't see the chart.
import type { Moment, SeatPlan } from '@lorehall/host'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { rivalMark } from '../components/frame-rival.tsx'
import { markOf } from '../components/frame-seat.tsx'
import { lookOf } from '../components/seat-shapes.ts'
import { filled, useWords } from '../text/language.ts'
import type { GameNames } from './names.ts'
import { along, lastMoves, moveAt } from './rounds.ts'
import { spread } from './spread.ts'
import style from './score-chart.module.css'

interface ScoreChartProps {
  readonly moments: readonly Moment[]
  readonly seats: readonly SeatPlan[]
  /** The names of the rivals that score; their totals come after those of the seats. */
  readonly rivals: readonly string[]
  readonly names: GameNames
  /** The last move. */
  readonly length: number
  /** The move that began each round. */
  readonly rounds: readonly number[]
  readonly height?: number
}

/** One dash pattern per seat look; rivals are dotted. */
const DASHES = ['', '9 3', '3 3', '12 3 3 3', '6 6', '14 4', '9 3 3 3 3 3']
const DOTS = '1 4'
const EDGE = { top: 12, right: 52, bottom: 26, left: 34 }

function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const seen = new ResizeObserver(([entry]) => setWidth(Math.max(220, entry?.contentRect.width ?? 640)))
    seen.observe(element)
    return () => seen.disconnect()
  }, [])
  return { box, width }
}

/** Round numbers that divide the height into about five parts. */
function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => (high - low) / one <= 5) ?? 100
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step)
}

function totalsAt(moments: readonly Moment[], seq: number): readonly number[] {
  return moments.findLast((moment) => moment.seq <= seq)?.totals ?? moments[0]?.totals ?? []
}

/** Pixels a number below the chart needs. */
const NUMBER = 24

interface Line {
  readonly name: string
  readonly mark: string
  readonly colour: string
  readonly dash: string
}

/** One line per total of a moment. */
function linesOf(seats: readonly SeatPlan[], rivals: readonly string[]): readonly Line[] {
  return [
    ...seats.map(({ name }, seat) => ({
      name,
      mark: markOf(seat),
      colour: `var(--seat-${lookOf(seat)})`,
      dash: DASHES[lookOf(seat)] ?? '',
    })),
    ...rivals.map((name) => ({ name, mark: rivalMark(), colour: 'var(--rival)', dash: DOTS })),
  ]
}

function Mark({ line, size }: { readonly line: Line; readonly size: number }) {
  return <img src={line.mark} width={size} height={size} alt="" draggable={false} />
}

export function ScoreChart({ moments, seats, rivals, names, length, rounds, height = 260 }: ScoreChartProps) {
  const { t, say } = useWords()
  const { box, width } = useWidth()
  const [pointed, setPointed] = useState<number | null>(null)
  const lines = linesOf(seats, rivals)
  const all = moments.flatMap(({ totals }) => totals)
  const low = Math.min(...all)
  const high = Math.max(...all, low + 1)
  const wide = width - EDGE.left - EDGE.right
  const tall = height - EDGE.top - EDGE.bottom
  const x = (seq: number) => EDGE.left + along(rounds, length, seq) * wide
  const y = (points: number) => EDGE.top + (1 - (points - low) / (high - low)) * tall
  const line = (seat: number) => {
    const steps = moments.map(({ seq, totals }, i) => {
      const at = y(totals[seat] ?? 0).toFixed(1)
      return i === 0 ? `M${x(seq).toFixed(1)} ${at}` : `H${x(seq).toFixed(1)}V${at}`
    })
    return `${steps.join('')}H${x(length)}`
  }
  const ends = totalsAt(moments, length)
  const labels = spread(ends.map(y), 17, height)
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left } = currentTarget.getBoundingClientRect()
    setPointed(moveAt(rounds, length, (clientX - left - EDGE.left) / wide))
  }
  const closed = lastMoves(rounds, length)
  const each = wide / closed.length
  const skip = Math.ceil(NUMBER / each)
  const roundOf = (seq: number) =>
    1 +
    Math.max(
      0,
      closed.findIndex((last) => seq <= last),
    )
  return (
    <div ref={box} className={style['chart']}>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={t('end.chart.name', { n: closed.length, points: say(names.points) })}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        {ticks(low, high).map((points) => (
          <g key={points}>
            <path d={`M${EDGE.left} ${y(points)}H${EDGE.left + wide}`} className={style['rule']} />
            <text x={EDGE.left - 8} y={y(points) + 4} className={style['points']}>
              {points}
            </text>
          </g>
        ))}
        {closed.map((_, i) => (
          <g key={i}>
            {i > 0 && <path d={`M${EDGE.left + i * each} ${EDGE.top}v${tall}`} className={style['round']} />}
            {i % skip === 0 && (
              <text x={EDGE.left + (i + 0.5) * each} y={height - 7} className={style['number']}>
                {i + 1}
              </text>
            )}
          </g>
        ))}
        {lines.map(({ name, colour, dash }, i) => (
          <path
            key={`${i}${name}`}
            d={line(i)}
            className={style['line']}
            style={{ stroke: `color-mix(in oklab, ${colour} var(--pure), var(--ink))` }}
            strokeDasharray={dash}
          />
        ))}
        {pointed !== null && <path d={`M${x(pointed)} ${EDGE.top}v${tall}`} className={style['at']} />}
        {ends.map((total, i) => (
          <g key={i} transform={`translate(${EDGE.left + wide + 6} ${(labels[i] ?? 0) - 7})`}>
            <image href={lines[i]?.mark} width="14" height="14" />
            <text x="18" y="12" className={style['total']}>
              {total}
            </text>
          </g>
        ))}
      </svg>
      {pointed !== null && (
        <p
          className={style['tip']}
          style={x(pointed) > width / 2 ? { right: width - x(pointed) + 10 } : { left: x(pointed) + 10 }}
        >
          <b>{filled(say(names.round), { n: roundOf(pointed) })}</b>
          {lines.map((of, i) => (
            <span key={i}>
              <Mark line={of} size={12} /> {say(of.name)} <b>{totalsAt(moments, pointed)[i]}</b>
            </span>
          ))}
        </p>
      )}
      <ul className={style['legend']} aria-hidden="true">
        {lines.map((of, i) => (
          <li key={`${i}${of.name}`}>
            <Mark line={of} size={13} /> {say(of.name)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The chart as a table: the totals after every round. */
export function ScoreTable({ moments, seats, rivals, length, rounds }: Omit<ScoreChartProps, 'names'>) {
  const { t, say } = useWords()
  const columns = [...seats.map(({ name }) => name), ...rivals]
  return (
    <details className={style['numbers']}>
      <summary>{t('end.chart.table')}</summary>
      <div className={style['scroll']} tabIndex={0} role="region" aria-label={t('end.chart.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('end.chart.after')}</th>
              {columns.map((name, i) => (
                <th key={`${i}${name}`} scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lastMoves(rounds, length).map((last, i) => (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                {totalsAt(moments, last).map((total, seat) => (
                  <td key={seat}>{total}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
