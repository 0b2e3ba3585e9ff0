// The rules of a table: the base game and each module it uses. Nothing else is fetched.
import type { Game, GameOptions } from '@lorehall/kernel'
import { heroesWith, type Module } from '@lorehall/heroes/game'

/** Keyed by the module's name in the options, in the order of the options' list. */
export const MODULES: Readonly<Record<string, () => Promise<Module>>> = {}

export async function loadRules(options: GameOptions): Promise<Game> {
  const brought = Object.entries(MODULES).filter(([id]) => options[id] === true)
  return heroesWith(await Promise.all(brought.map(([, load]) => load())))
}
