// Our own numbers that changed after games between bots. (docs/balance/heroes.md)
import type { Tuned } from '../../../values/tuned.ts'

export const TUNED: Tuned = {
  spaces: { 'F-3': 1, 'F-5': 1, 'F-8': 1 },
  abilities: { 'octopus-grotto.1': 2 },
}
