// Types a game's view: an update carries the view of the game it names.
import type { Update } from '@lorehall/host'

/** A view as it was sent, deeply read-only. */
export type Seen<V> = V extends readonly (infer One)[]
  ? readonly Seen<One>[]
  : V extends object
    ? { readonly [Key in keyof V]: Seen<V[Key]> }
    : V

/** A view of a table, with the values and options it is played with. */
export type Shown = Pick<Update, 'view' | 'values' | 'options'>

/** The only access to a game's view; each game calls it with its own view type. */
export function viewsOf<V>(): (update: Pick<Shown, 'view'>) => Seen<V>
export function viewsOf(): (update: Pick<Shown, 'view'>) => unknown {
  return ({ view }) => view
}
