// The same facts with a different state, to find out what would happen.
import type { State } from '../state.ts'
import type { F } from './step.ts'

export const supposed = (f: F, state: State): F => ({
  state,
  ruleset: f.ruleset,
  values: f.values,
  options: f.options,
  seats: f.seats,
  choice: (seat, effect) => f.choice(seat, effect),
})
