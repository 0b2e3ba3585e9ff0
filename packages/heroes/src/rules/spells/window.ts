// Responses to a Spell: each enemy of the caster who holds a card is asked once, clockwise, whatever the card is. The
// choice of seats depends only on public facts, so neither a question nor silence reveals anything about a hand.
// (H-SPELL-6)
import type { Option, Reason } from '@lorehall/kernel'
import { CAST, PASS } from '../../choices.ts'
import { CANNOT_PAY, NO_USE, OTHER_KIND } from '../../reasons.ts'
import type { Casting } from '../../state.ts'
import type { Act } from '../../cards/effect.ts'
import { RESOURCES } from '../../values/words.ts'
import { offersOnlyUseful } from '../../rulesets.ts'
import { ledBy } from '../battle/army.ts'
import { player } from '../lookup.ts'
import type { F, StepOf, T } from '../step.ts'
import { castSpell } from './cast.ts'
import { lastCast, spellOf, spellPrice } from './lookup.ts'

/** The preference to let all Spells pass until the player changes it. (H-SPELL-6) */
export const LET_PASS = 'let-pass'

/** A Combat Spell concerns only the two sides of its Battle. */
const concerns = (f: F, seat: number, { card }: Casting): boolean =>
  spellOf(f, card).kind !== 'combat' || ledBy(f, seat) !== null

/** Whether a verb could do anything to the Spell it interrupts. (H-SPELL-2) */
function isOfUse(f: F, seat: number, last: Casting, act: Act): boolean {
  switch (act.do) {
    case 'cancel':
      return !last.countered
    case 'copy':
      return !last.countered && concerns(f, seat, last) && (!offersOnlyUseful(f) || isWorthCopying(f, seat))
    case 'ward':
      return (
        !last.countered &&
        spellOf(f, last.card).reaches === true &&
        concerns(f, seat, last) &&
        !(offersOnlyUseful(f) && (last.seat === seat || last.warded.includes(seat)))
      )
    case 'keep':
      return last.source === 'hand' && !(offersOnlyUseful(f) && last.taken !== null)
    case 'gain':
      return last.paid > 0 && player(f, seat).mana < f.values.cap
    case 'lose':
      return (
        RESOURCES.some((kind) => player(f, last.seat)[kind] > 0) &&
        !(offersOnlyUseful(f) && last.seat === seat)
      )
    default:
      return f.values.box.words?.answers(f, seat, last, act) ?? true
  }
}

/** The interrupted Spell as it will be after an Interrupt with these steps took effect. */
function after(answered: Casting, seat: number, steps: readonly Act[]): Casting {
  const does = (verb: Act['do']) => steps.some((act) => act.do === verb)
  return {
    ...answered,
    countered: answered.countered || does('cancel'),
    taken: answered.taken ?? (does('keep') ? seat : null),
  }
}

/**
 * Whether a copy of the last Spell could do anything for this seat. A copy scores no points, so a Spell that only
 * scores isn't worth copying. A copied Interrupt acts on the same Spell as the original, after it: a countered Spell
 * can't be countered again, and a card can be stolen only once. (H-SPELL-8)
 */
function isWorthCopying(f: F, seat: number): boolean {
  const last = lastCast(f)
  const { kind, steps = [], rules = [] } = spellOf(f, last.card)
  if (kind !== 'interrupt') return steps.length + rules.length > 0
  const answered = f.state.casting.at(-2)
  if (answered === undefined) return false
  const left = after(answered, last.seat, steps)
  const recopied = !left.countered && concerns(f, seat, left)
  return steps.every((act) => (act.do === 'copy' ? recopied : isOfUse(f, seat, left, act)))
}

function againstInterrupt(f: F, seat: number, card: string): Reason | null {
  const { kind, steps = [] } = spellOf(f, card)
  if (kind !== 'interrupt') return OTHER_KIND
  if (player(f, seat).mana < spellPrice(f, seat, card)) return CANNOT_PAY
  const last = lastCast(f)
  return steps.every((act) => isOfUse(f, seat, last, act)) ? null : NO_USE
}

function interrupt(t: T, { seat }: StepOf<'interrupt'>, answer: Option | undefined): void {
  const { hand, out } = player(t, seat)
  if (answer === undefined) {
    if (out || hand.length === 0 || t.choice(seat, LET_PASS) === 'always') return
    t.ask(seat, 'pick', 'interrupt', spellOf(t, lastCast(t).card).id)
    for (const card of hand) t.may(CAST(card), againstInterrupt(t, seat, card))
    t.offer(PASS)
    t.hides(PASS)
    t.settledBy(LET_PASS)
    return
  }
  if (answer !== PASS) castSpell(t, seat, answer.name, true)
}

export const windowSteps = { interrupt }
