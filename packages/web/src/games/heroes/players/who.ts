// The name of a player: the person or bot in a seat, or the Enemy of a solo game.
import type { Update } from '@lorehall/host'
import { nameOf } from '../../../table-ui/players/seats.ts'

export const whoIs = (update: Update, seat: number): string =>
  update.seats[seat] === undefined ? (update.rivals[0]?.name ?? '') : nameOf(update, seat)
