// An infused crystal replaces one block of its attribute, once per turn, whenever such blocks are paid or turned into
// something else. (V-JEWEL-7, V-JEWEL-8)
import type { Option } from '@lorehall/kernel'
import type { Lends } from '../../box/module.ts'
import { player } from '../../rules/counters.ts'
import type { F } from '../../rules/step.ts'
import { type Attribute, EVERY_ATTRIBUTE } from '../../state.ts'
import { STAND_IN, WITH_BLOCKS } from './choices.ts'
import { crystalOf } from './crystals.ts'
import { jewels, type StepOf, type T } from './state.ts'

function ready(f: F, seat: number, attribute: Attribute): number {
  if (jewels(f).infused[attribute] !== seat) return 0
  return player(f, seat).used.includes(crystalOf(attribute)) ? 0 : 1
}

export const lends: Lends = {
  ready,
  ask(t: T, seat, needs, home, next) {
    if (!EVERY_ATTRIBUTE.some((a) => needs[a] > 0 && ready(t, seat, a) > 0)) t.push(next)
    else t.push({ do: 'jewelcrafter/lend', seat, needs, home, lent: [], declined: [], next })
  },
}

/** For each attribute: a crystal must be used if blocks are missing, and may be used otherwise. */
export function lend(t: T, step: StepOf<'jewelcrafter/lend'>, answer: Option | undefined): void {
  const { seat, needs, home, lent, declined } = step
  const { spheres, influence } = player(t, seat)
  const open = EVERY_ATTRIBUTE.filter(
    (a) => needs[a] > 0 && ready(t, seat, a) > 0 && !lent.includes(a) && !declined.includes(a),
  )
  const owed = open.find((a) => spheres[a] < needs[a])
  if (owed !== undefined) {
    t.push({ ...step, lent: [...lent, owed] })
    return
  }
  const [first] = open
  // A crystal is not a block, so each needs a block of influence in its place, or one that the payment returns.
  if (first === undefined || lent.length >= influence + home) {
    standIn(t, step)
    return
  }
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'jewelcrafter/lend', step.next.from)
    t.offer(STAND_IN(crystalOf(first)))
    t.offer(WITH_BLOCKS[first])
  } else if (answer === WITH_BLOCKS[first]) t.push({ ...step, declined: [...declined, first] })
  else t.push({ ...step, lent: [...lent, first] })
}

/** Puts a block of influence in place of each crystal. The payment returns it, so the total stays the same. */
function standIn(t: T, { seat, lent, next }: StepOf<'jewelcrafter/lend'>): void {
  const p = player(t, seat)
  t.push(next)
  for (const a of lent) {
    const id = crystalOf(a)
    p.used.push(id)
    p.influence--
    p.spheres[a]++
    t.emit({ type: 'stoodIn', seat, card: id, attribute: a, from: next.from })
    t.credit(id)
  }
}
