// 1 more of what the master gives, once per turn. (V-PETS-21)
import type { Option } from '@lorehall/kernel'
import { NONE } from '../../../choices.ts'
import { printedGives } from '../../../rules/activate.ts'
import { player } from '../../../rules/counters.ts'
import { anyCard } from '../../../rules/lookup.ts'
import { gift } from '../../../rules/power.ts'
import type { F } from '../../../rules/step.ts'
import { type Attribute, attributeOf, EVERY_ATTRIBUTE } from '../../../state.ts'
import { GIVES_MORE } from '../cards/vocabulary.ts'
import { MORE } from '../choices.ts'
import { isAwake, type Pet, petOf, petsIn, petsOf, type StepOf, type T } from '../state.ts'

const givesMore = (f: F, { card }: Pet) => anyCard(f, card).active?.[GIVES_MORE] !== undefined

/** The attributes a companion gave when it was activated: its own, or another companion's. */
function kindsGiven(f: F, companion: string): Attribute[] {
  const like = petsIn(f).gave.find(({ card }) => card === companion)?.like ?? companion
  return EVERY_ATTRIBUTE.filter((a) => printedGives(f, like)[a] > 0)
}

/** A companion is about to give. */
export function gives(t: T, seat: number, companion: string, like: string): void {
  const kept = petsIn(t)
  kept.gave = kept.gave.filter(({ card }) => card !== companion)
  if (like !== companion) kept.gave.push({ card: companion, like })
  for (const pet of petsOf(t, seat)) if (pet.master === companion) joinsActive(t, seat, pet)
}

/** A pet has moved to an active companion, so its bonus is due now. */
export function joinsActive(t: T, seat: number, pet: Pet): void {
  if (isAwake(t, pet) && givesMore(t, pet)) t.push({ do: 'menagerie/more', seat, card: pet.card })
}

/** Gained without a question, unless there are several kinds or the player wants to be asked. */
export function more(t: T, { seat, card: id }: StepOf<'menagerie/more'>, answer: Option | undefined): void {
  const pet = petOf(t, seat, id)
  const { used } = player(t, seat)
  if (answer === NONE || pet === undefined || !isAwake(t, pet) || used.includes(id)) return
  const kinds = kindsGiven(t, pet.master)
  const [only] = kinds
  if (only === undefined) return
  if (answer === undefined && (kinds.length > 1 || t.choice(seat, 'gains') === 'ask')) {
    t.askOpen(seat, 'pick', 'menagerie/more', id)
    for (const a of kinds) t.offer(MORE[a])
    t.offer(NONE)
    return
  }
  used.push(id)
  t.credit(id)
  t.push({ do: 'gain', seat, give: gift(answer === undefined ? only : attributeOf(answer.n), 1), from: id })
}
