// Takes a seat. This browser creates its number for the seed after it has seen the hash.
import { call } from './api.ts'
import { pledge } from './pledges.ts'
import type { Lobby } from './lobby.ts'

export async function sitDown({ table, fair }: Pick<Lobby, 'table' | 'fair'>, seat?: number): Promise<void> {
  const { nonce } = pledge(table, fair.hash)
  await call('join', { table, nonce, ...(seat === undefined ? {} : { seat }) })
}
