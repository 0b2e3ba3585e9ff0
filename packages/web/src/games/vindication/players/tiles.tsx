// A player's proficiency tiles, one by one.
import { memo } from 'react'
import { AttributeToken } from '../cards/attribute.tsx'
import { useWords } from '../text/own.ts'
import type { PlayerView } from '../view.ts'
import { tilesOf } from './player-facts.ts'
import style from './tiles.module.css'

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
