// The static part of the map: the wood of the table, forty spaces with their plants, mountains, and the locations with
// their names.
import { type Space as MapSpace } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import { Grain } from '../../../../table-ui/stage/grain.tsx'
import { placed } from '../../../../table-ui/stage/placed.ts'
import { sway } from '../../../../table-ui/stage/wobble.ts'
import { rectOf } from '../../../../table-ui/stage/rect.ts'
import { useWords } from './words.ts'
import { Ink } from './ink.tsx'
import { GROWTH, MOUNTAIN } from './land-art.ts'
import { boxOf, type Layout } from './layout.ts'
import { LOCATION } from './location-art.ts'
import { plateHigh, NamePlate } from './name-plate.tsx'
import { nameOf } from '../../cards/names.ts'
import style from './ground.module.css'

export type Side = 'above' | 'under'

const KINDS = ['location', 'random', 'enemy', 'search', 'plain'] as const

export const Washes = memo(function Washes({ side }: { readonly side: Side }) {
  return (
    <defs>
      <Grain id="map-grain" />
      {KINDS.map((kind) => (
        <radialGradient
          key={kind}
          id={`map-${kind}`}
          cx="45%"
          cy="30%"
          r="80%"
          className={style['wash']}
          data-kind={kind}
          data-side={side}
        >
          <stop offset="0" className={style['washLight']} />
          <stop offset="1" className={style['washDeep']} />
        </radialGradient>
      ))}
      <linearGradient id="map-brass" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f3d58a" />
        <stop offset=".5" stopColor="#b98c37" />
        <stop offset="1" stopColor="#6a4a17" />
      </linearGradient>
    </defs>
  )
})

/** How far the wood extends beyond the map. */
const BEYOND = 300

export const Wood = memo(function Wood({ layout: { w, h } }: { readonly layout: Layout }) {
  const planks = Array.from(
    { length: Math.ceil((h + 2 * BEYOND) / 64) },
    (_, i) =>
      `M${-BEYOND} ${64 * i - BEYOND}q${w / 2 + BEYOND} ${(sway(i) * 6).toFixed(1)} ${w + 2 * BEYOND} 0`,
  ).join('')
  return (
    <g aria-hidden="true">
      <rect
        x={-BEYOND}
        y={-BEYOND}
        width={w + 2 * BEYOND}
        height={h + 2 * BEYOND}
        className={style['wood']}
      />
      <path d={planks} className={style['planks']} />
      <rect x="2" y="2" width={w - 4} height={h - 4} rx="10" className={style['bed']} />
    </g>
  )
})

interface LandProps {
  readonly spaces: readonly MapSpace[]
  readonly locations: readonly string[]
  readonly side: Side
  readonly layout: Layout
}

export const Land = memo(function Land({ spaces, locations, side, layout }: LandProps) {
  return spaces.map((space, i) => (
    <Lot key={i} n={i} space={space} location={locations[i] ?? ''} side={side} layout={layout} />
  ))
})

interface LotProps {
  readonly n: number
  readonly space: MapSpace
  readonly location: string
  readonly side: Side
  readonly layout: Layout
}

/** Growth along the rim, clear of the middle. */
function growthOf(n: number, side: Side, w: number, h: number): string {
  const places = [
    [0.13, 0.2],
    [0.87, 0.34],
    [0.12, 0.62],
    [0.84, 0.72],
    [0.5, 0.13],
  ] as const
  const grown = GROWTH[side]
  return places
    .map(([x, y], i) => {
      const draw = grown[(i + n) % grown.length]
      return draw?.(Math.round(x * w + sway(n, i) * 6), Math.round(y * h + sway(i, n) * 8)) ?? ''
    })
    .join('')
}

function Lot({ n, space, location, side, layout }: LotProps) {
  const { say } = useWords()
  const { letters } = layout
  const box = boxOf(n, layout)
  const { x, y, w, h } = box
  const name = location === '' ? '' : say(nameOf(location))
  const high = plateHigh(name, letters, w)
  const foot = y + h - high - 5
  const scale = Math.min((w - 12) / 88, (foot - y - 6) / 68)
  return (
    <g aria-hidden="true">
      <rect {...rectOf(box, 9)} fill={`url(#map-${space.kind})`} className={style['lot']} />
      <path d={placed(growthOf(n, side, w, h), { x, y })} className={style['growth']} />
      {space.mountain && (
        <Ink
          strokes={MOUNTAIN[side]}
          x={x + w / 2}
          y={location === '' ? y + h - 6 : foot - 2}
          scale={(w - 4) / 100}
        />
      )}
      <rect x={x + 2} y={y + 2} width={w - 4} height={h - 4} rx="7.5" className={style['rim']} />
      {space.kind === 'random' && (
        <rect
          x={x + 3}
          y={y + 3}
          width={w - 6}
          height={h - 6}
          rx="7"
          className={style['tile']}
          stroke="url(#map-brass)"
        />
      )}
      {location !== '' && (
        <>
          <ellipse cx={x + w / 2} cy={foot} rx={44 * scale} ry="5" className={style['shade']} />
          <Ink strokes={LOCATION[location] ?? []} x={x + w / 2} y={foot - 24 * scale} scale={scale} />
          <NamePlate name={name} letters={letters} box={{ x, y, w, h }} />
        </>
      )}
    </g>
  )
}

/** Paper grain over everything, and dusk in the candlelight theme. */
export const BoardHighlight = memo(function BoardHighlight({
  layout: { w, h },
}: {
  readonly layout: Layout
}) {
  return (
    <g aria-hidden="true">
      <rect width={w} height={h} fill="url(#map-grain)" className={style['light']} />
      <rect width={w} height={h} className={style['dusk']} />
    </g>
  )
})
