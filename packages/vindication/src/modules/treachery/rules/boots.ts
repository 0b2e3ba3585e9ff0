// One player moves every figure. (V-TREACHERY-18)
import type { Option } from '@lorehall/kernel'
import { distance, NEAREST } from '../../../map/board.ts'
import { STRANDED } from '../../../reasons.ts'
import { player } from '../../../rules/counters.ts'
import { uncover } from '../../../rules/discover.ts'
import { couldStillEnd, occupied } from '../../../rules/ground.ts'
import { happen } from '../../../rules/reactions.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { DASH, STAY } from '../choices.ts'
import type { DashStep, T } from '../state.ts'

function spacesFor(f: F, whom: number, steps: number): number[] {
  const { space: here } = player(f, whom)
  return at(NEAREST, here).filter((space) => {
    const far = distance(here, space)
    return far > 0 && far <= steps && !occupied(f, space, whom)
  })
}

/** One figure after another, in turn order from the owner. */
export function dash(t: T, step: DashStep, answer: Option | undefined): void {
  const { seat, whom, steps, from } = step
  if (answer === undefined) {
    t.askOpen(seat, 'pick', `dash.${whom}`, from)
    for (const space of spacesFor(t, whom, steps)) {
      t.may(at(DASH, space), couldStillEnd(t, whom, space) ? null : STRANDED)
    }
    t.offer(STAY)
    return
  }
  const next = (whom + 1) % t.seats
  if (next !== seat) t.push({ ...step, whom: next })
  if (answer === STAY) return
  player(t, whom).space = answer.n
  t.emit({ type: 'dashed', seat, whom, space: answer.n, from })
  uncover(t, seat, answer.n)
  if (whom === seat) happen(t, seat, { what: 'landed' })
}
