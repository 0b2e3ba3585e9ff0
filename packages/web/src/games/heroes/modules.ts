// The modules of Heroes as the page knows them: the one list. What draws and tells a module is fetched for a table
// that is played with it. Where several have something to show in one place, it follows the order of this list.
import type { GameOptions } from '@lorehall/kernel'
import { type ModuleList, modulesOf } from '../../table/loaded-modules.ts'
import { bring, type Brought, type ModuleParts } from '../../table/module-parts.ts'

const MODULES: ModuleList<ModuleParts> = {}

/** What the modules of a table bring. */
export const loadModules = async (options: GameOptions): Promise<Brought> =>
  bring(await modulesOf(MODULES, options))
