// What a player is called: a seat by whoever sits there, the Enemy of a game alone by what the table calls it.
import type { Update } from '@lorehall/host'
import { nameOf } from '../../../table/players/seats.ts'

export const whoIs = (update: Update, seat: number): string =>
  update.seats[seat] === undefined ? (update.rivals[0]?.name ?? '') : nameOf(update, seat)
