// A copy of a position in which a bot may change something to see what it would be worth.
import { copy } from '../copy.ts'
import type { F } from '../rules/step.ts'

export function trial(f: F): F {
  return {
    state: copy(f.state),
    ruleset: f.ruleset,
    values: f.values,
    options: f.options,
    seats: f.seats,
    choice: (seat, effect) => f.choice(seat, effect),
  }
}
