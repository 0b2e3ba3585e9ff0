// Spells by card, their prices for a seat, and the Spell cast last.
import type { Casting } from '../../state.ts'
import type { Spell } from '../../cards/spells.ts'
import type { Act, Priced } from '../../cards/effect.ts'
import { reducedOne } from '../prices.ts'
import type { F } from '../step.ts'

const SPELL: readonly Priced[] = ['spell']
const BOTH: readonly Priced[] = ['spell', 'combat']
const ANSWER: readonly Priced[] = ['spell', 'interrupt']

/** A Spell by its card or design, with the numbers of the table. If it is missing, the rules have a bug. */
export function spellOf({ values }: F, card: string): Spell {
  const spell = values.spells[card]
  if (spell === undefined) throw new RangeError(`no Spell '${card}'`)
  return spell
}

/** The Spell with this verb. If no Spell has it, the rules have a bug. */
export function spellThat({ values }: F, verb: Act['do']): string {
  const spell = Object.values(values.spells).find(({ steps }) => steps?.some((act) => act.do === verb))
  if (spell === undefined) throw new RangeError(`no Spell can ${verb}`)
  return spell.id
}

/** The kinds of price reductions that apply to this kind of Spell. */
export const pricedAs = (kind: Spell['kind']): readonly Priced[] =>
  kind === 'cast' ? SPELL : kind === 'combat' ? BOTH : ANSWER

/** The Mana a Spell costs a seat now. (H-PRICE-1) */
export function spellPrice(f: F, seat: number, card: string): number {
  const { kind, mana } = spellOf(f, card)
  return reducedOne(f, seat, 'mana', mana, pricedAs(kind))
}

/** The Spell cast last. If none is being cast, the rules have a bug. */
export function lastCast({ state }: F): Casting {
  const last = state.casting.at(-1)
  if (last === undefined) throw new RangeError('no Spell is cast')
  return last
}

/** The Ore that the current Spell takes off a build. */
export function oreLess(f: F): number {
  const last = f.state.casting.at(-1)
  const build = last === undefined ? undefined : spellOf(f, last.card).steps?.find((act) => act.do === 'act')
  return build?.do === 'act' && build.what === 'build' ? (build.less ?? 0) : 0
}
