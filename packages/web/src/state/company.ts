// The company at an online table: who sits there and looks, how long they have, what they say. A
// table on this device has none.
import type { OnlineGives } from '@lorehall/protocol'
import { create } from 'zustand'

export type Room = OnlineGives<'room'>
export type Said = OnlineGives<'chat'>['lines'][number]

interface CompanyState {
  /** Null: the table is on this device, or not known yet. */
  readonly room: Room | null
  /** By seat, when a bot answers for it; by the server's clock. */
  readonly deadlines: readonly (number | null)[]
  readonly lines: readonly Said[]
  /** The last line that stood before somebody's eyes. */
  readonly read: number
}

export const NOBODY: CompanyState = { room: null, deadlines: [], lines: [], read: 0 }

export const useCompany = create<CompanyState>()(() => NOBODY)

/** How somebody sits there, for words. */
export type Sitting = 'bot' | 'away' | 'thinking' | 'looking' | 'here' | 'gone'

export function sittingOf(seat: Room['seats'][number] | undefined, waited: boolean): Sitting {
  if (seat === undefined || seat.kind !== 'person') return 'bot'
  if (seat.away) return 'away'
  return waited && seat.presence === 'looking' ? 'thinking' : seat.presence
}
