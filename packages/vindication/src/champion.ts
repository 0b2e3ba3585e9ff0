// Who fights for a player.
import { card } from './cards/index.ts'

/** The companion with the lowest initiative; none: the empty string. (V-FIGHT-1) */
export function championOf(party: readonly string[]): string {
  let best = ''
  for (const id of party) {
    if (best === '' || card(id).initiative < card(best).initiative) best = id
  }
  return best
}
