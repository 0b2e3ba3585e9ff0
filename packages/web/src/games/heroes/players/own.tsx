// The player's own side of the table: resources, the Action Bar, the Courtyard, and Spell cards.
import type { Update } from '@lorehall/host'
import { Panels } from '../../../table-ui/panels.tsx'
import { modulesInPlay } from '../cards/box.ts'
import { playerOf } from '../view.ts'
import { Bar } from './bar.tsx'
import { Courtyard } from './courtyard.tsx'
import { OwnCards } from './own-cards.tsx'
import { Purse } from './purse.tsx'

export function Own({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const player = playerOf(update, seat)
  if (player === undefined || player.faction === '') return null
  const { panels } = modulesInPlay()
  return (
    <>
      <Purse update={update} seat={seat} />
      <Bar update={update} seat={seat} />
      <Courtyard update={update} seat={seat} />
      <Panels of={panels.tokens} update={update} seat={seat} />
      <Panels of={panels.mat} update={update} seat={seat} />
      <OwnCards player={player} />
    </>
  )
}
