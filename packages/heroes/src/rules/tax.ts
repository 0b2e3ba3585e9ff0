// Tax: what the slot of a resource shows; then the track shifts once. (H-TAX)
import type { Option } from '@lorehall/kernel'
import { GIVE, KEEP_REST, TAX } from '../choices.ts'
import { at } from '../state.ts'
import { type Resource, RESOURCES } from '../values/words.ts'
import { player } from './lookup.ts'
import { gain } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { allyOf } from './teams.ts'

/** What a resource brings now. */
export const taxOf = (f: F, kind: Resource): number => at(f.values.tax, f.state.tax.indexOf(kind))

/** In teams one may give before gaining and after it. (H-TEAM-12) */
function tax(t: T, step: StepOf<'tax'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === undefined) {
    t.ask(seat, 'pick', 'tax')
    for (const kind of t.state.tax) t.offer(TAX(kind))
    offerGifts(t, seat)
    return
  }
  if (gave(t, seat, answer)) return t.push(step)
  if (allyOf(t, seat) >= 0) t.push({ do: 'give', seat })
  const kind = RESOURCES.find((one) => one === answer.name)
  if (kind !== undefined) gain(t, seat, { [kind]: taxOf(t, kind) }, 'tax')
}

function give(t: T, step: StepOf<'give'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === undefined) {
    t.ask(seat, 'pick', 'give')
    offerGifts(t, seat)
    t.offer(KEEP_REST)
    t.spare(KEEP_REST)
    return
  }
  if (gave(t, seat, answer)) t.push(step)
}

/** One resource after the other. */
function offerGifts(t: T, seat: number): void {
  const ally = allyOf(t, seat)
  if (ally < 0) return
  for (const kind of RESOURCES) if (player(t, seat)[kind] > 0) t.offer(GIVE(ally, kind))
}

/** Nothing comes back, and what the ally cannot hold is lost. False: it was another answer. (H-TEAM-12) */
function gave(t: T, seat: number, answer: Option): boolean {
  const whom = allyOf(t, seat)
  if (whom < 0) return false
  const kind = RESOURCES.find((one) => answer === GIVE(whom, one))
  if (kind === undefined) return false
  player(t, seat)[kind]--
  const ally = player(t, whom)
  if (ally[kind] < t.values.cap) ally[kind]++
  t.emit({ type: 'gave', seat, whom, kind })
  return true
}

/** What was on the last slot comes onto the first but one, that one onto the first, the first onto the last. (H-TAX-2) */
function shiftTax(t: T): void {
  const [four, three, two] = t.state.tax
  if (four === undefined || three === undefined || two === undefined) return
  t.state.tax = [three, two, four]
  t.emit({ type: 'taxShifted' })
}

export const taxSteps = { tax, give, shiftTax }
