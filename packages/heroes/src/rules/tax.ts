// Tax: gain the amount the track shows for a resource; then the track shifts once. (H-TAX)
import type { Option } from '@lorehall/kernel'
import { GIVE, KEEP_REST, TAX } from '../choices.ts'
import { at } from '../state.ts'
import { type Resource, RESOURCES } from '../values/words.ts'
import { player } from './lookup.ts'
import { gain } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import type { Giver } from './steps/capital.ts'
import { alliesOf, hasSeveralAllies } from './teams.ts'

/** The amount the track gives of a resource now. */
export const taxOf = (f: F, kind: Resource): number => at(f.values.tax, f.state.tax.indexOf(kind))

/** In teams, the player may give resources before and after gaining. (H-TEAM-12) */
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

/** The allies who may be given something: only one ally per Tax. (H-TEAM-12) */
const receivers = (f: F, { seat, whom }: Giver): readonly number[] =>
  alliesOf(f, seat).filter((ally) => whom === undefined || whom === ally)

/** The ally who got something is the only one who may get more. */
const giverOf = <G extends Giver>(f: F, step: G, whom: number): G =>
  hasSeveralAllies(f) ? { ...step, whom } : step

/** Gives resources one at a time. */
function offerGifts(t: T, step: Giver): void {
  for (const ally of receivers(t, step)) {
    for (const kind of RESOURCES) if (player(t, step.seat)[kind] > 0) t.offer(GIVE(ally, kind))
  }
}

/**
 * Gives the chosen resource to an ally: nothing comes back, and what the ally can't hold is lost. Returns the ally;
 * null: the answer was not a gift. (H-TEAM-12)
 */
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

/** The slots for 3 and 2 move up one slot, and the slot for 4 moves to the end. (H-TAX-2) */
function shiftTax(t: T): void {
  const [four, three, two] = t.state.tax
  if (four === undefined || three === undefined || two === undefined) return
  t.state.tax = [three, two, four]
  t.emit({ type: 'taxShifted' })
}

export const taxSteps = { tax, give, shiftTax }
