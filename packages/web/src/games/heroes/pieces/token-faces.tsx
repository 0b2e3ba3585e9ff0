// Face-up exploration tokens, and the markers of Spells.
import { Sign } from '../../../table-ui/stage/sign.tsx'
import type { Point } from '../../../table-ui/stage/board.ts'
import { colourOf, SeatShape } from '../../../table-ui/stage/seat-shape.tsx'
import { Figure, thing } from '../figures/figure.tsx'
import { useSet } from '../figures/sets.ts'
import { ICONS } from '../icons/icons.ts'
import { TokenSign } from './token-signs.tsx'
import style from './token-faces.module.css'

interface Placed extends Point {
  /** Its width, in the units of the board. */
  readonly size: number
}

interface TokenFaceProps extends Placed {
  readonly id: string
  /** It has been resolved and stays. */
  readonly live: boolean
  readonly sea: boolean
}

/** A token that waits to be resolved is a pale tile with a dashed edge; one that stays is a thing on the map. */
export function TokenFace({ id, live, sea, x, y, size }: TokenFaceProps) {
  const { set } = thing(id)
  const isDrawn = useSet(set)?.has(id) === true
  if (live && isDrawn)
    return (
      <>
        <ellipse cx={x} cy={y + size * 0.45} rx={size * 0.6} ry={size * 0.16} className={style['shadow']} />
        <Figure {...thing(id)} x={x} y={y + size * 0.5} high={size * 1.1} />
      </>
    )
  const half = size / 2
  return (
    <g className={style['face']} data-live={live} data-sea={sea}>
      <rect x={x - half} y={y - half} width={size} height={size} rx={size * 0.18} className={style['tile']} />
      <TokenSign id={id} x={x} y={y} size={size * 0.74} className={style['sign']} />
    </g>
  )
}

/** A marker this wide has space for a number that can be read. */
const READABLE = 17.8

interface MarkerProps extends Placed {
  readonly seat: number
  readonly left: number | null
}

/** Round, with a ring in its owner's color and their shape; the rounds left are in the middle. */
export function Marker({ seat, left, x, y, size }: MarkerProps) {
  const half = size / 2
  return (
    <>
      <circle cx={x} cy={y} r={half} className={style['edge']} />
      <circle cx={x} cy={y} r={half - 2} stroke={colourOf(seat)} className={style['ring']} />
      {left === null || size < READABLE ? (
        <Sign path={ICONS['star-swirl']} x={x} y={y} size={size * 0.6} className={style['sign']} />
      ) : (
        <text x={x} y={y + size * 0.22} fontSize={size * 0.62} className={style['left']}>
          {left}
        </text>
      )}
      <SeatShape seat={seat} size={size * 0.2} x={x - half * 0.8} y={y - half * 0.8} />
    </>
  )
}
