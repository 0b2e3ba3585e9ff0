// One Unit in the tray, as its figure; a Hero also by the first letter of the name.
import { isHero, type Unit } from '@lorehall/heroes/client'
import { FigureIcon } from '../figures/figure-icon.tsx'
import style from './tray.module.css'

interface FigureProps {
  readonly unit: Unit
  readonly name: string
  readonly faction: string
  readonly seat: number
}

export function Figure({ unit, name, faction, seat }: FigureProps) {
  const hero = isHero(unit)
  return (
    <>
      <FigureIcon faction={faction} id={hero ? 'hero' : unit} seat={seat} size="1.9rem" />
      {hero && (
        <span className={style['hero']} aria-hidden>
          {name.charAt(0)}
        </span>
      )}
    </>
  )
}
