// A copy of a position that a bot may change to rate the result.
import { copy } from '../copy.ts'
import type { F } from '../rules/step.ts'
import { supposed } from '../rules/supposed.ts'

export const trial = (f: F): F => supposed(f, copy(f.state, f.values.box.slots))
