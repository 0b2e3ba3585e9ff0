// A Unit as an icon: a Hero by its face, any other by its figure.
import { isHero, type Unit } from '@lorehall/heroes/client'
import { figureFor } from './figure.tsx'
import { FigureIcon } from './figure-icon.tsx'
import { HeroFace } from './hero-face.tsx'

interface UnitIconProps {
  readonly unit: Unit
  readonly faction: string
  readonly seat: number
  /** Its height. */
  readonly size: string
}

export function UnitIcon({ unit, ...of }: UnitIconProps) {
  return isHero(unit) ? <HeroFace {...of} hero={unit} /> : <FigureIcon {...of} id={figureFor(unit)} />
}
