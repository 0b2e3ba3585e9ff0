// How a reason is made: a name, and the rule that says so.
import type { Reason } from '@lorehall/kernel'

export const reason = (id: string, rule: string): Reason => ({ id, rule })
