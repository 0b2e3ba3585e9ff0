// The inspections of Heroes that tests and the command use.
import type { Inspect, ValuesSchema } from '@lorehall/kernel'
import { check } from './check.ts'
import { counts } from './counts.ts'
import { coverageOf } from './coverage.ts'
import { MODULES } from './modules.ts'
import type { State } from './state.ts'
import { position } from './text/position/en.ts'
import { type Values, valuesSchema } from './values/index.ts'

/**
 * Events that name a card face up. A Spell is cast in the open, and Steal Secrets puts its card into a hand once it
 * is settled, countered or not (H-ANSWER-6). A copy is carried out after that (H-SPELL-8).
 */
const TELL_OPEN_CARDS = ['countered', 'stolen', 'copied']

export const inspectWith = (values: ValuesSchema<Values>): Inspect<State, Values> => ({
  check,
  coverage: (options) => coverageOf(values.read({}, options)),
  counts,
  tellOpenCards: TELL_OPEN_CARDS,
  position,
})

/** With all modules. */
export const inspect = inspectWith(valuesSchema(MODULES))
