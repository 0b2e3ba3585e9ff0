// What a game shows of itself, typed by the game: the host sends the view of the game it names.
import type { Update } from '@lorehall/host'

/** As it was sent: nobody writes on it. */
export type Seen<V> = V extends readonly (infer One)[]
  ? readonly Seen<One>[]
  : V extends object
    ? { readonly [Key in keyof V]: Seen<V[Key]> }
    : V

/** Somebody's sight of a table, and what it is played with. */
export type Shown = Pick<Update, 'view' | 'values' | 'options'>

/** The one door to a game's view; each game opens it for its own. */
export function viewsOf<V>(): (update: Pick<Shown, 'view'>) => Seen<V>
export function viewsOf(): (update: Pick<Shown, 'view'>) => unknown {
  return ({ view }) => view
}
