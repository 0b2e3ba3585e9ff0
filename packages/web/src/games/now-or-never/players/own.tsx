// The player's own side of the table, the hero board: hero and arrows, resources, die faces, slots and cards.
import type { Update } from '@lorehall/host'
import { Panels } from '../../../table-ui/panels.tsx'
import { modulesInPlay } from '../cards/box.ts'
import { playerOf } from '../view.ts'
import { saleSum } from './facts.ts'
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
      <OwnGoods player={player} sum={saleSum(update, seat)} />
      <Faces update={update} seat={seat} />
      <Slots update={update} seat={seat} />
      <Panels of={panels.tokens} update={update} seat={seat} />
      <Panels of={panels.mat} update={update} seat={seat} />
      <OwnCards update={update} seat={seat} player={player} />
    </>
  )
}
