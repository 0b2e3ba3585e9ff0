// A sign of the icon set on a board.
import { placed } from './placed.ts'

interface SignProps {
  /** A path on the grid of the icon set. */
  readonly path: string
  /** Its center. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string | undefined
}

export function Sign({ path, x, y, size, className }: SignProps) {
  return <path d={placed(path, { x: x - size / 2, y: y - size / 2 }, size / 512)} className={className} />
}
