// Short messages at the edge of the screen.
import { create } from 'zustand'

export interface Notice {
  readonly id: number
  readonly text: string
  readonly kind: 'trouble' | 'news'
  /** An unexpected error: the notice offers to reload the page and report it. */
  readonly error?: unknown
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface NoticeState {
  readonly notices: readonly Notice[]
  readonly tell: (notice: Omit<Notice, 'id'>) => void
  readonly close: (id: number) => void
  /** On leaving a screen, drop the news notices that were about it. */
  readonly goOn: () => void
}

let next = 1

export const useNotices = create<NoticeState>()((set) => ({
  notices: [],
  tell: (notice) =>
    set(({ notices }) => ({
      notices: [...notices.filter((n) => n.text !== notice.text), { ...notice, id: next++ }],
    })),
  close: (id) => set(({ notices }) => ({ notices: notices.filter((n) => n.id !== id) })),
  goOn: () =>
    set(({ notices }) => ({
      notices: notices.filter(({ kind, action }) => kind === 'trouble' || action !== undefined),
    })),
}))
