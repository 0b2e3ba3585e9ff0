// The people at an online table: who sits there, who is online, their deadlines and the chat. Empty for a table on this
// device.
import type { OnlineGives } from '@lorehall/protocol'
import { create } from 'zustand'

export type Lobby = OnlineGives<'room'>
export type Said = OnlineGives<'chat'>['lines'][number]

interface CompanyState {
  /** Null: the table is on this device, or not known yet. */
  readonly lobby: Lobby | null
  /** By seat: when a bot will answer for it, by the server's clock. */
  readonly deadlines: readonly (number | null)[]
  readonly lines: readonly Said[]
  /** The number of the last chat line the player has seen. */
  readonly read: number
}

export const NOBODY: CompanyState = { lobby: null, deadlines: [], lines: [], read: 0 }

export const useCompany = create<CompanyState>()(() => NOBODY)

/** A seat's presence, as the page words it. */
export type Sitting = 'bot' | 'away' | 'thinking' | 'looking' | 'here' | 'gone'

export function sittingOf(seat: Lobby['seats'][number] | undefined, waited: boolean): Sitting {
  if (seat === undefined || seat.kind !== 'person') return 'bot'
  if (seat.away) return 'away'
  return waited && seat.presence === 'looking' ? 'thinking' : seat.presence
}
