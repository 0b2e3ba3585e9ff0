// The only list of Heroes' modules on the page. A module is fetched for a table that uses it. If several modules show
// something in one place, the order of this list applies.
import type { GameOptions } from '@lorehall/kernel'
import { type ModuleList, modulesOf } from '../../table-ui/loaded-modules.ts'
import { know } from './facts.ts'
import { bring, type Brought, type Loaded } from './module-parts.ts'

const MODULES: ModuleList<Loaded> = {
  'order-and-chaos': async () => (await import('./modules/order-and-chaos/parts.ts')).ORDER_AND_CHAOS,
  pestilence: async () => (await import('./modules/pestilence/parts.ts')).PESTILENCE,
  mercenaries: async () => (await import('./modules/mercenaries/parts.ts')).MERCENARIES,
  nomads: async () => (await import('./modules/nomads/parts.ts')).NOMADS,
}

function brought(modules: readonly Loaded[]): Brought {
  for (const { rules } of modules) know(rules)
  return bring(modules.map(({ parts }) => parts))
}

export const loadAllModules = async (): Promise<Brought> =>
  brought(await Promise.all(Object.values(MODULES).map((load) => load({}))))

/** The parts that the modules of a table add. */
export const loadModules = async (options: GameOptions): Promise<Brought> =>
  brought(await modulesOf(MODULES, options))
