// What tests and the command ask of Heroes.
import type { Inspect } from '@lorehall/kernel'
import { check } from './check.ts'
import { counts } from './counts.ts'
import { coverageOf } from './coverage.ts'
import { steps } from './rules/all-steps.ts'
import type { State } from './state.ts'
import { position } from './text/position/en.ts'
import type { Values } from './values/index.ts'

export const inspect: Inspect<State, Values> = { check, coverage: coverageOf(steps), counts, position }
