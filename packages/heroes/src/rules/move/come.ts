// Units have entered a Region. If enemies are there, a Battle begins; otherwise the Units arrive. (H-MOVE-5,
// H-EXPLORE-1)
import type { Place } from '../../map/world.ts'
import { beginBattle } from '../battle/begin.ts'
import { enemyAt } from '../pieces.ts'
import type { T } from '../step.ts'
import { arrive } from './go.ts'

export interface Coming {
  readonly seat: number
  readonly place: Place
  readonly how: 'march' | 'sail' | 'fly' | 'token'
  /** The Region they came from. */
  readonly came: Place
  /** The number of Regions marched, including this one. */
  readonly marched: number
}

export function comeTo(t: T, { seat, place, how, came, marched }: Coming): void {
  const enemy = enemyAt(t, seat, place)
  const { move } = t.state
  if (enemy === null) {
    const met = t.values.box.words?.metWanderers(t, { seat, place, how, came }) === true
    return met ? undefined : arrive(t, seat, place, how)
  }
  if (move !== null && move.seat === seat) move.fought = true
  beginBattle(t, { attacker: seat, defender: enemy, place, how, came, marched })
}
