// What concerns me of what happened since my last turn: told when my turn begins, gone with my next
// answer.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'
import type { TellingParts, TurnParts } from '../../table/parts.ts'
import { myTurn } from '../../table/turn/turn.ts'
import type { Words } from '../../text/language.ts'

interface NewsState {
  readonly lines: readonly string[]
  /** All of it is shown: each line, and on a phone whatever the others did. */
  readonly open: boolean
  readonly toggle: () => void
  readonly dismiss: () => void
}

const NONE: readonly string[] = []

export const useNews = create<NewsState>()((set) => ({
  lines: NONE,
  open: false,
  toggle: () => set(({ open }) => ({ open: !open })),
  dismiss: () => {
    latest = { ...latest, lines: NONE }
    set({ lines: NONE, open: false })
  },
}))

/** What each seat of this device saw last in its own turn. */
let seen: { readonly table: string; readonly by: Map<number, Update> } = { table: '', by: new Map() }
/** The move at which lines are told, or are about to be. */
let told = -1
/** The last lines: who has looked back finds them again at their move. */
let latest: { readonly seq: number; readonly lines: readonly string[] } = { seq: -1, lines: NONE }

function tell(lines: readonly string[], seq: number): void {
  told = seq
  if (lines.length > 0) latest = { seq, lines }
  const { lines: before, open } = useNews.getState()
  if (open || lines.length + before.length > 0) useNews.setState({ lines, open: false })
}

interface Followed {
  readonly turns: Pick<TurnParts, 'at'>
  readonly telling: Pick<TellingParts, 'news'>
}

/** Follows what is shown around the board. */
export async function follow(update: Update, { turns, telling }: Followed, words: Words): Promise<void> {
  const { eyes, table, seq } = update
  if (seen.table !== table) {
    seen = { table, by: new Map() }
    latest = { seq: -1, lines: NONE }
  }
  const turn = myTurn(update, turns)
  if (eyes === null || turn === null) {
    tell(NONE, -1)
    return
  }
  const last = seen.by.get(eyes)
  seen.by.set(eyes, update)
  const before = last === undefined ? null : myTurn(last, turns)
  if (last === undefined || before === null || turn <= before) {
    if (seq !== told) tell(seq === latest.seq ? latest.lines : NONE, seq)
    return
  }
  told = seq
  const newsBetween = await telling.news()
  const lines = newsBetween(last, update, words)
  // An answer that was faster needs no news.
  if (told === seq) tell(lines, seq)
}
