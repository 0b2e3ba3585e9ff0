// What is said to who proposed something when it ended. Why it did, the server says.
import type { Room } from '../state/company.ts'

/** Null: they see it at the table, or did it themselves. */
export function fallen({ settled, yours }: Pick<Room, 'settled' | 'yours'>): 'refused' | 'overtaken' | null {
  if (settled === null || settled.by !== yours || settled.who === yours) return null
  return settled.how === 'refused' || settled.how === 'overtaken' ? settled.how : null
}
