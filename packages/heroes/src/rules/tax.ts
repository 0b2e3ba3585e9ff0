// Tax: what the slot of a resource shows; then the track shifts once. (H-TAX)
import type { Option } from '@lorehall/kernel'
import { GIVE, KEEP_REST, TAX } from '../choices.ts'
import { at } from '../state.ts'
import { type Resource, RESOURCES } from '../values/words.ts'
import { player } from './lookup.ts'
import { gain } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import type { Giver } from './steps/capital.ts'
import { alliesOf, hasSeveralAllies } from './teams.ts'

/** What a resource brings now. */
export const taxOf = (f: F, kind: Resource): number => at(f.values.tax, f.state.tax.indexOf(kind))

/** In teams one may give before gaining and after it. (H-TEAM-12) */
function tax(t: T, step: StepOf<'tax'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === undefined) {
    t.ask(seat, 'pick', 'tax')
    for (const kind of t.state.tax) t.offer(TAX(kind))
    offerGifts(t, step)
    return
  }
  const whom = gave(t, step, answer)
  if (whom !== null) return t.push(giverOf(t, step, whom))
  if (alliesOf(t, seat).length > 0)
    t.push({ do: 'give', seat, ...(step.whom === undefined ? {} : { whom: step.whom }) })
  const kind = RESOURCES.find((one) => one === answer.name)
  if (kind !== undefined) gain(t, seat, { [kind]: taxOf(t, kind) }, 'tax')
}

function give(t: T, step: StepOf<'give'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === undefined) {
    t.ask(seat, 'pick', 'give')
    offerGifts(t, step)
    t.offer(KEEP_REST)
    t.spare(KEEP_REST)
    return
  }
  const whom = gave(t, step, answer)
  if (whom !== null) t.push(giverOf(t, step, whom))
}

/** Allies who may be given something: at one Tax one of them. (H-TEAM-12) */
const receivers = (f: F, { seat, whom }: Giver): readonly number[] =>
  alliesOf(f, seat).filter((ally) => whom === undefined || whom === ally)

/** Who was given something gets the rest. */
const giverOf = <G extends Giver>(f: F, step: G, whom: number): G =>
  hasSeveralAllies(f) ? { ...step, whom } : step

/** One resource after the other. */
function offerGifts(t: T, step: Giver): void {
  for (const ally of receivers(t, step)) {
    for (const kind of RESOURCES) if (player(t, step.seat)[kind] > 0) t.offer(GIVE(ally, kind))
  }
}

/** Nothing comes back, and what the ally cannot hold is lost. Null: it was another answer. (H-TEAM-12) */
function gave(t: T, step: Giver, answer: Option): number | null {
  if (answer.kind !== 'give') return null
  const { seat } = step
  for (const whom of receivers(t, step)) {
    const kind = RESOURCES.find((one) => answer === GIVE(whom, one))
    if (kind === undefined) continue
    player(t, seat)[kind]--
    const ally = player(t, whom)
    if (ally[kind] < t.values.cap) ally[kind]++
    t.emit({ type: 'gave', seat, whom, kind })
    return whom
  }
  return null
}

/** What was on the last slot comes onto the first but one, that one onto the first, the first onto the last. (H-TAX-2) */
function shiftTax(t: T): void {
  const [four, three, two] = t.state.tax
  if (four === undefined || three === undefined || two === undefined) return
  t.state.tax = [three, two, four]
  t.emit({ type: 'taxShifted' })
}

export const taxSteps = { tax, give, shiftTax }
