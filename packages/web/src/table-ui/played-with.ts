// The values of the table on screen, and the facts that its rules need. A game computes both from an update, with the
// functions that its rules use.
import type { GameOptions, Json } from '@lorehall/kernel'
import type { Shown } from './view.ts'

interface Kept<V> {
  readonly of: Pick<Shown, 'values' | 'options'>
  readonly text: string
  readonly values: V
}

/** Values, from the file and the options of an update. The file comes with every update and is read only once. */
export function valuesFor<V>(
  compose: (file: Json, options: GameOptions) => V,
): (shown: Pick<Shown, 'values' | 'options'>) => V {
  let last: Kept<V> | null = null
  return (shown) => {
    const { values: file, options } = shown
    if (last !== null && last.of.values === file && last.of.options === options) return last.values
    const text = JSON.stringify([file, options])
    const values = last?.text === text ? last.values : compose(file ?? {}, options)
    last = { of: { values: file, options }, text, values }
    return values
  }
}

/** Facts, from the view of an update; cached, because one view is used several times. */
export function factsFor<V extends object, F>(
  viewOf: (shown: Shown) => V,
  read: (view: V, shown: Shown) => F,
): (shown: Shown) => F {
  const known = new WeakMap<V, F>()
  return (shown) => {
    const view = viewOf(shown)
    const facts = known.get(view) ?? read(view, shown)
    known.set(view, facts)
    return facts
  }
}
