// The honor track along the frame: a hundred steps, then round again.
import { memo } from 'react'
import { GAME_ICONS } from '../../../icons/game-icons.ts'
import { useWords } from '../../../text/language.ts'
import { Sign } from './attribute-icon.tsx'
import { CELL, type Layout, stepOf } from './layout.ts'
import { SeatShape } from './seat-shape.tsx'
import css from './stations.module.css'

/** From here on a wretch may be vindicated. (V-VINDICATE-1) */
const MILESTONE = 25

export const TrackBand = memo(function TrackBand({ layout }: { readonly layout: Layout }) {
  const half = CELL / 2
  const { w, h } = layout
  return (
    <g aria-hidden="true">
      <path
        d={`M0 0H${w}V${h}H0ZM${CELL} ${CELL}V${h - CELL}H${w - CELL}V${CELL}Z`}
        fillRule="evenodd"
        className={css['band']}
      />
      <Sign
        path={GAME_ICONS['angel-wings']}
        {...stepOf(layout, MILESTONE)}
        size={CELL - 8}
        className={css['milestone']}
      />
      {layout.track.map(({ x, y }, n) => (
        <g key={n} transform={`translate(${x} ${y})`}>
          <rect
            x={3 - half}
            y={3 - half}
            width={CELL - 6}
            height={CELL - 6}
            rx="6"
            className={css['cell']}
            data-five={n % 5 === 0 ? 'true' : undefined}
          />
          {n % 5 === 0 ? (
            <text y="9" className={css['cellText']}>
              {n}
            </text>
          ) : (
            <circle r="2.5" className={css['pip']} />
          )}
        </g>
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
      <g
        key={honor}
        transform={`translate(${x} ${y})`}
        role="img"
        aria-label={t('board.token', { n: honor })}
      >
        <title>{t('board.token', { n: honor })}</title>
        <path
          d="M0-27L7-20L17-21L20-11L27 0L20 11L17 21L7 20L0 27L-7 20L-17 21L-20 11L-27 0L-20-11L-17-21L-7-20Z"
          className={css['token']}
          fill="url(#board-brass)"
        />
        <Sign path={GAME_ICONS.hourglass} x={0} y={-7} size={20} className={css['tokenSign']} />
        <text y="17" className={css['tokenText']}>
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
