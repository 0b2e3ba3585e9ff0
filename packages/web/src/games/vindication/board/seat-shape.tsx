// A player's mark: a colour and a shape, so that neither alone has to tell them apart.
import { placed } from './placed.ts'
import css from './shared-table.module.css'

/** Outlines of about equal weight around 0,0 for a radius of 10. */
const SHAPES = [
  'M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z',
  'M-9-9H9V9H-9Z',
  'M0-12L11.5 8.5H-11.5Z',
  'M0-12.5L12 0L0 12.5L-12 0Z',
  'M-5.8-10.2H5.8L11.6 0L5.8 10.2H-5.8L-11.6 0Z',
] as const

interface SeatShapeProps {
  readonly seat: number
  readonly size: number
  readonly x?: number
  readonly y?: number
  readonly className?: string | undefined
}

const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0]
export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`

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
