// Sets an online table and sits down at it, if a seat is mine.
import type { OnlineTakes } from '@lorehall/protocol'
import { call } from '../../online/api.ts'
import { sitDown } from '../../online/sit.ts'

export async function openTable(wanted: OnlineTakes<'create'>): Promise<string> {
  const { table } = await call('create', wanted)
  const mine = wanted.seats.findIndex(({ kind }) => kind === 'me')
  if (mine === -1) return table
  const room = await call('room', { table })
  // Sent again after a break, the first time may have done it.
  if (room.yours === null) await sitDown(room, mine)
  return table
}
