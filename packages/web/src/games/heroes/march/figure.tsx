// One Unit in the tray: its figure, or the face of a Hero with the name.
import { isHero, type Unit } from '@lorehall/heroes/client'
import { UnitIcon } from '../figures/unit-icon.tsx'
import style from './tray.module.css'

interface FigureProps {
  readonly unit: Unit
  /** One word for a Hero. */
  readonly short: string
  readonly faction: string
  readonly seat: number
}

export function Figure({ unit, short, faction, seat }: FigureProps) {
  return (
    <>
      <UnitIcon unit={unit} faction={faction} seat={seat} size="1.9rem" />
      {isHero(unit) && (
        <span className={style['hero']} aria-hidden>
          {short}
        </span>
      )}
    </>
  )
}
