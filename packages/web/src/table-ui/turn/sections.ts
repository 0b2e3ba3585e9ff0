// Options as a list with headings, for menus and the page of options.
import type { Update, WireOption } from '@lorehall/host'
import { inOrder } from '../clicked.ts'
import { inPlaces } from '../manner.ts'
import { ownOf } from './asked.ts'
import type { OptionSection } from './checklist.ts'

/** All options as a list, under these headings: the question's own, quiet ones, and those possible at any time. */
export function sectionsOf(
  update: Pick<Update, 'ask'>,
  headings: { readonly quiet: string; readonly anytime: string },
) {
  const own = ownOf(update)
  const beside = (update.ask?.options ?? []).filter((option) => !own.includes(option))
  return [
    ...loudFirst(own, headings.quiet),
    { heading: headings.anytime, options: loudFirst(beside, null).flatMap(({ options }) => options) },
  ].filter(({ options }) => options.length > 0)
}

/** In the order of their places; quiet options come last, under a heading if there are others. */
export function loudFirst(options: readonly WireOption[], heading: string | null): readonly OptionSection[] {
  const { loud, quiet } = inOrder(options)
  return [
    { heading: null, options: inPlaces(loud) },
    { heading: loud.length === 0 ? null : heading, options: quiet },
  ].filter((section) => section.options.length > 0)
}
