// What tests and the command ask of Vindication.
import type { Inspect } from '@lorehall/kernel'
import type { Module } from './box/module.ts'
import { check } from './check.ts'
import { counts } from './counts.ts'
import { coverageOf } from './coverage.ts'
import type { State } from './state.ts'
import { position } from './text/position/en.ts'
import { type Values, valuesSchema } from './values/index.ts'

export function inspectWith(modules: readonly Module[]): Inspect<State, Values> {
  const values = valuesSchema(modules)
  return { check, coverage: (options) => coverageOf(values.read({}, options).box), counts, position }
}
