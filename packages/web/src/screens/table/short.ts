// Answers in short, for a row that has no room for all their words: where they share one verb, the question
// says it, and a card that is held out goes by the name it is called by.
import type { WireOption } from '@lorehall/host'
import type { CardLook } from '../../table/cards/look.ts'
import { isDecline, isQuiet } from '../../table/manner.ts'
import { capital } from '../../table/names.ts'
import type { Item } from './said.ts'

/** As much of a card as names it. */
type Named = Pick<CardLook, 'at' | 'called'>

/** What stands on the button of an answer, by its id. */
export type Short = ReadonlyMap<string, string>

export const IN_FULL: Short = new Map()

const verbOf = ({ label }: WireOption) => label.slice(0, label.indexOf(' ') + 1)

/** Those that are chosen between: what declines them has words of its own. */
const chosen = (items: readonly Item[]) =>
  items.flatMap((item) =>
    item.is === 'answer' && !isDecline(item.option) && !isQuiet(item.option) ? [item.option] : [],
  )

/** None where they do not share a verb, or would look the same without it. */
export function shortOf(items: readonly Item[], cards: readonly Named[]): Short {
  const options = chosen(items)
  const [verb = '', ...verbs] = options.map(verbOf)
  if (verbs.length === 0 || verb === '' || verbs.some((other) => other !== verb)) return IN_FULL
  const said = options.map(
    ({ label, at }) => cards.find((card) => card.at === at)?.called ?? capital(label.slice(verb.length)),
  )
  return new Set(said).size < said.length
    ? IN_FULL
    : new Map(options.map(({ id }, i) => [id, said[i] ?? ''] as const))
}
