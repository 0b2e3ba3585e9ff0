// The cards on the table, and dismissing a Mercenary. (H-HIRE-1, H-HIRE-4)
import { choiceMaker, drawSome } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import type { T } from '../../rules/step.ts'
import { takeHired } from '../../rules/hired.ts'
import { hireId } from '../../rules/hiring.ts'
import { player } from '../../rules/lookup.ts'
import { placeOfUnit } from '../../rules/pieces.ts'
import { noteFirst } from '../../rules/shared.ts'
import { type Hired, type Hireling, HIRED, HIRELINGS, isHireling } from '../../values/words.ts'

const make = choiceMaker()
const DISMISS = make.owned('dismiss', 'unit')
export const KINDS: ReadonlySet<string> = new Set(make.kinds())

/** One card per player, but never fewer than this. */
const FEWEST = 3

/** Chance decides which cards are laid out. */
export function layCards(t: T): void {
  const cards: Hireling[] = [...HIRELINGS]
  const n = Math.min(cards.length, Math.max(FEWEST, t.seats))
  const laid: readonly Hired[] = drawSome(t, cards, n)
  const all = [...(t.state.forHire ?? []), ...laid]
  t.state.forHire = HIRED.filter((unit) => all.includes(unit))
  t.emit({
    type: 'mercenaries/laid',
    cards: t.state.forHire.filter(isHireling).map((unit) => hireId(t, unit)),
  })
}

export function offerDismissal(t: T, seat: number): void {
  for (const unit of player(t, seat).hired ?? []) if (isHireling(unit)) t.offer(DISMISS(seat, unit))
}

/** The card is open to everybody again. */
export function dismiss(t: T, seat: number, { name }: Option): void {
  const unit = HIRELINGS.find((one) => one === name)
  if (unit === undefined) return
  const p = player(t, seat)
  const place = placeOfUnit(p, unit)
  takeHired(p, unit, place)
  noteFirst(t, place)
  t.emit({ type: 'mercenaries/dismissed', seat, unit })
}
