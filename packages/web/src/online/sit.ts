// Sits down at a table: what this browser adds to its chance is made after the hash was seen.
import { call } from './api.ts'
import { pledge } from './pledges.ts'
import type { Room } from './room.ts'

export async function sitDown({ table, fair }: Pick<Room, 'table' | 'fair'>, seat?: number): Promise<void> {
  const { nonce } = pledge(table, fair.hash)
  await call('join', { table, nonce, ...(seat === undefined ? {} : { seat }) })
}
