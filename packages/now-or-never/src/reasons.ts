// Why something cannot be done now, each with the rule that says so.
import type { Reason } from '@lorehall/kernel'

const reason = (id: string, rule: string): Reason => ({ id, rule })

export const HERO_TAKEN = reason('hero-taken', 'N-SETUP-7')
export const ALL_KEPT = reason('all-kept', 'N-SETUP-10')
