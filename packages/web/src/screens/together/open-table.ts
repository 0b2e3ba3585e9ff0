// Creates an online table and sits down if one of its seats is mine.
import type { OnlineTakes } from '@lorehall/protocol'
import { call } from '../../online/api.ts'
import { sitDown } from '../../online/sit.ts'

export async function openTable(wanted: OnlineTakes<'create'>): Promise<string> {
  const { table } = await call('create', wanted)
  const mine = wanted.seats.findIndex(({ kind }) => kind === 'me')
  if (mine === -1) return table
  const lobby = await call('room', { table })
  // When the request is repeated after a lost connection, I may be seated already.
  if (lobby.yours === null) await sitDown(lobby, mine)
  return table
}
