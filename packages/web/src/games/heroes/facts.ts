// What the rules say of what is shown: the table's values, and the facts they can be asked by.
import { type Facts, factsOf as read, type Values, valuesOf as valuesFrom } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import { viewOf } from './view.ts'

type Shown = Pick<Update, 'view' | 'values'>

/** A table with numbers of its own sends them with every update. */
let own: { readonly file: string; readonly values: Values } | null = null

const PRINTED = valuesFrom(null)

export function valuesOf({ values }: Pick<Update, 'values'>): Values {
  if (values === null) return PRINTED
  const file = JSON.stringify(values)
  if (own === null || own.file !== file) own = { file, values: valuesFrom(values) }
  return own.values
}

/** By view: what is shown is asked about more than once. */
const known = new WeakMap<object, Facts>()

export function factsOf(shown: Shown): Facts {
  const view = viewOf(shown)
  const facts = known.get(view) ?? read(view, valuesOf(shown))
  known.set(view, facts)
  return facts
}
