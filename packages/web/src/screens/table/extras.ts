// What an online table adds to the table screen. A table on this device adds nothing.
import type { Update } from '@lorehall/host'
import { type ComponentType, createContext, useContext } from 'react'

export interface TableExtras {
  /** Buttons of the bar above the table. */
  readonly Tools: ComponentType
  /** Beside a player: are they here, how long do they have. */
  readonly SeatNote: ComponentType<{ readonly seat: number }>
  /** How long I have. */
  readonly Clock: ComponentType
  readonly Chat: ComponentType
  /** How much of the chat is unread. */
  readonly useUnread: () => number
  /** Over everything: what is proposed, what is wrong with the line. */
  readonly Over: ComponentType
  readonly People: ComponentType<{ readonly onClose: () => void }>
  /** What there is to do at the end. */
  readonly Deeds: ComponentType<{ readonly update: Update; readonly onLook: () => void }>
  readonly say: (text: string) => Promise<boolean>
  /** Who is here, in words. */
  readonly useHere: () => readonly string[]
}

export const Extras = createContext<TableExtras | null>(null)

export const useExtras = () => useContext(Extras)
