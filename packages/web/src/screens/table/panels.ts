// Which windows and sheets are open over the table.
import { create } from 'zustand'

export type WindowName = 'standings' | 'settings' | 'help' | 'people' | 'report' | 'invite'
export type SheetName = 'me' | 'others' | 'chat' | 'coach'
/** The pages of the rail, below the players. */
export type PageName = 'log' | 'chat' | 'answers' | 'coach'

interface PanelState {
  readonly window: WindowName | null
  readonly sheet: SheetName | null
  /** The page the rail shows, if there is a rail. */
  readonly page: PageName
  /** The page it showed before the options were offered there. */
  readonly before: PageName
  /** Set when the chat is opened by its key: the text field takes the focus and clears it. */
  readonly speak: boolean
  readonly open: (window: WindowName | null) => void
  readonly toggle: (window: WindowName) => void
  readonly toggleSheet: (sheet: SheetName) => void
  /** Opens a page of the rail; on a phone, opens or closes the sheet that has it. */
  readonly turnTo: (page: PageName) => void
  /** Opens the page of options, or returns to the page before it. */
  readonly offer: (answers: boolean) => void
  /** Opens the chat, with the focus in its field. */
  readonly wishToSpeak: () => void
  readonly spoken: () => void
  /** Closes the topmost thing. */
  readonly close: () => void
  readonly reset: () => void
}

/** The sheet that has this page on a phone. */
const SHEET_OF: Readonly<Record<'log' | 'chat' | 'coach', SheetName>> = {
  log: 'others',
  chat: 'chat',
  coach: 'coach',
}

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
      // The same state object, so that subscribers are not notified.
      return page === state.page ? state : { page }
    }),
  wishToSpeak: () => set({ page: 'chat', before: 'chat', sheet: 'chat', speak: true }),
  spoken: () => set({ speak: false }),
  close: () => set(({ window }) => (window === null ? { sheet: null } : { window: null })),
  reset: () => set({ window: null, sheet: null, page: 'log', before: 'log', speak: false }),
}))
