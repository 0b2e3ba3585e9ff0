// A token is resolved: it goes where it belongs, then it has its say. (H-TOKEN)
import { idOf, type Place } from '../../map/world.ts'
import { tokenOf } from '../../values/tokens.ts'
import { score } from '../points.ts'
import { gain } from '../purse.ts'
import type { T } from '../step.ts'
import { isBeaten } from './monsters.ts'

type Say = (t: T, seat: number, place: Place) => void

/** What it does besides what it brings; those that only lie there do nothing. */
const SAYS: Readonly<Record<string, Say>> = {
  farm: (t, seat, place) => t.push({ do: 'hire', seat, place, token: 'farm' }),
  knight: (t, seat, place) => t.push({ do: 'hire', seat, place, token: 'knight' }),
  mines: (t, seat) => t.push({ do: 'gainChosen', seat, n: t.values.explore.mines, from: 'mines' }),
  fisherman: (t, seat, place) => t.push({ do: 'fisherman', seat, place }),
  monster: (t, seat, place) => meet(t, seat, place, 'monster'),
  'sea-monster': (t, seat, place) => meet(t, seat, place, 'seaMonster'),
  rogue: (t, seat, place) => t.push({ do: 'rogue', seat, place }),
  unstable: (t, seat, place) => t.push({ do: 'unstable', seat, place }),
  storm: (t, seat, place) => t.push({ do: 'storm', seat, place }),
  pirates: (t, seat, place) => t.push({ do: 'pirates', seat, place }),
}

/** Points if the army is strong enough; otherwise it is driven home. The token goes either way. (H-TOKEN-6) */
function meet(t: T, seat: number, place: Place, name: 'monster' | 'seaMonster'): void {
  const { strength, vp } = t.values.explore[name]
  if (isBeaten(t, seat, place, strength)) score(t, seat, vp, name === 'monster' ? 'monster' : 'sea-monster')
  else t.push({ do: 'driven', seat, place })
}

/** A token that stays is live from now on; of some a second one in the Region is removed. (H-TOKEN-2) */
export function resolve(t: T, seat: number, place: Place, id: string): void {
  const { live, gone } = t.state
  const { stays, gains } = tokenOf(id)
  const doubled = stays === 'single' && live.some((token) => token.id === id && token.at === place)
  if (stays === false || doubled) gone.push(id)
  else live.push({ at: place, id })
  t.emit({ type: 'explored', seat, region: idOf(t, place), token: id, from: id })
  if (gains !== undefined) gain(t, seat, gains, id)
  SAYS[id]?.(t, seat, place)
}
