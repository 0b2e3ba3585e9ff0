// Which windows and sheets are open over the table.
import { create } from 'zustand'

export type WindowName = 'standings' | 'settings' | 'help' | 'people' | 'report' | 'invite'
export type SheetName = 'me' | 'others' | 'chat'
/** What the rail can show below the players. */
export type PageName = 'log' | 'chat' | 'answers'

interface PanelState {
  readonly window: WindowName | null
  readonly sheet: SheetName | null
  /** What the rail shows, where there is one. */
  readonly page: PageName
  /** The page it showed before the answers were offered there. */
  readonly before: PageName
  /** Somebody wishes to speak: the field takes the focus. */
  readonly speak: boolean
  readonly open: (window: WindowName | null) => void
  readonly toggle: (window: WindowName) => void
  readonly toggleSheet: (sheet: SheetName) => void
  /** The page of the rail; on a phone the sheet that has it, and away with it. */
  readonly turnTo: (page: PageName) => void
  /** The answers are offered there, or no longer. */
  readonly offer: (answers: boolean) => void
  /** Opens the chat, with the focus in its field. */
  readonly wishToSpeak: () => void
  readonly spoken: () => void
  /** Closes the topmost thing. */
  readonly close: () => void
  readonly reset: () => void
}

/** Where a phone has it. */
const SHEET_OF: Readonly<Record<'log' | 'chat', SheetName>> = { log: 'others', chat: 'chat' }

export const usePanels = create<PanelState>()((set) => ({
  window: null,
  sheet: null,
  page: 'log',
  before: 'log',
  speak: false,
  open: (window) => set({ window }),
  toggle: (window) => set((state) => ({ window: state.window === window ? null : window })),
  toggleSheet: (sheet) => set((state) => ({ sheet: state.sheet === sheet ? null : sheet })),
  turnTo: (page) =>
    set(({ sheet }) => ({
      page,
      before: page === 'answers' ? 'log' : page,
      sheet: page === 'answers' || sheet === SHEET_OF[page] ? null : SHEET_OF[page],
    })),
  offer: (answers) =>
    set((state) => {
      const page = answers ? 'answers' : state.before
      // Who listens to all of it is not told where nothing changes.
      return page === state.page ? state : { page }
    }),
  wishToSpeak: () => set({ page: 'chat', before: 'chat', sheet: 'chat', speak: true }),
  spoken: () => set({ speak: false }),
  close: () => set(({ window }) => (window === null ? { sheet: null } : { window: null })),
  reset: () => set({ window: null, sheet: null, page: 'log', before: 'log', speak: false }),
}))
