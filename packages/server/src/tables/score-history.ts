// The history of the scores, sent in pages, so that one reply stays small however long the game was.
import type { Moment } from '@lorehall/host'
import type { OnlineGives } from '@lorehall/protocol'

/** Score changes per page. A whole game has a few hundred. */
const PAGE = 1000

/** The first page of score changes after move `after`. */
export function historyAfter(history: readonly Moment[], after: number): OnlineGives<'history'> {
  const rest = history.filter(({ seq }) => seq > after)
  return {
    moments: rest.slice(0, PAGE).map(({ seq, totals }) => ({ seq, totals: [...totals] })),
    more: rest.length > PAGE,
  }
}
