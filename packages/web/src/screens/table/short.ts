// Short labels, for a row without space for the full ones. If all options start with the same verb, the verb is left
// out, because the question says it; a card that is held out goes by its short name. On a wide page, labels may end at their
// colon.
import type { WireOption } from '@lorehall/host'
import type { CardLook } from '../../table-ui/cards/look.ts'
import { isApart, isQuiet } from '../../table-ui/manner.ts'
import { capital } from '../../table-ui/names.ts'
import type { Item } from './said.ts'

/** The parts of a card that name it. */
type Named = Pick<CardLook, 'at' | 'called'>

/** Short labels by option id. */
export type Short = ReadonlyMap<string, string>

export const IN_FULL: Short = new Map()

const verbOf = ({ label }: WireOption) => label.slice(0, label.indexOf(' ') + 1)

/** The options to choose between, without those that give up or stop and without quiet ones. */
const chosen = (items: readonly Item[]) =>
  items.flatMap((item) =>
    item.is === 'answer' && !isApart(item.option) && !isQuiet(item.option) ? [item.option] : [],
  )

/** Empty if two labels would be the same, or if none would be shorter. */
function labelled(options: readonly WireOption[], said: readonly string[]): Short {
  const shorter = options.some(({ label }, i) => said[i] !== label)
  return !shorter || new Set(said).size < said.length
    ? IN_FULL
    : new Map(options.map(({ id }, i) => [id, said[i] ?? ''] as const))
}

/** Without the verb; empty if they don't share one. */
export function shortOf(items: readonly Item[], cards: readonly Named[]): Short {
  const options = chosen(items)
  const [verb = '', ...verbs] = options.map(verbOf)
  if (verbs.length === 0 || verb === '' || verbs.some((other) => other !== verb)) return IN_FULL
  return labelled(
    options,
    options.map(
      ({ label, at }) => cards.find((card) => card.at === at)?.called ?? capital(label.slice(verb.length)),
    ),
  )
}

/** Up to the colon: what the option does is read by pointing at it. */
export function headsOf(items: readonly Item[]): Short {
  const options = chosen(items)
  return labelled(
    options,
    options.map(({ label }) => label.split(': ')[0] ?? label),
  )
}
