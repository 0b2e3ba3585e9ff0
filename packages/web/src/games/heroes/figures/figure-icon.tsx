// A figure outside of a board, as an icon.
import { Figure, type FigureKind, figureOf } from './figure.tsx'

interface FigureIconProps {
  readonly faction: string
  readonly id: FigureKind
  readonly seat: number
  /** Its height. */
  readonly size: string
}

export function FigureIcon({ faction, id, seat, size }: FigureIconProps) {
  const wide = id === 'sea' || id === 'air' ? 40 : 28
  return (
    <svg viewBox={`0 0 ${wide} 32`} height={size} overflow="visible" aria-hidden="true">
      <Figure {...figureOf(faction, id)} seat={seat} x={wide / 2} y={32} high={32} />
    </svg>
  )
}
