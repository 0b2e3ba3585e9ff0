// The Capital: its level and its benefits, its Strength, and the price of the next level.
import { levelPrice } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { Icon } from '../../../../components/icon.tsx'
import lying from '../../../../table-ui/thing.module.css'
import { useSpoken } from '../../pieces/use-spoken.tsx'
import { factsOf } from '../../facts.ts'
import { ICONS } from '../../icons/icons.ts'
import { forceAt } from '../../pieces/forces.ts'
import { Price } from '../../pieces/price.tsx'
import type { PlayerView } from '../../view.ts'
import { roman } from './roman.ts'
import { useWords } from './words.ts'
import style from './court.module.css'

interface CapitalProps {
  readonly update: Update
  readonly seat: number
  readonly player: PlayerView
}

export function Capital({ update, seat, player }: CapitalProps) {
  const { t } = useWords()
  const { level, towers } = player
  const name = t('court.capital', { level: roman(level) })
  const { thing, spoken } = useSpoken('capital', name)
  const strength = forceAt(factsOf(update), seat, player.capital)?.strength ?? 0
  return (
    <div {...thing} className={`${lying['thing']} ${style['capital']}`}>
      {spoken}
      <Icon path={ICONS.castle} size="26px" />
      <span aria-hidden>
        <b className={style['name']}>{name}</b>
        <span>
          <b>{t('court.strength', { n: strength })}</b>
          {` · ${t('court.towers', { n: towers.length, of: level })} · ${t('court.spells', { n: level })}`}
        </span>
      </span>
      {level < 3 && (
        <span className={style['next']} aria-hidden>
          <b>{t('court.next', { level: roman(level + 1) })}</b>
          <Price price={levelPrice(factsOf(update), seat)} />
        </span>
      )}
    </div>
  )
}
