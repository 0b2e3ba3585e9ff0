// One hex of the island: its land, its emblem and its name, or the mist that still lies over it.
import { memo } from 'react'
import { type Point, REGIONS_EN } from '@lorehall/vindication/face'
import { useWords } from '../text/own.ts'
import { hexAt, SIDE } from './layout.ts'
import { placed } from '../../../table/stage/placed.ts'
import { EMBLEM, GROWTH } from './region-art.ts'
import { colourOf, SeatShape } from '../../../table/stage/seat-shape.tsx'
import css from './island.module.css'
import stage from '../../../table/stage/stage.module.css'
import { BlackBlockAt } from '../modules/black-block.tsx'
import { BoardThing } from '../../../table/stage/board-thing.tsx'
import { corners, outline, sway } from './wobble.ts'

interface HexProps {
  readonly hex: number
  readonly kind: string | null
  readonly owner: number | null
  readonly ownerName: string
  /** A black block lies on it. */
  readonly marked: boolean
}

/** Leaves room for the paths that run between hexes. */
const INSET = 9

/** Growth along the rim, clear of the emblem in the middle, the banner above and the number. */
function growth(hex: number, kind: string): string {
  const draw = GROWTH[kind]
  const places = [-152, -24, -2, 24, 52, 90, 128, 156]
  return places
    .map((degrees, i) => {
      const angle = ((degrees + sway(hex, i) * 9) * Math.PI) / 180
      const far = 63 + sway(i, hex) * 6
      return draw?.(Math.round(Math.cos(angle) * far), Math.round(Math.sin(angle) * far))
    })
    .join('')
}

/** A cloud's outline as the points of its curves, around 0,0. */
const CLOUD = [
  [-34, 10],
  [-46, 8, -42, -3],
  [-38, -12, -27, -9],
  [-22, -22, -8, -17],
  [2, -28, 14, -17],
  [26, -22, 30, -9],
  [42, -9, 42, 2],
  [42, 11, 31, 10],
] as const

function cloud(x: number, y: number, size: number): string {
  const at = (n: number, i: number) => (n * size + (i % 2 === 0 ? x : y)).toFixed(1)
  return `${CLOUD.map((points, i) => `${i === 0 ? 'M' : 'Q'}${points.map(at).join(' ')}`).join('')}Z`
}

/** Clouds over land nobody has seen, in one stroke. */
function mist(hex: number): string {
  const places = [
    [-22, -38, 0.8],
    [30, -26, 0.7],
    [-34, 12, 0.85],
    [26, 18, 1],
    [-6, 54, 0.8],
  ] as const
  return places.map(([x, y, size], i) => cloud(x + sway(hex, i) * 9, y + sway(i, hex) * 7, size)).join('')
}

/** How large the emblem is on its land. */
const SMALL = 0.88

function Land({ hex, kind }: { readonly hex: number; readonly kind: string }) {
  const { x, y } = hexAt(hex)
  const foot = { x, y: y + 10 }
  return (
    <>
      <path d={placed(growth(hex, kind), { x, y })} className={css['growth']} />
      <ellipse
        cx={foot.x}
        cy={foot.y + 25 * SMALL}
        rx={52 * SMALL}
        ry={9 * SMALL}
        className={css['ground']}
      />
      {EMBLEM[kind]?.map(([wash, d], i) => (
        <path key={i} d={placed(d, foot, SMALL)} className={css[wash]} />
      ))}
    </>
  )
}

function Banner({ name, x, y }: Point & { readonly name: string }) {
  const half = Math.min(75, Math.max(38, name.length * 5.5 + 12))
  const ends = [-1, 1].map(
    (side) =>
      `M${side * (half + 9)}-6L${side * (half - 4)}-10V12L${side * (half + 9)} 16L${side * (half + 3)} 5Z`,
  )
  return (
    <>
      <path d={placed(ends.join(''), { x, y })} className={css['ribbonEnd']} />
      <path
        d={placed(`M${-half}-13Q0-18 ${half}-13V11Q0 6 ${-half} 11Z`, { x, y })}
        className={css['ribbon']}
      />
      <text x={x} y={y + 5} className={css['ribbonText']}>
        {name}
      </text>
    </>
  )
}

/** The shield of whoever holds the region, where no figure's head hides it. */
function Holder({ seat, x, y }: Point & { readonly seat: number }) {
  return (
    <g className={css['holder']}>
      <path
        d={placed('M-22-20H22V0Q20 18 0 27Q-20 18-22 0Z', { x, y })}
        fill={colourOf(seat)}
        className={css['shield']}
      />
      <circle cx={x} cy={y} r="14.5" className={css['shieldPlate']} />
      <SeatShape seat={seat} size={9.5} x={x} y={y} />
    </g>
  )
}

/** Its number, which words call it by, where no figure, shield or neighbour's banner hides it. */
function Numbered({ hex, x, y }: Point & { readonly hex: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13.5" className={css['hexPlate']} />
      {/* Apart from the name before it: read together they are what the region is called. */}
      <text x={x} y={y + 6.3} className={css['hexNumber']}>
        {` ${hex}`}
      </text>
    </>
  )
}

interface DrawnProps extends Pick<HexProps, 'hex' | 'kind' | 'owner' | 'marked'> {
  readonly name: string
}

/** What is seen of it, however it is lit. */
const Drawn = memo(function Drawn({ hex, kind, owner, marked, name }: DrawnProps) {
  const { x, y } = hexAt(hex)
  const rim = (inset: number, sweep: number) => outline(corners({ x, y }, SIDE - inset), hex, sweep)
  const face = rim(INSET, 2.6)
  return (
    <>
      <path d={face} className={`${css['face']} ${stage['touch']}`} fill={`url(#board-${kind ?? 'mist'})`} />
      <path d={face} fill="url(#board-shade)" />
      <path d={face} fill="url(#board-warmth)" className={`${stage['aura']} ${css['beam']}`} />
      {kind === null ? (
        <path d={placed(mist(hex), { x, y })} className={css['mist']} />
      ) : (
        <Land hex={hex} kind={kind} />
      )}
      <path d={rim(INSET + 3, 2)} className={css['rim']} />
      {owner === null ? null : (
        <>
          <path d={rim(INSET + 10, 2)} className={css['heldCasing']} />
          <path d={rim(INSET + 10, 2)} stroke={colourOf(owner)} className={css['heldRim']} />
        </>
      )}
      {kind === null ? null : <Banner name={name} x={x} y={y - 57} />}
      <Numbered hex={hex} x={x - 62} y={y - 3} />
      {owner === null ? null : <Holder seat={owner} x={x} y={y + 60} />}
      {marked ? <BlackBlockAt x={x} y={y + 6} /> : null}
    </>
  )
})

export const Hex = memo(function Hex({ hex, kind, owner, ownerName, marked }: HexProps) {
  const { t, say } = useWords()
  const name = kind === null ? t('board.hidden') : say(REGIONS_EN[kind]?.name ?? kind)
  const held = owner === null ? '' : `, ${t('board.held', { name: ownerName })}`
  const under = marked ? `, ${t('black.on')}` : ''
  return (
    <BoardThing
      at={`region:${hex}`}
      name={`${t('board.region', { name, n: hex })}${held}${under}`}
      className={css['hex']}
      kind={kind ?? 'mist'}
    >
      <Drawn hex={hex} kind={kind} owner={owner} marked={marked} name={name} />
    </BoardThing>
  )
})
