// The five Buildings: the ability of each level, and the place of the Hero or Vessel each one unlocks.
import { type Building, type Values, withValues } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { SHORT_EN } from './short/en.ts'
import { modulesInPlay } from '../../cards/box.ts'
import { nameOf, shortName } from '../../cards/names.ts'
import lying from '../../../../table-ui/thing.module.css'
import { useSpoken } from '../../pieces/use-spoken.tsx'
import { valuesOf } from '../../facts.ts'
import type { PlayerView } from '../../view.ts'
import { whereSaid } from './about.ts'
import { roman } from './roman.ts'
import { useWords } from './words.ts'
import style from './court.module.css'

interface BuildingsProps {
  readonly update: Update
  readonly player: PlayerView
}

export function Buildings({ update, player }: BuildingsProps) {
  const words = useWords()
  const faction = valuesOf(update).factions[player.faction]
  if (faction === undefined) return null
  return faction.buildings.map((building) => (
    <BuildingOf
      key={building.id}
      building={building}
      unit={faction.units[building.opens]}
      stands={player.buildings.includes(building.id)}
      level={player.level}
      where={whereSaid(player, building.opens, words)}
      values={valuesOf(update)}
    />
  ))
}

interface BuildingOfProps {
  readonly building: Building
  readonly unit: string
  readonly stands: boolean
  readonly level: number
  readonly where: string
  /** The values that texts name. */
  readonly values: Values
}

/** A Building the player has shows the abilities that work and the next one; any other shows its first. */
const BuildingOf = memo(function BuildingOf({
  building,
  unit,
  stands,
  level,
  where,
  values,
}: BuildingOfProps) {
  const { t, say } = useWords()
  const { id } = building
  const name = say(nameOf(id))
  const state = t(stands ? 'court.building.stands' : 'court.building.not')
  const { thing, spoken } = useSpoken(`building:${id}`, t('court.building', { name, state }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['building']}`} data-stands={stands}>
      {spoken}
      <span className={style['head']} aria-hidden>
        <b className={style['name']}>{name}</b>
        <span className={style['opens']}>
          {stands ? `${say(shortName(unit))}: ${where}` : `${say(nameOf(unit))}: ${t('court.open')}`}
        </span>
      </span>
      {(SHORT_EN[id] ?? modulesInPlay().shortTexts[id] ?? [])
        .slice(0, stands ? Math.min(3, level + 1) : 1)
        .map((text, i) => (
          <span key={text} aria-hidden className={style['ability']} data-works={stands && level > i}>
            <b>{roman(i + 1)}</b>
            {say(withValues(`${id}.${i + 1}`, text, values))}
          </span>
        ))}
    </div>
  )
})
