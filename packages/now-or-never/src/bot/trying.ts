// A copy of a position in which a bot may change something to see what it would be worth.
import { copy } from '../copy.ts'
import type { F } from '../rules/step.ts'
import { supposed } from '../rules/supposed.ts'

export const trial = (f: F): F => supposed(f, copy(f.state, f.values.box.slots))
