// One hex of the island: its land, its emblem and its name, or mist if it is undiscovered.
import { Fragment, memo } from 'react'
import type { Point } from '@lorehall/vindication/client'
import { regionText } from '../cards/card-texts.ts'
import { useWords } from '../text/own.ts'
import { nameAt, numberAt } from './heads.ts'
import { hexAt, SIDE } from './layout.ts'
import { linesOf, ribbonOf } from './letters.ts'
import { placed } from '../../../table-ui/stage/placed.ts'
import { coloursOf, emblemOf, growthOf } from './region-art.ts'
import { colourOf, SeatShape } from '../../../table-ui/stage/seat-shape.tsx'
import css from './island.module.css'
import stage from '../../../table-ui/stage/stage.module.css'
import { type Mark, sameMarked } from '../../../table-ui/module-parts.ts'
import { BoardThing } from '../../../table-ui/stage/board-thing.tsx'
import { corners, outline, sway } from '../../../table-ui/stage/wobble.ts'

interface HexProps {
  readonly hex: number
  readonly kind: string | null
  readonly owner: number | null
  readonly ownerName: string
  /** Tokens of modules on it. */
  readonly marks: readonly Mark[]
  /** A figure is at its lower side. */
  readonly crowded: boolean
  readonly letters: number
}

/** Leaves space for the paths between hexes. */
const INSET = 9

/** Growth along the rim, clear of the emblem in the middle, the banner above and the number. */
function growth(hex: number, kind: string): string {
  const draw = growthOf(kind)
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

/** Clouds over an undiscovered hex, in one stroke. */
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

/** The scale of the emblem. */
const SMALL = 0.88

function Land({ hex, kind }: { readonly hex: number; readonly kind: string }) {
  const { x, y } = hexAt(hex)
  const foot = { x, y: y - 20 }
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
      <g style={{ ['--roof' as string]: coloursOf(kind)?.roof }}>
        {emblemOf(kind).map(([wash, d], i) => (
          <path key={i} d={placed(d, foot, SMALL)} className={css[wash]} />
        ))}
      </g>
    </>
  )
}

interface BannerProps extends Point {
  readonly name: string
  readonly letters: number
  /** A figure is in its usual place. */
  readonly crowded: boolean
}

function Banner({ name, letters, crowded, x, y: middle }: BannerProps) {
  const lines = linesOf(name, letters, crowded)
  const ribbons = lines.map((line) => ribbonOf(line, letters, crowded))
  const half = Math.max(...ribbons.map((ribbon) => ribbon.half))
  const y = middle + nameAt(letters, crowded)
  const low = letters * 0.62
  // Lines before the last are drawn above it.
  const high = low + (lines.length - 1) * letters
  const ends = [-1, 1].map(
    (side) =>
      `M${side * (half + 8)}${4 - high}L${side * (half - 4)}${2 - high}V${low}L${side * (half + 8)} ${low + 4}L${side * (half + 3)} 4Z`,
  )
  return (
    <>
      <path d={placed(ends.join(''), { x, y })} className={css['ribbonEnd']} />
      <path
        d={placed(`M${-half}${-high}Q0${-high - 5} ${half}${-high}V${low}Q0 ${low - 5} ${-half} ${low}Z`, {
          x,
          y,
        })}
        className={css['ribbon']}
      />
      {lines.map((line, i) => (
        <text
          key={line}
          x={x}
          y={y + letters * (0.28 - (lines.length - 1 - i))}
          textLength={ribbons[i]?.narrowed ?? undefined}
          lengthAdjust="spacingAndGlyphs"
          className={css['ribbonText']}
        >
          {`${line} `}
        </text>
      ))}
    </>
  )
}

/** The shield of the region's owner, below the reach of any figure's head. */
function Holder({ seat, x, y }: Point & { readonly seat: number }) {
  return (
    <g className={css['holder']}>
      <path
        d={placed('M-22-20H22V0Q20 18 0 27Q-20 18-22 0Z', { x, y }, 0.86)}
        fill={colourOf(seat)}
        className={css['shield']}
      />
      <circle cx={x} cy={y} r="12.5" className={css['shieldPlate']} />
      <SeatShape seat={seat} size={8.2} x={x} y={y} />
    </g>
  )
}

interface NumberedProps extends Point {
  readonly hex: number
  readonly letters: number
}

/** The number that the text view uses for the region, on a rectangular plate to tell it from the numbers of spaces. */
function Numbered({ hex, letters, x, y }: NumberedProps) {
  const half = letters * 0.66
  return (
    <>
      <rect
        x={x - half}
        y={y - letters * 0.55}
        width={2 * half}
        height={letters * 1.1}
        rx="3"
        className={css['hexPlate']}
      />
      <text x={x} y={y + letters * 0.35} className={css['hexNumber']}>
        {hex}
      </text>
    </>
  )
}

interface DrawnProps extends Omit<HexProps, 'ownerName'> {
  readonly name: string
}

const rim = (hex: number, inset: number, sweep: number) =>
  outline(corners(hexAt(hex), SIDE - inset), hex, sweep)

/** The land and its rims. They don't depend on the figures, so a move does not redraw them. */
const Ground = memo(function Ground({ hex, kind, owner }: Pick<HexProps, 'hex' | 'kind' | 'owner'>) {
  const face = rim(hex, INSET, 2.6)
  const held = owner === null ? '' : rim(hex, INSET + 10, 2)
  return (
    <>
      <path d={face} className={`${css['face']} ${stage['touch']}`} fill={`url(#board-${kind ?? 'mist'})`} />
      <path d={face} fill="url(#board-shade)" />
      <path d={face} fill="url(#board-warmth)" className={`${stage['aura']} ${css['beam']}`} />
      {kind === null ? (
        <path d={placed(mist(hex), hexAt(hex))} className={css['mist']} />
      ) : (
        <Land hex={hex} kind={kind} />
      )}
      <path d={rim(hex, INSET + 3, 2)} className={css['rim']} />
      {owner === null ? null : (
        <>
          <path d={held} className={css['heldCasing']} />
          <path d={held} stroke={colourOf(owner)} className={css['heldRim']} />
        </>
      )}
      <path d={rim(hex, -7, 2)} className={stage['ring']} />
    </>
  )
})

/** The drawing of the hex, which a change of its highlight does not redraw. */
const Drawn = memo(function Drawn({ hex, kind, owner, marks, crowded, letters, name }: DrawnProps) {
  const { x, y } = hexAt(hex)
  const drawnMarks = (under: boolean) =>
    marks.map((mark) =>
      (mark.under ?? false) === under ? (
        <Fragment key={mark.id}>{mark.draw?.({ x, y, letters })}</Fragment>
      ) : null,
    )
  const number = numberAt(letters, crowded, linesOf(name, letters, crowded).length)
  return (
    <>
      <Ground hex={hex} kind={kind} owner={owner} />
      {kind === null ? null : <Banner name={name} letters={letters} crowded={crowded} x={x} y={y} />}
      <Numbered hex={hex} letters={letters} x={x + number.x} y={y + number.y} />
      {drawnMarks(true)}
      {owner === null ? null : <Holder seat={owner} x={x} y={y + 60} />}
      {drawnMarks(false)}
    </>
  )
}, sameMarked)

export const Hex = memo(function Hex(props: HexProps) {
  const { ownerName, ...drawn } = props
  const { hex, kind, owner, marks } = drawn
  const { t, say } = useWords()
  const name = kind === null ? t('board.hidden') : say(regionText(kind).name)
  const held = owner === null ? '' : `, ${t('board.held', { name: ownerName })}`
  const lying = marks.map(({ said }) => `, ${said}`).join('')
  return (
    <BoardThing
      at={`region:${hex}`}
      name={`${t('board.region', { name, n: hex })}${held}${lying}`}
      className={css['hex']}
      kind={kind ?? 'mist'}
    >
      <Drawn {...drawn} name={name} />
    </BoardThing>
  )
}, sameMarked)
