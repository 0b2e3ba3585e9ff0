// Conditions under which a hint fits.
import type { Update } from '@lorehall/host'
import { viewOf } from '../view.ts'

export const offers = (update: Update, kind: string) =>
  update.ask?.options.some((option) => option.kind === kind) === true

/** A region of this kind can be visited. */
export function visits(update: Update, kind: string): boolean {
  const there = viewOf(update).regions.filter((region) => region.kind === kind)
  return there.some(({ hex }) => update.ask?.options.some(({ id }) => id === `visit:${hex}`) === true)
}
