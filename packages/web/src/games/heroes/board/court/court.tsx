// The player's own board: the Capital, five Buildings and their abilities, the pieces in the supply, Scribed Spells,
// the Tax track and the Spell deck. Until the player has a faction, the four factions to choose from.
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { later } from '../../../../table-ui/later.tsx'
import { media } from '../../../../state/media.ts'
import { Panels } from '../../../../table-ui/panels.tsx'
import { drawn, PlaceOf } from '../../../../table-ui/drawn.ts'
import { useOwnSeat } from '../../../../table-ui/players/seats.ts'
import { modulesInPlay } from '../../cards/box.ts'
import { Bar } from '../../players/bar.tsx'
import { isSettled, playerOf } from '../../view.ts'
import { Buildings } from './buildings.tsx'
import { Capital } from './capital.tsx'
import { HANDHELD } from './handheld.ts'
import { Scribed } from './scribed.tsx'
import { Shared } from './shared.tsx'
import { Supply } from './supply.tsx'
import { useWords } from './words.ts'
import style from './court.module.css'

/** Only shown before the first round. */
const Factions = later(async () => (await import('./factions.tsx')).Factions)

const useHandheld = media(HANDHELD)

export function Court({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const seat = useOwnSeat(update)
  const player = playerOf(update, seat)
  const handheld = useHandheld()
  useEffect(() => drawn.stand(), [])
  return (
    <PlaceOf value="board">
      <div className={style['court']} role="group" aria-label={t('court.name')} data-sheets>
        {player === undefined || player.faction === '' ? (
          <Factions update={update} />
        ) : (
          <>
            {isSettled(player) && <Capital update={update} seat={seat} player={player} />}
            {handheld && <Bar update={update} seat={seat} />}
            <Shared update={update} />
            <Supply update={update} seat={seat} />
            <Panels of={modulesInPlay().panels.board} update={update} seat={seat} />
            <Buildings update={update} player={player} />
            <Scribed player={player} />
          </>
        )}
      </div>
    </PlaceOf>
  )
}
