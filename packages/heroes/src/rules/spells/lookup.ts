// Spells by their cards, what they cost a seat, and the one that was cast last.
import type { Casting } from '../../state.ts'
import type { Spell } from '../../cards/spells.ts'
import type { Act, Priced } from '../../cards/effect.ts'
import { reduced } from '../prices.ts'
import type { F } from '../step.ts'

const SPELL: readonly Priced[] = ['spell']
const BOTH: readonly Priced[] = ['spell', 'combat']

/** A Spell by its card or design, with the numbers of the table. To look for one that is not there is a bug in the rules. */
export function spellOf({ values }: F, card: string): Spell {
  const spell = values.spells[card]
  if (spell === undefined) throw new RangeError(`no Spell '${card}'`)
  return spell
}

/** The Spell whose own verb this is. To look for one that no Spell has is a bug in the rules. */
export function spellThat({ values }: F, verb: Act['do']): string {
  const spell = Object.values(values.spells).find(({ steps }) => steps?.some((act) => act.do === verb))
  if (spell === undefined) throw new RangeError(`no Spell can ${verb}`)
  return spell.id
}

/** What makes a Spell of this kind cheaper. */
export const pricedAs = (kind: Spell['kind']): readonly Priced[] => (kind === 'combat' ? BOTH : SPELL)

/** The Mana a Spell costs a seat now. (H-PRICE-1) */
export function spellPrice(f: F, seat: number, card: string): number {
  const { kind, mana } = spellOf(f, card)
  return reduced(f, seat, { mana }, pricedAs(kind)).mana ?? 0
}

/** The Spell that must be there: to look for one where none is cast is a bug in the rules. */
export function lastCast({ state }: F): Casting {
  const last = state.casting.at(-1)
  if (last === undefined) throw new RangeError('no Spell is cast')
  return last
}

/** Ore that a Spell takes off what is built now. */
export function oreLess(f: F): number {
  const last = f.state.casting.at(-1)
  const build = last === undefined ? undefined : spellOf(f, last.card).steps?.find((act) => act.do === 'act')
  return build?.do === 'act' && build.what === 'build' ? (build.less ?? 0) : 0
}
