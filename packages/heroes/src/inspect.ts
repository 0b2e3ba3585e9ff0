// What tests and the command ask of Heroes.
import type { Inspect, ValuesSchema } from '@lorehall/kernel'
import { check } from './check.ts'
import { counts } from './counts.ts'
import { coverageOf } from './coverage.ts'
import type { State } from './state.ts'
import { position } from './text/position/en.ts'
import type { Values } from './values/index.ts'

export const inspectWith = (values: ValuesSchema<Values>): Inspect<State, Values> => ({
  check,
  coverage: (options) => coverageOf(values.read({}, options)),
  counts,
  position,
})
