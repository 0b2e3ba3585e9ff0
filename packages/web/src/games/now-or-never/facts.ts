// What the rules say of what is shown: the table's values, and the facts they can be asked by.
import type { Update } from '@lorehall/host'
import { type Facts, factsOf as read, type Values, valuesOf as valuesFrom } from '@lorehall/now-or-never/face'
import { viewOf } from './view.ts'

type Shown = Pick<Update, 'view' | 'values'>

/** A table with numbers of its own sends them with every update. */
let own: { readonly file: string; readonly side: Values['side']; readonly values: Values } | null = null

export function valuesOf(shown: Shown): Values {
  const { side } = viewOf(shown)
  if (shown.values === null) return valuesFrom(null, side)
  const file = JSON.stringify(shown.values)
  if (own === null || own.file !== file || own.side !== side)
    own = { file, side, values: valuesFrom(shown.values, side) }
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
