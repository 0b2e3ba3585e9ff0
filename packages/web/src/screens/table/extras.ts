// The components an online table adds to the table screen. A table on this device adds none.
import type { Update } from '@lorehall/host'
import { type ComponentType, createContext, useContext } from 'react'

export interface TableExtras {
  /** Buttons of the top bar. */
  readonly Tools: ComponentType
  /** Next to a player: whether they are online, and how much time they have. */
  readonly SeatNote: ComponentType<{ readonly seat: number }>
  /** How much time I have. */
  readonly Clock: ComponentType
  readonly Chat: ComponentType
  /** The number of unread chat lines. */
  readonly useUnread: () => number
  /** Over the table: proposals, and problems with the connection. */
  readonly Over: ComponentType
  readonly People: ComponentType<{ readonly onClose: () => void }>
  /** The buttons of the end screen. */
  readonly Deeds: ComponentType<{ readonly update: Update; readonly onLook: () => void }>
  readonly say: (text: string) => Promise<boolean>
  /** The people who are online, as lines of text. */
  readonly useHere: () => readonly string[]
}

export const Extras = createContext<TableExtras | null>(null)

export const useExtras = () => useContext(Extras)
