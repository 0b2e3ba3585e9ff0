// The value of a place on the island: for each region that could be paid for now, what a visit is usually worth, less
// for every turn until then; plus a little for hidden hexes.
import { distanceToHex, HEXES } from '../map/board.ts'
import { speedOf } from '../rules/counters.ts'
import { mayWalk, stepsLeft } from '../rules/ground.ts'
import { region } from '../rules/lookup.ts'
import type { F } from '../rules/step.ts'
import { againstPrice, barred, visitLeft } from '../rules/visit.ts'
import { at, type Player } from '../state.ts'

/** The factor for each turn of distance. */
const A_TURN_AWAY = 0.7

/** A small bonus for the shorter of two ways that take equally many turns. */
const A_STEP = 0.01

/** The weight of the second-best region: the best may be taken, or done in the same Move. */
const NEXT_BEST = 0.5

/** The value of a discovered region and of a hidden one nearby, so that a bot with no target explores. */
const KNOWN = 0.2

/** How far away this turn's visit can still be; -1: no visit is left, or it is not the seat's turn. */
function reachNow(f: F, seat: number): number {
  if (f.state.turn.seat !== seat || !visitLeft(f, seat)) return -1
  const left = stepsLeft(f, seat)
  return f.state.turn.move === 'walking' || mayWalk(f, seat, left) ? Math.max(0, left) : 0
}

export function prospects(f: F, seat: number, p: Player): number {
  const speed = Math.max(1, speedOf(p))
  const now = reachNow(f, seat)
  const { visited } = f.state.turn
  let best = 0
  let next = 0
  let known = 0
  let hidden = 0
  for (let hex = 1; hex <= HEXES; hex++) {
    const far = distanceToHex(p.space, hex)
    const turns =
      far <= now && !visited.includes(hex) ? 0 : Math.max(1, Math.ceil((far - Math.max(0, now)) / speed))
    const near = A_TURN_AWAY ** turns * (1 - far * A_STEP)
    const kind = at(f.state.regions, hex)
    if (kind === '') {
      hidden = Math.max(hidden, near)
      continue
    }
    known++
    const promise = region(f, kind).promise * near
    if (promise <= next || againstPrice(f, seat, kind) !== null || barred(f, seat, hex) !== null) continue
    if (promise > best) {
      next = best
      best = promise
    } else next = promise
  }
  return best + next * NEXT_BEST + (known + hidden) * KNOWN
}
