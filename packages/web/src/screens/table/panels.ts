// Which windows and sheets are open over the table.
import { create } from 'zustand'

export type WindowName = 'standings' | 'settings' | 'help' | 'people' | 'report' | 'invite'
export type SheetName = 'me' | 'others' | 'log' | 'chat'

interface PanelState {
  readonly window: WindowName | null
  readonly sheet: SheetName | null
  /** The log beside the board, where there is room for it. */
  readonly log: boolean
  /** The chat beside the board, at online tables; null: as there is room for it. */
  readonly chat: boolean | null
  /** Somebody wishes to speak: the field takes the focus. */
  readonly speak: boolean
  readonly open: (window: WindowName | null) => void
  readonly toggle: (window: WindowName) => void
  readonly toggleSheet: (sheet: SheetName) => void
  readonly toggleLog: () => void
  readonly showChat: (chat: boolean) => void
  /** Opens the chat, with the focus in its field. */
  readonly wishToSpeak: () => void
  readonly spoken: () => void
  /** Closes the topmost thing. */
  readonly close: () => void
  readonly reset: () => void
}

export const usePanels = create<PanelState>()((set) => ({
  window: null,
  sheet: null,
  log: true,
  chat: null,
  speak: false,
  open: (window) => set({ window }),
  toggle: (window) => set((state) => ({ window: state.window === window ? null : window })),
  toggleSheet: (sheet) => set((state) => ({ sheet: state.sheet === sheet ? null : sheet })),
  toggleLog: () => set(({ log, sheet }) => ({ log: !log, sheet: sheet === 'log' ? null : 'log' })),
  showChat: (chat) => set({ chat }),
  wishToSpeak: () => set({ chat: true, sheet: 'chat', speak: true }),
  spoken: () => set({ speak: false }),
  close: () => set(({ window }) => (window === null ? { sheet: null } : { window: null })),
  reset: () => set({ window: null, sheet: null, chat: null, speak: false }),
}))

/** With four or five at the table the players need the room. */
const ROOMY = 3

export function useChatOpen(seats: number): boolean {
  return usePanels(({ chat }) => chat ?? seats <= ROOMY)
}
