// The modules of Vindication on the page: the only list. A module's code is fetched for a table that uses it. If
// several modules show something in one place, the order of this list applies.
import type { GameOptions } from '@lorehall/kernel'
import { type ModuleList, modulesOf } from '../../table-ui/loaded-modules.ts'
import { bring, type Brought, type ModuleParts } from './module-parts.ts'

const MODULES: ModuleList<ModuleParts> = {
  jewelcrafter: async () => (await import('./modules/jewelcrafter/parts.tsx')).JEWELCRAFTER,
  treachery: async () => (await import('./modules/treachery/parts.tsx')).TREACHERY,
  guilds: async () => (await import('./modules/guilds/parts.tsx')).GUILDS,
  myths: async () => (await import('./modules/myths/parts.tsx')).MYTHS,
  'well-of-wishes': async () => (await import('./modules/well-of-wishes/parts.tsx')).WELL_OF_WISHES,
  'building-sites': async () => (await import('./modules/building-sites/parts.ts')).BUILDING_SITES,
  menagerie: async () => (await import('./modules/menagerie/parts.tsx')).MENAGERIE,
  'temple-ruins': async () => (await import('./modules/temple-ruins/parts.ts')).TEMPLE_RUINS,
  'sacred-stones': async () => (await import('./modules/sacred-stones/parts.ts')).SACRED_STONES,
}

/** The parts of a table's modules. */
export const loadModules = async (options: GameOptions): Promise<Brought> =>
  bring(await modulesOf(MODULES, options))

export const loadAllModules = async (): Promise<Brought> =>
  bring(await Promise.all(Object.values(MODULES).map((load) => load({}))))
