// The bottom layer of the board: the table, the sheet of the map, its washes and its light.
import { memo } from 'react'
import { type Point, REGION_KINDS } from '@lorehall/vindication/client'
import { Grain } from '../../../table-ui/stage/grain.tsx'
import type { Layout } from './layout.ts'
import land from './island.module.css'
import { coloursOf } from './region-art.ts'
import css from './shared-table.module.css'
import { placed } from '../../../table-ui/stage/placed.ts'
import { outline, sway } from '../../../table-ui/stage/wobble.ts'

/** An undiscovered hex is mist. */
const KINDS = [...REGION_KINDS, 'mist']

export const Washes = memo(function Washes() {
  return (
    <defs>
      <Grain id="board-grain" />
      {KINDS.map((kind) => (
        <radialGradient
          key={kind}
          id={`board-${kind}`}
          cx="42%"
          cy="34%"
          r="75%"
          className={land['wash']}
          data-kind={kind}
        >
          <stop offset="0" className={land['washLight']} style={{ stopColor: coloursOf(kind)?.light }} />
          <stop offset="1" className={land['washDeep']} style={{ stopColor: coloursOf(kind)?.deep }} />
        </radialGradient>
      ))}
      <radialGradient id="board-shade" cx="50%" cy="45%" r="60%">
        <stop offset=".62" stopColor="#1a0f04" stopOpacity="0" />
        <stop offset="1" stopColor="#1a0f04" stopOpacity=".42" />
      </radialGradient>
      <radialGradient id="board-candle" cx="46%" cy="38%" r="72%">
        <stop offset="0" className={css['candle']} />
        <stop offset=".55" stopColor="#000" stopOpacity="0" />
        <stop offset="1" className={css['dusk']} />
      </radialGradient>
      <radialGradient id="board-sea" cx="50%" cy="48%" r="70%">
        <stop offset="0" className={css['seaLight']} />
        <stop offset="1" className={css['seaDeep']} />
      </radialGradient>
      <radialGradient id="board-orb" cx="36%" cy="28%" r="80%">
        <stop offset="0" stopColor="#fff" stopOpacity=".42" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".52" />
      </radialGradient>
      <radialGradient id="board-aura">
        <stop offset=".3" className={css['auraCore']} stopOpacity=".95" />
        <stop offset="1" className={css['auraCore']} stopOpacity="0" />
      </radialGradient>
      <radialGradient id="board-warmth">
        <stop offset=".45" className={css['auraCore']} stopOpacity="0" />
        <stop offset="1" className={css['auraCore']} stopOpacity=".62" />
      </radialGradient>
      <linearGradient id="board-brass" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" className={css['brassLight']} />
        <stop offset=".5" className={css['brassMiddle']} />
        <stop offset="1" className={css['brassDark']} />
      </linearGradient>
      <linearGradient id="board-stone" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fbf3df" />
        <stop offset="1" stopColor="#c9b68f" />
      </linearGradient>
    </defs>
  )
})

/** The four rays of a compass rose, 90 degrees apart; `from` turns the first one. */
function rays({ x, y }: Point, from: number, points: readonly (readonly [number, number])[]): string {
  const quarters = [0, 90, 180, 270].map((turn) => ((turn + from) * Math.PI) / 180)
  const at = (turn: number, [across, along]: readonly [number, number]) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return `${(x + across * cos - along * sin).toFixed(2)} ${(y + across * sin + along * cos).toFixed(2)}`
  }
  return quarters.map((turn) => `M${points.map((point) => at(turn, point)).join('L')}Z`).join('')
}

function Rose(at: Point) {
  const { x, y } = at
  const half = (side: number) =>
    rays(at, 0, [
      [0, -66],
      [side * 11, -11],
      [0, 0],
    ])
  return (
    <g className={css['rose']}>
      <circle cx={x} cy={y} r="52" />
      <circle cx={x} cy={y} r="46" />
      <path
        d={rays(at, 45, [
          [0, -44],
          [8, -8],
          [0, 0],
          [-8, -8],
        ])}
        className={css['roseMinor']}
      />
      <path d={half(1)} className={css['roseDark']} />
      <path d={half(-1)} className={css['roseLight']} />
      <circle cx={x} cy={y} r="7" className={css['roseLight']} />
    </g>
  )
}

/** How far the table is drawn beyond the layout, for an area of a different shape. */
const BEYOND = 420

const SERPENT =
  'M-62 14Q-50-30-36 12M-26 14Q-12-36 4 12M14 14Q24-40 38-36Q52-34 48-22Q60-26 64-18Q52-14 44-16Q36-18 34 14M42-28l3 1M-74 18q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0'

/** A serpent in the open water. */
function Serpent(at: Point) {
  return <path d={placed(SERPENT, at)} className={css['serpent']} />
}

export const Backdrop = memo(function Backdrop({ layout }: { readonly layout: Layout }) {
  const { map, w, h } = layout
  const rim = (by: number) =>
    outline(
      [
        { x: map.x - by, y: map.y - by },
        { x: map.x + map.w / 2, y: map.y - by },
        { x: map.x + map.w + by, y: map.y - by },
        { x: map.x + map.w + by, y: map.y + map.h / 2 },
        { x: map.x + map.w + by, y: map.y + map.h + by },
        { x: map.x + map.w / 2, y: map.y + map.h + by },
        { x: map.x - by, y: map.y + map.h + by },
        { x: map.x - by, y: map.y + map.h / 2 },
      ],
      3,
      3,
    )
  // The wood of the table extends beyond the layout.
  const planks = Array.from(
    { length: Math.floor((h + 2 * BEYOND) / 84) },
    (_, i) =>
      `M${-BEYOND} ${84 * (i + 1) - BEYOND}q${w / 2 + BEYOND} ${(sway(i) * 7).toFixed(1)} ${w + 2 * BEYOND} 0`,
  ).join('')
  return (
    <g aria-hidden="true">
      <rect x={-BEYOND} y={-BEYOND} width={w + 2 * BEYOND} height={h + 2 * BEYOND} className={css['wood']} />
      <path d={planks} className={css['planks']} />
      <path d={placed(rim(0), { x: 5, y: 9 })} className={css['paperShadow']} />
      <path d={rim(0)} className={css['paper']} />
      <path d={rim(-5)} fill="url(#board-sea)" />
      <path d={rim(-9)} className={css['seaRule']} stroke="url(#board-brass)" />
      {layout.rose === null ? null : <Rose {...layout.rose} />}
      <Serpent {...layout.serpent} />
    </g>
  )
})

/** Paper grain and candle light, over the drawing and under the highlights. */
export const BoardHighlight = memo(function BoardHighlight({ layout }: { readonly layout: Layout }) {
  const { w, h } = layout
  return (
    <g aria-hidden="true">
      <rect x={-BEYOND} y={-BEYOND} width={w + 2 * BEYOND} height={h + 2 * BEYOND} fill="url(#board-grain)" />
      <rect width={w} height={h} fill="url(#board-candle)" />
    </g>
  )
})
