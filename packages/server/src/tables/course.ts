// The course of a game in points, a page at a time: however long a game was made, what is told of it at once is
// bounded.
import type { Moment } from '@lorehall/host'
import type { OnlineGives } from '@lorehall/protocol'

/** Whole games have some hundred changes of the score. */
const PAGE = 1000

/** What follows the change with this number. */
export function courseAfter(course: readonly Moment[], after: number): OnlineGives<'history'> {
  const rest = course.filter(({ seq }) => seq > after)
  return {
    moments: rest.slice(0, PAGE).map(({ seq, totals }) => ({ seq, totals: [...totals] })),
    more: rest.length > PAGE,
  }
}
