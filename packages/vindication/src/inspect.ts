// The parts of Vindication that only tests and the command line use.
import type { Inspect, ValuesSchema } from '@lorehall/kernel'
import { check } from './check.ts'
import { counts } from './counts.ts'
import { coverageOf } from './coverage.ts'
import { MODULES } from './modules.ts'
import type { State } from './state.ts'
import { position } from './text/position/en.ts'
import { type Values, valuesSchema } from './values/index.ts'

export const inspectWith = (values: ValuesSchema<Values>): Inspect<State, Values> => ({
  check,
  coverage: (options) => coverageOf(values.read({}, options).box),
  counts,
  position,
})

/** With all modules. */
export const inspect = inspectWith(valuesSchema(MODULES))
