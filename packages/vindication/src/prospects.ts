// What a place on the island promises: the regions that could be paid for now, by what a visit there
// usually brings, less for every turn of walking.
import { distanceToHex, HEXES } from './board.ts'
import { speedOf } from './rules/counters.ts'
import { region } from './rules/lookup.ts'
import type { F } from './rules/step.ts'
import { againstPrice, barred } from './rules/visit.ts'
import { at, type Player } from './state.ts'

/** What is a turn away is worth so much of what is here. */
const A_TURN_AWAY = 0.7

/** The next best counts, too: the best may be gone, or done in the same walk. */
const NEXT_BEST = 0.5

export function prospects(f: F, seat: number, p: Player): number {
  const speed = Math.max(1, speedOf(p))
  let best = 0
  let next = 0
  for (let hex = 1; hex <= HEXES; hex++) {
    const kind = at(f.state.regions, hex)
    if (kind === '') continue
    const promise = region(f, kind).promise * A_TURN_AWAY ** Math.ceil(distanceToHex(p.space, hex) / speed)
    if (promise <= next || againstPrice(f, seat, kind) !== null || barred(f, seat, hex) !== null) continue
    if (promise > best) {
      next = best
      best = promise
    } else next = promise
  }
  return best + next * NEXT_BEST
}
