// The modules of a table, out of the list of its game.
import type { GameOptions } from '@lorehall/kernel'

/** Each by the name it has in the options. */
export type ModuleList<M> = Readonly<Record<string, () => Promise<M>>>

/** Those that a table with these options is played with, in the order of the list. No other is fetched. */
export function modulesOf<M>(list: ModuleList<M>, options: GameOptions): Promise<M[]> {
  return Promise.all(Object.entries(list).flatMap(([name, load]) => (options[name] === true ? [load()] : [])))
}
