// Small counts of a player: regions held, trigger tokens, proficiency tiles.
import { memo } from 'react'
import { Icon, type IconName } from '../../../components/icon.tsx'
import { Tick } from '../../../table/tick.tsx'
import { useWords } from '../text/own.ts'
import { AttributeToken } from '../cards/attribute.tsx'
import type { GameView, PlayerView } from '../view.ts'
import { regionsOf, tilesOf } from './player-facts.ts'
import style from './counters.module.css'

export function Count({
  icon,
  n,
  name,
}: {
  readonly icon: IconName
  readonly n: number
  readonly name: string
}) {
  return (
    <li className={style['count']} data-none={n === 0} title={name}>
      <Icon name={icon} />
      <Tick n={n} />
      <span className="unseen">{name}</span>
    </li>
  )
}

export function Counters({ view, player }: { readonly view: GameView; readonly player: PlayerView }) {
  const { t } = useWords()
  return (
    <ul className={style['counts']}>
      <Count icon="hexes" n={regionsOf(view, player.seat)} name={t('player.regions')} />
      <Count icon="hourglass" n={player.tokens} name={t('player.tokens')} />
    </ul>
  )
}

export const Tiles = memo(function Tiles({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  const tiles = tilesOf(player)
  if (tiles.length === 0) return null
  return (
    <ul className={style['tiles']} aria-label={t('player.tiles')}>
      {tiles.map((name, i) => (
        <li key={i} title={t('player.tile', { name: t(`attribute.${name}`) })}>
          <AttributeToken of={name} size="1.15rem" />
          <span className="unseen">{t(`attribute.${name}`)}</span>
        </li>
      ))}
    </ul>
  )
})
