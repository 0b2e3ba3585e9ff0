// Answers that lead to one more question and are no decision by themselves: the two are asked as one.
import type { Ask, Option } from '@lorehall/kernel'
import { ACQUIRE, NONE, RECHARGE } from './choices.ts'

/** What may be done at any time would be lost between the two: where there is such, they are asked apart. */
const AT_ANY_TIME = new Set(['discard', 'recover', 'give-up'])
const isPlain = ({ options }: Ask) => options.every(({ kind }) => !AT_ANY_TIME.has(kind))

/** The knowledge is paid for one block; to move none is possible, too. */
const augmenting = (next: Ask) => (next.prompt === 'augment' && isPlain(next) ? next.options : null)

/** Who came for a relic only says which; to take none is what the first question offers. */
const acquiring = (next: Ask) => (isPlain(next) ? next.options.filter((one) => one !== NONE) : null)

export function joins(ask: Ask, option: Option): ((next: Ask) => readonly Option[] | null) | null {
  if (ask.prompt === 'monastery' && option.kind === 'pay') return augmenting
  // With relics to recharge there is a choice, and an order of the two.
  return ask.prompt === 'tower' && option === ACQUIRE && !ask.options.includes(RECHARGE) ? acquiring : null
}
