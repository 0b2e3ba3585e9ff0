// The only list of Heroes' modules on the page. The parts of a module are fetched for a table that uses it. If several
// modules show something in one place, the order of this list applies.
import type { GameOptions } from '@lorehall/kernel'
import { type ModuleList, modulesOf } from '../../table-ui/loaded-modules.ts'
import { bring, type Brought, type ModuleParts } from '../../table-ui/module-parts.ts'

const MODULES: ModuleList<ModuleParts> = {}

/** The parts that the modules of a table add. */
export const loadModules = async (options: GameOptions): Promise<Brought> =>
  bring(await modulesOf(MODULES, options))
