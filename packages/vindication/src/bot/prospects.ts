// What a place on the island promises: the regions that could be paid for now, by what a visit there
// usually brings, less for every turn until that visit; and a little for land that is still hidden.
import { distanceToHex, HEXES } from '../map/board.ts'
import { speedOf } from '../rules/counters.ts'
import { mayWalk, stepsLeft } from '../rules/ground.ts'
import { region } from '../rules/lookup.ts'
import type { F } from '../rules/step.ts'
import { againstPrice, barred, visitLeft } from '../rules/visit.ts'
import { at, type Player } from '../state.ts'

/** What is a turn away is worth so much of what is here. */
const A_TURN_AWAY = 0.7

/** Of two ways that take as many turns the shorter is better. */
const A_STEP = 0.01

/** The next best counts, too: the best may be gone, or done in the same walk. */
const NEXT_BEST = 0.5

/** To know a region is worth this, and so is a hidden one to be near: who has nowhere to go explores. */
const KNOWN = 0.2

/** How far the visit of this turn can still be; -1: there is none left, or it is not one's turn. */
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
