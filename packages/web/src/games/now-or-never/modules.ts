// The only list of Now or Never's modules on the page. The code that draws and describes a module is loaded for a table
// that uses it. If several modules show something in one place, the order of this list applies.
import type { GameOptions } from '@lorehall/kernel'
import { type ModuleList, modulesOf } from '../../table-ui/loaded-modules.ts'
import { bring, type Brought, type ModuleParts } from './module-parts.ts'

const MODULES: ModuleList<ModuleParts> = {
  story: async (options) => {
    const [{ STORY }, { loadChapter }] = await Promise.all([
      import('./modules/story/parts.ts'),
      import('./modules/story/chapters.ts'),
    ])
    await loadChapter(options)
    return STORY
  },
}

/** The parts of a table's modules. */
export const loadModules = async (options: GameOptions): Promise<Brought> =>
  bring(await modulesOf(MODULES, options))
