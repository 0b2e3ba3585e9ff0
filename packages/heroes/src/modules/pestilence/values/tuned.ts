// Our own numbers that changed after games between bots. (docs/balance/heroes.md)
import type { Changes } from '../../../values/tuned.ts'

export const TUNED: Changes = {
  spaces: { 'F-2': 0, 'F-3': 2, 'F-5': 2, 'F-8': 2, 'F-9': 0, 'F-10': 0 },
  abilities: { 'octopus-grotto.1': 2 },
}
