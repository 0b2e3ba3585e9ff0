// The rules of a table: the base game and each module it uses. Nothing else is fetched.
import type { Game, GameOptions } from '@lorehall/kernel'
import { type Module, vindicationWith } from '@lorehall/vindication/game'

/**
 * Keyed by the module's name in the options. The order is that of the options' list; a box is composed in this order.
 */
export const MODULES: Readonly<Record<string, () => Promise<Module>>> = {
  treachery: async () => (await import('@lorehall/vindication/modules/treachery')).treachery,
  jewelcrafter: async () => (await import('@lorehall/vindication/modules/jewelcrafter')).jewelcrafter,
  menagerie: async () => (await import('@lorehall/vindication/modules/menagerie')).menagerie,
  myths: async () => (await import('@lorehall/vindication/modules/myths')).myths,
  guilds: async () => (await import('@lorehall/vindication/modules/guilds')).guilds,
  'sacred-stones': async () => (await import('@lorehall/vindication/modules/sacred-stones')).sacredStones,
  'temple-ruins': async () => (await import('@lorehall/vindication/modules/temple-ruins')).templeRuins,
  'well-of-wishes': async () => (await import('@lorehall/vindication/modules/well-of-wishes')).wellOfWishes,
  'building-sites': async () => (await import('@lorehall/vindication/modules/building-sites')).buildingSites,
}

export async function loadRules(options: GameOptions): Promise<Game> {
  const brought = Object.entries(MODULES).filter(([id]) => options[id] === true)
  return vindicationWith(await Promise.all(brought.map(([, load]) => load())))
}
