// Everything a player has, in full.
import type { Update } from '@lorehall/host'
import { useWords } from '../text/own.ts'
import { AttributeToken } from '../cards/attribute.tsx'
import { Blocks } from '../../../table-ui/blocks.tsx'
import { Card } from '../cards/card.tsx'
import { Panels } from '../../../table-ui/panels.tsx'
import { marksOf } from '../cards/marks.ts'
import { modulesInPlay } from '../in-play.ts'
import { viewOf } from '../view.ts'
import { heldBy } from './held.ts'
import { attributesOf, playerOf, regionsOf, speedOf } from './player-facts.ts'
import { LEVELS } from './power-board.tsx'
import { Tiles } from './tiles.tsx'
import power from './power-board.module.css'
import lying from '../../../table-ui/thing.module.css'
import style from './whole.module.css'

export function Whole({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const words = useWords()
  const { t } = words
  const player = playerOf(update, seat)
  if (player === undefined) return null
  const view = viewOf(update)
  const marks = marksOf(update, words)
  return (
    <>
      <p className={style['line']}>
        <b>{t('player.honor.n', { n: player.honor })}</b>
        <span>{t(player.vindicated ? 'player.vindicated' : 'player.wretched')}</span>
        <span>{t('player.speed.n', { n: speedOf(player) })}</span>
        <span>{t('player.regions.n', { n: regionsOf(view, player.seat) })}</span>
        <span>{t('player.tokens.n', { n: player.tokens })}</span>
        {typeof player.quests === 'number' && <span>{t('player.quests.n', { n: player.quests })}</span>}
      </p>
      <div className={style['inFull']}>
        {LEVELS.map((level) => (
          <div key={level} className={`${lying['thing']} ${power['level']}`}>
            <span>{t('player.level', { name: t(`player.${level}`), n: player[level] })}</span>
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
      <Panels of={modulesInPlay().panels.whole} update={update} seat={seat} />
      <div className={style['wall']}>
        {heldBy(view, player).map(({ card, blocks, charges }) => (
          <Card
            key={card}
            id={card}
            form="portrait"
            seat={player.seat}
            blocks={blocks}
            charges={charges}
            marks={marks(card)}
          />
        ))}
      </div>
    </>
  )
}
