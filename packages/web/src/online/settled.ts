// The notice to a player whose proposal ended. The server gives the reason.
import type { Lobby } from '../state/company.ts'

/** Null if the result is visible at the table or the player withdrew the proposal. */
export function fallen({ settled, yours }: Pick<Lobby, 'settled' | 'yours'>): 'refused' | 'overtaken' | null {
  if (settled === null || settled.by !== yours || settled.who === yours) return null
  return settled.how === 'refused' || settled.how === 'overtaken' ? settled.how : null
}
