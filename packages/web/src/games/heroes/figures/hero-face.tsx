// The face of a Hero, as an icon.
import type { Hero } from '@lorehall/heroes/client'
import { faceOf, Figure } from './figure.tsx'

interface HeroFaceProps {
  readonly faction: string
  readonly hero: Hero
  readonly seat: number
  /** Its height. */
  readonly size: string
}

export function HeroFace({ faction, hero, seat, size }: HeroFaceProps) {
  return (
    <svg viewBox="0 0 28 28" height={size} overflow="visible" aria-hidden="true">
      <Figure {...faceOf(faction, hero)} seat={seat} x={14} y={28} high={28} />
    </svg>
  )
}
