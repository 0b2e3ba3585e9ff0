// Loads the modules of a table.
import type { GameOptions } from '@lorehall/kernel'
import type { GameParts } from './parts.ts'

/** The modules of a game, by their names in the options. */
export type ModuleList<M> = Readonly<Record<string, (options: GameOptions) => Promise<M>>>

/** The modules that these options turn on, in the order of the list. No others are fetched. */
export function modulesOf<M>(list: ModuleList<M>, options: GameOptions): Promise<M[]> {
  return Promise.all(
    Object.entries(list).flatMap(([name, load]) => (options[name] === true ? [load(options)] : [])),
  )
}

/** The `table` of a manifest: the base's parts combined with those of the table's modules, fetched in parallel. */
export function tableWith<B>(
  modules: () => Promise<{ readonly loadModules: (options: GameOptions) => Promise<B> }>,
  parts: () => Promise<{ readonly partsWith: (modules: B) => GameParts }>,
): (options: GameOptions) => Promise<GameParts> {
  return async (options) => {
    const brought = modules().then(({ loadModules }) => loadModules(options))
    const { partsWith } = await parts()
    return partsWith(await brought)
  }
}
