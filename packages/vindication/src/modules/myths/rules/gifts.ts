// Loot that gives attributes or a card. (V-LOOT-6, V-LOOT-7, V-LOOT-10)
import type { Option, Reason } from '@lorehall/kernel'
import { INTO, LIKE, NONE } from '../../../choices.ts'
import { idsOf } from '../../../loaded.ts'
import { printedGives } from '../../../rules/activate.ts'
import { player } from '../../../rules/counters.ts'
import { deckOf, drawTop, faceDown, take } from '../../../rules/draw.ts'
import { happen } from '../../../rules/reactions.ts'
import type { F } from '../../../rules/step.ts'
import { attributeOf, COMMON, EVERY_ATTRIBUTE, HEROIC, RELICS } from '../../../state.ts'
import type { Unearth } from '../cards/vocabulary.ts'
import { NO_ONE_TO_LEARN_FROM, NOTHING_TO_UNEARTH } from '../reasons.ts'
import type { StepOf, T } from '../state.ts'

/** Moves a block of influence to any attribute. To a heroic one, it is a conversion. (V-ATTR-3) */
export function shape(t: T, { seat, from }: StepOf<'myths/shape'>, answer: Option | undefined): void {
  const p = player(t, seat)
  if (p.influence === 0 || answer === NONE) return
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'myths/shape', from)
    for (const a of EVERY_ATTRIBUTE) t.offer(INTO[a])
    t.offer(NONE)
    return
  }
  const to = attributeOf(answer.n)
  p.influence--
  p.spheres[to]++
  t.emit({ type: 'turned', seat, attribute: 'influence', to, from })
  if (HEROIC.some((heroic) => heroic === to)) happen(t, seat, { what: 'converted', to })
}

/** Open companions on the board, and those of other players. */
function teachers(f: F, seat: number): string[] {
  const open = COMMON.flatMap((deck) => deckOf(f, deck).open.at(-1) ?? [])
  return [...open, ...f.state.players.flatMap((p, other) => (other === seat ? [] : idsOf(p.party)))]
}

export function againstLearning(f: F, seat: number): Reason | null {
  return teachers(f, seat).length > 0 ? null : NO_ONE_TO_LEARN_FROM
}

export function learn(t: T, { seat, from }: StepOf<'myths/learn'>, answer: Option | undefined): void {
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'myths/learn', from)
    for (const id of teachers(t, seat)) t.offer(LIKE(id))
    t.offer(NONE)
  } else if (answer !== NONE) t.push({ do: 'gain', seat, give: printedGives(t, answer.name), from })
}

export function againstUnearthing(f: F, { deck }: Unearth): Reason | null {
  return faceDown(deckOf(f, deck)) > 0 ? null : NOTHING_TO_UNEARTH
}

export function unearth(t: T, seat: number, from: string, { deck }: Unearth): void {
  t.reveal()
  const id = drawTop(t, deckOf(t, deck))
  take(t, { do: 'arrive', seat, deck, card: id, from, bare: deck === RELICS })
}
