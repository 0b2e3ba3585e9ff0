// Which windows and sheets are open over the table.
import { create } from 'zustand'

export type WindowName = 'standings' | 'settings' | 'help' | 'invite'
export type SheetName = 'me' | 'others' | 'log'

interface PanelState {
  readonly window: WindowName | null
  readonly sheet: SheetName | null
  /** The log beside the board, where there is room for it. */
  readonly log: boolean
  readonly open: (window: WindowName | null) => void
  readonly toggle: (window: WindowName) => void
  readonly toggleSheet: (sheet: SheetName) => void
  readonly toggleLog: () => void
  /** Closes the topmost thing. */
  readonly close: () => void
  readonly reset: () => void
}

export const usePanels = create<PanelState>()((set) => ({
  window: null,
  sheet: null,
  log: true,
  open: (window) => set({ window }),
  toggle: (window) => set((state) => ({ window: state.window === window ? null : window })),
  toggleSheet: (sheet) => set((state) => ({ sheet: state.sheet === sheet ? null : sheet })),
  toggleLog: () => set(({ log, sheet }) => ({ log: !log, sheet: sheet === 'log' ? null : 'log' })),
  close: () => set(({ window }) => (window === null ? { sheet: null } : { window: null })),
  reset: () => set({ window: null, sheet: null }),
}))
