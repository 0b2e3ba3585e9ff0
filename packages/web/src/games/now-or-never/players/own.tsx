// My side of the table, which is the hero board: the hero and its arrows, what I can pay with, the faces of my
// die, my slots, and my cards.
import type { Update } from '@lorehall/host'
import { Panels } from '../../../table/panels.tsx'
import { modulesInPlay } from '../cards/box.ts'
import { playerOf } from '../view.ts'
import { HeroCell } from './hero-cell.tsx'
import { OwnCards } from './own-cards.tsx'
import { OwnGoods, Purse } from './purse.tsx'
import { Faces, Slots } from './slots.tsx'

export function Own({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const player = playerOf(update, seat)
  if (player === undefined) return null
  const { panels } = modulesInPlay()
  return (
    <>
      <HeroCell update={update} seat={seat} />
      <Purse player={player} />
      <OwnGoods player={player} />
      <Faces update={update} seat={seat} />
      <Slots update={update} seat={seat} />
      <Panels of={panels.tokens} update={update} seat={seat} />
      <Panels of={panels.mat} update={update} seat={seat} />
      <OwnCards update={update} seat={seat} player={player} />
    </>
  )
}
