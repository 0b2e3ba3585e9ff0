// The character tile, wretched or vindicated, and the mount's speed tile.
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Tick } from '../../../table-ui/tick.tsx'
import { useThing } from '../../../table-ui/thing.ts'
import { useWords } from '../text/own.ts'
import { Blocks } from '../../../table-ui/blocks.tsx'
import { ICONS } from '../icons/icons.ts'
import type { PlayerView } from '../view.ts'
import { speedOf } from './player-facts.ts'
import lying from '../../../table-ui/thing.module.css'
import style from './character.module.css'

export const Character = memo(function Character({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  const side = t(player.vindicated ? 'player.vindicated' : 'player.wretched')
  const thing = useThing('character', t('player.character', { side }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['tile']}`} data-vindicated={player.vindicated}>
      <Icon path={ICONS[player.vindicated ? 'angel-wings' : 'cowled']} size="24px" />
      <span className={style['says']} aria-hidden>
        {side}
      </span>
    </div>
  )
})

export const Speed = memo(function Speed({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  const n = speedOf(player)
  const thing = useThing('speed', t('player.speed.blocks', { n, blocks: player.speedBlocks }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['tile']}`}>
      <Icon path={ICONS[player.mount > 2 ? 'horse-head' : 'walking-boot']} size="22px" />
      <span className={style['says']} aria-hidden>
        {player.speedBlocks > 0 ? (
          <Blocks n={player.speedBlocks} seat={player.seat} size={9} />
        ) : (
          t('player.speed')
        )}
      </span>{' '}
      <b aria-hidden>
        <Tick n={n} />
      </b>
    </div>
  )
})
