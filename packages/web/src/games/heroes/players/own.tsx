// My side of the table: what I can pay with, the Action Bar, the Courtyard, and my Spell cards.
import type { Update } from '@lorehall/host'
import { playerOf } from '../view.ts'
import { Bar } from './bar.tsx'
import { Courtyard } from './courtyard.tsx'
import { OwnCards } from './own-cards.tsx'
import { Purse } from './purse.tsx'

export function Own({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const player = playerOf(update, seat)
  if (player === undefined || player.faction === '') return null
  return (
    <>
      <Purse update={update} seat={seat} />
      <Bar update={update} seat={seat} />
      <Courtyard update={update} seat={seat} />
      <OwnCards player={player} />
    </>
  )
}
