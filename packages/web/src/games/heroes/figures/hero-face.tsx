// The face of a Hero, as an icon. If the faction has no drawn faces, it is the figure that all its Heroes share.
import type { HeroKind } from '@lorehall/heroes/client'
import { faceOf, Figure } from './figure.tsx'
import { FigureIcon } from './figure-icon.tsx'
import { useSet } from './sets.ts'

interface HeroFaceProps {
  readonly faction: string
  readonly hero: HeroKind
  readonly seat: number
  /** Its height. */
  readonly size: string
}

export function HeroFace({ faction, hero, seat, size }: HeroFaceProps) {
  const face = faceOf(faction, hero)
  const drawings = useSet(face.set)
  if (drawings !== undefined && !drawings.has(face.id))
    return <FigureIcon faction={faction} id="hero" seat={seat} size={size} />
  return (
    <svg viewBox="0 0 28 28" height={size} overflow="visible" aria-hidden="true">
      <Figure {...face} seat={seat} x={14} y={28} high={28} />
    </svg>
  )
}
