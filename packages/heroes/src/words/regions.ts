// Further conditions on Regions. (H-ABILITY-2)
import type { Words } from '../box/words.ts'
import { player } from '../rules/lookup.ts'
import { fits as fitsOne } from '../rules/verbs/regions.ts'
import { touches, whereIs } from '../rules/verbs/scope.ts'

export const fits: Words['fits'] = (f, about, place, { at, any, tower }) => {
  if (at !== undefined && place !== whereIs(f, about, at)) return false
  if (tower === 'enemy') {
    const isTheirs = (_: unknown, seat: number) =>
      touches(f, about, seat) && player(f, seat).towers.includes(place)
    if (!f.state.players.some(isTheirs)) return false
  }
  return any === undefined || any.some((filter) => fitsOne(f, about, place, filter))
}
