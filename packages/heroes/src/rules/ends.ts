// The triggers of the end of the game. Checked after every change; once triggered, the end is never taken back.
// (H-END)
import type { Ending } from '../state.ts'
import { isShallow } from './lookup.ts'
import { inPlay } from './pieces.ts'
import { isFoe, who } from './solo/enemy.ts'
import type { F, T } from './step.ts'

type By = Ending['by']

/** All Serfs and Warriors of the box are in play. (H-END-2) */
function expanded(f: F, seat: number): boolean {
  const p = f.state.players[seat]
  const { serf, warrior } = f.values.units
  return p !== undefined && inPlay(p, 'serf') === serf.count && inPlay(p, 'warrior') === warrior.count
}

/** The trigger that a seat has reached; null: none. (H-END-1 … H-END-3) */
function reached(f: F, seat: number): By | null {
  const p = f.state.players[seat]
  if (p === undefined || p.out) return null
  if (f.values.world.lands.every((_, place) => f.state.down[place] === 0 || isShallow(f, place)))
    return 'explore'
  if (p.towers.length === f.values.tower.count) return 'exploit'
  return expanded(f, seat) ? 'expand' : null
}

/** If the end is triggered, this round is finished and one more is played. (H-END-5) */
export function lookForEnd(t: T, seat: number): void {
  const { state } = t
  if (state.end !== null) return
  const by = reached(t, seat)
  if (by === null) return
  state.end = { by, seat: isFoe(t, seat) ? null : seat, last: state.round + 1 }
  t.emit({ type: 'ending', ...who(t, seat), by, last: state.round + 1 })
}
