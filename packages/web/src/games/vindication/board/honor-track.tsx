// The honor track along the frame: a hundred steps, then round again.
import { memo } from 'react'
import type { Point } from '@lorehall/vindication/face'
import { ICONS } from '../icons/icons.ts'
import { useWords } from '../text/own.ts'
import { Sign } from '../../../table/stage/sign.tsx'
import { CELL, type Layout, stepOf } from './layout.ts'
import { placed } from '../../../table/stage/placed.ts'
import { SeatShape } from '../../../table/stage/seat-shape.tsx'
import css from './stations.module.css'

/** From here on a wretch may be vindicated. (V-VINDICATE-1) */
const MILESTONE = 25

const cell = ({ x, y }: Point) => `M${x - 19} ${y - 25}h38q6 0 6 6v38q0 6-6 6h-38q-6 0-6-6v-38q0-6 6-6Z`
const pip = ({ x, y }: Point) => `M${x - 2.5} ${y}a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0Z`

const TOKEN =
  'M0-27L7-20L17-21L20-11L27 0L20 11L17 21L7 20L0 27L-7 20L-17 21L-20 11L-27 0L-20-11L-17-21L-7-20Z'

/** A hundred steps in a few strokes. */
export const TrackBand = memo(function TrackBand({ layout }: { readonly layout: Layout }) {
  const { w, h, track } = layout
  const fifths = track.filter((_, n) => n % 5 === 0)
  const others = track.filter((_, n) => n % 5 !== 0)
  return (
    <g aria-hidden="true">
      <path
        d={`M0 0H${w}V${h}H0ZM${CELL} ${CELL}V${h - CELL}H${w - CELL}V${CELL}Z`}
        fillRule="evenodd"
        className={css['band']}
      />
      <Sign
        path={ICONS['angel-wings']}
        {...stepOf(layout, MILESTONE)}
        size={CELL - 8}
        className={css['milestone']}
      />
      <path d={others.map(cell).join('')} className={css['cell']} />
      <path d={fifths.map(cell).join('')} className={css['fifth']} />
      <path d={others.map(pip).join('')} className={css['pip']} />
      {fifths.map(({ x, y }, i) => (
        <text key={i} x={x} y={y + 9} className={css['cellText']}>
          {i * 5}
        </text>
      ))}
      <rect
        x={CELL - 2}
        y={CELL - 2}
        width={w - 2 * CELL + 4}
        height={h - 2 * CELL + 4}
        className={css['bandEdge']}
        stroke="url(#board-brass)"
      />
      <rect
        x="2"
        y="2"
        width={w - 4}
        height={h - 4}
        rx="8"
        className={css['bandEdge']}
        stroke="url(#board-brass)"
      />
    </g>
  )
})

export const Tokens = memo(function Tokens({
  layout,
  tokens,
}: {
  readonly layout: Layout
  readonly tokens: string
}) {
  const { t } = useWords()
  const left = tokens === '' ? [] : tokens.split(',').map(Number)
  return left.map((honor) => {
    const { x, y } = stepOf(layout, honor)
    return (
      <g key={honor} role="img" aria-label={t('board.token', { n: honor })}>
        <title>{t('board.token', { n: honor })}</title>
        <path d={placed(TOKEN, { x, y })} className={css['token']} fill="url(#board-brass)" />
        <Sign path={ICONS.hourglass} x={x} y={y - 7} size={20} className={css['tokenSign']} />
        <text x={x} y={y + 17} className={css['tokenText']}>
          {honor}
        </text>
      </g>
    )
  })
})

interface DiscsProps {
  readonly layout: Layout
  /** By seat, joined by commas. */
  readonly honors: string
  readonly names: string
}

export const Discs = memo(function Discs({ layout, honors, names }: DiscsProps) {
  const { t } = useWords()
  const totals = honors.split(',').map(Number)
  const who = names.split('\n')
  const said = totals.map((n, seat) => t('board.count', { name: who[seat] ?? '', n })).join(', ')
  return (
    <g role="img" aria-label={t('board.honor', { list: said })}>
      <title>{t('board.honor', { list: said })}</title>
      {totals.map((honor, seat) => {
        const { x, y } = stepOf(layout, honor)
        const same = totals.map((other, i) => (other % 100 === honor % 100 ? i : -1)).filter((i) => i !== -1)
        const place = same.indexOf(seat) - (same.length - 1) / 2
        const upright = x < CELL || x > layout.w - CELL
        const [dx, dy] = upright ? [place * 3, -place * 15] : [place * 15, place * 3]
        return (
          <g key={seat} className={css['disc']} style={{ transform: `translate(${x + dx}px, ${y + dy}px)` }}>
            <circle cy="3" r="21" className={css['discFoot']} />
            <circle r="21" className={css['discRim']} />
            <SeatShape seat={seat} size={13} />
            {honor < 100 ? null : (
              <text y="5" className={css['lap']}>
                {`+${Math.floor(honor / 100)}`}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
})
