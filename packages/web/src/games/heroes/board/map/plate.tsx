// The plate below figures: it begins with the seat's color and shape, and ends with the Strength on a dark shield.
import type { ReactNode } from 'react'
import { placed } from '../../../../table-ui/stage/placed.ts'
import { colourOf, SeatShape } from '../../../../table-ui/stage/seat-shape.tsx'
import { MARK } from './arranged.ts'
import { PLATE } from './room.ts'
import style from './plate.module.css'

interface ShieldProps {
  readonly n: number
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const SHIELD = 'M-8.4-8.4H8.4V1.4Q8 7.2 0 10.4Q-8 7.2-8.4 1.4Z'

/** Strength, of whatever piece; no other number is on a shield. */
export function Shield({ n, x, y, size }: ShieldProps) {
  return (
    <>
      <path d={placed(SHIELD, { x, y }, size)} className={style['shield']} />
      <text x={x} y={y + 4.2 * size} fontSize={12.5 * size} className={style['strength']}>
        {n}
      </text>
    </>
  )
}

interface PlateProps {
  readonly seat: number
  readonly strength: number
  /** Its upper left corner. */
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly size: number
  readonly children?: ReactNode
}

export function Plate({ seat, strength, x, y, wide, size, children }: PlateProps) {
  const high = PLATE * size
  const mark = `M${MARK} 0H4Q0 0 0 4V${PLATE - 4}Q0 ${PLATE} 4 ${PLATE}H${MARK}Z`
  return (
    <>
      <rect x={x} y={y} width={wide * size} height={high} rx={4 * size} className={style['plate']} />
      <path d={placed(mark, { x, y }, size)} fill={colourOf(seat)} className={style['mark']} />
      <SeatShape
        seat={seat}
        size={4.6 * size}
        x={x + (MARK / 2) * size}
        y={y + high / 2}
        className={style['shape']}
      />
      {children}
      <Shield n={strength} x={x + (wide + 1) * size} y={y + 6 * size} size={size} />
    </>
  )
}

interface LabelProps {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly roman?: boolean
}

export function Label({ text, x, y, size, roman = false }: LabelProps) {
  return (
    <text x={x} y={y} fontSize={12.5 * size} className={roman ? style['roman'] : style['label']}>
      {text}
    </text>
  )
}
