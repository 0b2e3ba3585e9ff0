// Everything a player has, laid out in full.
import type { Update } from '@lorehall/host'
import { Dialog } from '../../../table/dialog.tsx'
import { useWords } from '../text/own.ts'
import { AttributeToken } from '../cards/attribute.tsx'
import { Blocks } from '../cards/blocks.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { JewelWall } from '../modules/jewels.tsx'
import { isMarked } from '../modules/seen.ts'
import { type PlayerView, viewOf } from '../view.ts'
import { Tiles } from './counters.tsx'
import { heldBy } from './emblems.tsx'
import { attributesOf, nameOf, questCount, regionsOf, speedOf } from './player-facts.ts'
import power from './power-board.module.css'
import lying from './thing.module.css'
import style from './player-dialog.module.css'

interface PlayerDialogProps {
  readonly update: Update
  readonly player: PlayerView
  readonly onClose: () => void
}

export function PlayerDialog({ update, player, onClose }: PlayerDialogProps) {
  const { t } = useWords()
  const view = viewOf(update)
  const levels = ['potential', 'influence', 'conviction'] as const
  return (
    <Dialog title={nameOf(update, player.seat)} onClose={onClose} wide>
      <p className={style['line']}>
        <b>{t('player.honor.n', { n: player.honor })}</b>
        <span>{t(player.vindicated ? 'player.vindicated' : 'player.wretched')}</span>
        <span>{t('player.speed.n', { n: speedOf(player) })}</span>
        <span>{t('player.regions.n', { n: regionsOf(view, player.seat) })}</span>
        <span>{t('player.tokens.n', { n: player.tokens })}</span>
        <span>{t('player.quests.n', { n: questCount(player.quests) })}</span>
      </p>
      <div className={style['inFull']}>
        {levels.map((level) => (
          <div key={level} className={`${lying['thing']} ${power['level']}`}>
            <span className={power['label']}>
              {t('player.level', { name: t(`player.${level}`), n: player[level] })}
            </span>
            <Blocks n={player[level]} seat={player.seat} />
          </div>
        ))}
      </div>
      <ul className={style['named']} aria-label={t('player.attributes')}>
        {attributesOf(player).map(([name, n]) => (
          <li key={name} data-none={n === 0}>
            <AttributeToken of={name} size="1.3rem" />
            <b>{n}</b> {t(`attribute.${name}`)}
          </li>
        ))}
      </ul>
      <Tiles player={player} />
      <JewelWall view={view} player={player} />
      <div className={style['wall']}>
        {heldBy(player).map(({ card, lying, isCharge }) => (
          <CardFace
            key={card}
            id={card}
            size="full"
            seat={player.seat}
            marked={isMarked(view, card)}
            {...(isCharge ? { charges: lying } : { blocks: lying })}
          />
        ))}
      </div>
    </Dialog>
  )
}
