// Choosing an army one Unit at a time, as in rulesets 1 and 2. From ruleset 3 on, see marching.ts. (H-MOVE-2)
import type { Option, Reason } from '@lorehall/kernel'
import { ALL, DONE, TAKE } from '../../choices.ts'
import type { Move } from '../../state.ts'
import type { F, StepOf, T } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { speedOf } from './army.ts'
import { sizeOf } from './company.ts'
import { againstGoing, depart, take } from './gathering.ts'
import { allyGroups, type Group, nameOf, ownGroups } from './groups.ts'
import { joined, joinedByOne } from './joining.ts'
import { underWay } from './way.ts'

const WITH_WHOM = { march: 'marchWith', sail: 'sailWith', fly: 'flyWith' } as const

const againstTaking = (f: F, move: Move, group: Group, extra: Extra): Reason | null =>
  againstGoing(f, joinedByOne(f, move, group, extra))

/**
 * Units are chosen one at a time and can't be put back. If at most five are there, all can be chosen together.
 * (H-MOVE-2)
 */
export function marchWith(t: T, step: StepOf<'marchWith'>, answer: Option | undefined): void {
  const { seat, extra } = step
  const move = underWay(t)
  const own = ownGroups(t, seat, move.at, move.how, move.army, extra)
  const begun = sizeOf(move.army) > 0
  const there = begun ? [...own, ...allyGroups(t, move, extra)] : own
  if (answer === undefined) {
    t.ask(seat, 'pick', WITH_WHOM[move.how], extra.by)
    for (const group of there)
      t.may(TAKE(t, seat, move.at, nameOf(t, group)), againstTaking(t, move, group, extra))
    if (mayTakeAll(t, move, own, extra)) t.offer(ALL(t, move.at))
    if (!begun) return
    t.offer(DONE)
    if (t.spare(DONE)) depart(t, extra)
    return
  }
  if (answer === DONE) return depart(t, extra)
  const every = answer.kind === 'all'
  const taken = every ? own : there.filter((group) => nameOf(t, group) === answer.name)
  for (const group of taken) for (let n = every ? group.count : 1; n > 0; n--) take(t, move, group)
  move.left = speedOf(t, move, extra)
  if (every) depart(t, extra)
  else t.push(step)
}

function mayTakeAll(f: F, move: Move, own: readonly Group[], extra: Extra): boolean {
  let n = 0
  for (const { count } of own) n += count
  return n > 1 && againstGoing(f, joined(f, move, own, extra)) === null
}
