// A player's mark. Players differ in color and in shape, so that either is enough to tell them apart.
import { lookOf, shapeOf } from '../../components/seat-shapes.ts'
import { placed } from './placed.ts'
import css from './stage.module.css'

interface SeatShapeProps {
  readonly seat: number
  readonly size: number
  readonly x?: number
  readonly y?: number
  readonly className?: string | undefined
}

export const colourOf = (seat: number): string => `var(--seat-${lookOf(seat)})`

export function SeatShape({ seat, size, x = 0, y = 0, className }: SeatShapeProps) {
  return (
    <path
      d={placed(shapeOf(seat), { x, y }, size / 10)}
      fill={colourOf(seat)}
      style={{ ['--seat' as string]: colourOf(seat) }}
      className={`${css['seat']} ${className ?? ''}`}
    />
  )
}
