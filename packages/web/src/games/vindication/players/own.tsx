// My side of the table: power, character, attributes, cards, and my quest face up for me alone.
import type { Update } from '@lorehall/host'
import { useWords } from '../text/own.ts'
import { ICONS } from '../icons/icons.ts'
import { Count, Counts } from '../../../table/players/counts.tsx'
import { GuildPlace } from '../modules/guild-place.tsx'
import { JewelsPlace } from '../modules/jewels-place.tsx'
import { tokensOf } from '../modules/loot.ts'
import { guildsIn } from '../modules/seen.ts'
import { Teleports } from '../modules/teleports.tsx'
import { type GameView, viewOf } from '../view.ts'
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
    </Counts>
  )
}

/** What can be paid with, on a phone. */
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

/** The level of the power board where the player's favor lies; null: none. */
function leadingOf(view: GameView, seat: number): string | null {
  const at = guildsIn(view)?.favor[seat]?.at ?? ''
  return at.startsWith('power:') ? at.slice('power:'.length) : null
}

export function Own({ update, seat }: OwnProps) {
  const player = playerOf(update, seat)
  if (player === undefined) return null
  const view = viewOf(update)
  return (
    <>
      <div className={style['pair']}>
        <Character player={player} />
        <Speed player={player} />
      </div>
      <PowerBoard player={player} mine={update.eyes === seat} favor={leadingOf(view, seat)} />
      <OwnAttributes player={player} />
      <div className={style['tokens']}>
        <Tiles player={player} />
        <JewelsPlace as="own" view={view} player={player} />
        <Teleports n={tokensOf(view, seat)} />
      </div>
      <GuildPlace as="own" view={view} player={player} />
      <OwnCards view={view} player={player} />
    </>
  )
}
