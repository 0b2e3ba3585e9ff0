// Your side of the table: power, character, attributes, cards, and your quest face up for you alone.
import type { Update } from '@lorehall/host'
import { useWords } from '../text/own.ts'
import { ICONS } from '../icons/icons.ts'
import { Count, Counts } from '../../../table-ui/players/counts.tsx'
import { Panels } from '../../../table-ui/panels.tsx'
import { modulesInPlay } from '../in-play.ts'
import { viewOf } from '../view.ts'
import { AttributeRow, OwnAttributes } from './attributes.tsx'
import { Character, Speed } from './character.tsx'
import { OwnCards } from './own-cards.tsx'
import { playerOf, regionsOf } from './player-facts.ts'
import { LEVEL_SIGN, LEVELS, PowerBoard } from './power-board.tsx'
import { Tiles } from './tiles.tsx'
import style from './own.module.css'

interface OwnProps {
  readonly update: Update
  readonly seat: number
}

export function OwnCounts({ update, seat }: OwnProps) {
  const { t } = useWords()
  const player = playerOf(update, seat)
  if (player === undefined) return null
  return (
    <Counts>
      <Count sign={ICONS.hexes} n={regionsOf(viewOf(update), seat)} name={t('player.regions')} />
      <Count sign={ICONS.hourglass} n={player.tokens} name={t('player.tokens')} />
      <Panels of={modulesInPlay().panels.counts} update={update} seat={seat} />
    </Counts>
  )
}

/** The blocks you can pay with, on a phone. */
export function OwnLine({ update, seat }: OwnProps) {
  const { t } = useWords()
  const player = playerOf(update, seat)
  if (player === undefined) return null
  return (
    <>
      <Counts>
        {LEVELS.map((level) => (
          <Count key={level} sign={LEVEL_SIGN[level]} n={player[level]} name={t(`player.${level}`)} />
        ))}
      </Counts>
      <AttributeRow player={player} />
    </>
  )
}

export function Own({ update, seat }: OwnProps) {
  const player = playerOf(update, seat)
  if (player === undefined) return null
  const { panels } = modulesInPlay()
  return (
    <>
      <div className={style['pair']}>
        <Character player={player} />
        <Speed player={player} />
      </div>
      <PowerBoard player={player} mine={update.eyes === seat} modules={viewOf(update).modules} />
      <OwnAttributes player={player} />
      <div className={style['tokens']}>
        <Tiles player={player} />
        <Panels of={panels.tokens} update={update} seat={seat} />
      </div>
      <Panels of={panels.mat} update={update} seat={seat} />
      <OwnCards update={update} player={player} />
    </>
  )
}
