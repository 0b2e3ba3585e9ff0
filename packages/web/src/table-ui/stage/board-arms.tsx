// A coat of arms on a board.
import { CHARGE, type Coat, HIGH } from '../cards/coat.ts'

interface BoardArmsProps {
  readonly coat: Coat
  /** Its upper left corner. */
  readonly x: number
  readonly y: number
  readonly height: number
}

export function BoardArms({ coat, x, y, height }: BoardArmsProps) {
  const scale = height / HIGH
  const size = CHARGE.size * scale
  return (
    <>
      <image href={coat.shield} x={x} y={y} height={height} />
      <image
        href={coat.charge}
        x={x + CHARGE.x * scale}
        y={y + CHARGE.y * scale}
        width={size}
        height={size}
      />
    </>
  )
}
