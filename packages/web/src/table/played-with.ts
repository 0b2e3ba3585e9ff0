// What the table on screen is played with, and the facts its rules can be asked by. A game composes both from what
// an update brings, by the functions its rules use.
import type { GameOptions, Json } from '@lorehall/kernel'
import type { Shown } from './view.ts'

interface Kept<V> {
  readonly of: Pick<Shown, 'values' | 'options'>
  readonly text: string
  readonly values: V
}

/** Values by the file and the options of an update. A file of the table's own comes with every update and is read once. */
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

/** Facts by the view of an update: what is shown is asked about more than once. */
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
