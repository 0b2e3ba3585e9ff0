// The news: the events since my last turn that concern me. Shown when my turn begins, gone with my next answer.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'
import type { TellingParts, TurnParts } from '../../table-ui/parts.ts'
import { myTurn } from '../../table-ui/turn/turn.ts'
import type { Words } from '../../text/language.ts'

interface NewsState {
  readonly lines: readonly string[]
  /** Whether everything is shown: all lines, and on a phone every step of the others. */
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

/** The last update a seat saw in its own turn, and the table after its last answer, once others have played. */
interface Seen {
  readonly own: Update
  readonly ended: Update | null
}

let seen: { readonly table: string; readonly by: Map<number, Seen> } = { table: '', by: new Map() }
/** The move whose news is shown or being prepared. */
let told = -1
/** The last news, shown again if the player returns to their move. */
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

/** Is it a table of this turn or the others' turns after it? */
const isBetween = (from: Update, own: Update, { table, eyes, seq }: Update): boolean =>
  from.table === table && from.eyes === eyes && from.seq > own.seq && from.seq <= seq

/**
 * Follows the update that is shown around the board. `from`: the table before the others' first narrated step. News
 * begins there, because the answer that ended my turn is not news to me.
 */
export async function follow(
  update: Update,
  { turns, telling }: Followed,
  words: Words,
  from: Update | null,
): Promise<void> {
  const { eyes, table, seq } = update
  if (seen.table !== table) {
    seen = { table, by: new Map() }
    latest = { seq: -1, lines: NONE }
  }
  const turn = myTurn(update, turns)
  const known = eyes === null ? undefined : seen.by.get(eyes)
  const ended =
    known?.ended ?? (known !== undefined && from !== null && isBetween(from, known.own, update) ? from : null)
  if (eyes === null || turn === null) {
    if (eyes !== null && known !== undefined) seen.by.set(eyes, { ...known, ended })
    tell(NONE, -1)
    return
  }
  seen.by.set(eyes, { own: update, ended: null })
  const last = known?.own
  const before = last === undefined ? null : myTurn(last, turns)
  if (last === undefined || before === null || turn <= before) {
    if (seq !== told) tell(seq === latest.seq ? latest.lines : NONE, seq)
    return
  }
  told = seq
  const newsBetween = await telling.news()
  const lines = newsBetween(ended ?? last, update, words)
  // If the player has answered meanwhile, the news is dropped.
  if (told === seq) tell(lines, seq)
}
