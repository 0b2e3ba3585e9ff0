// Our own numbers that changed after games between bots. (docs/balance/heroes.md)
import type { Changes } from '../../../values/tuned.ts'

export const TUNED: Changes = { counters: { souls: { serf: 2, warrior: 3, hero: 4, vessel: 3 } } }
