// The rules of a table: the base game, each module it uses, and the Enemy's turns if somebody plays alone. Nothing else
// is fetched.
import type { Game, GameOptions } from '@lorehall/kernel'
import { heroesWith, type Module } from '@lorehall/heroes/game'

/** Keyed by the module's name in the options, in the order of the options' list. */
export const MODULES: Readonly<Record<string, () => Promise<Module>>> = {
  'order-and-chaos': async () => (await import('@lorehall/heroes/modules/order-and-chaos')).orderAndChaos,
  pestilence: async () => (await import('@lorehall/heroes/modules/pestilence')).pestilence,
  mercenaries: async () => (await import('@lorehall/heroes/modules/mercenaries')).mercenaries,
  nomads: async () => (await import('@lorehall/heroes/modules/nomads')).nomads,
}

const enemySteps = async () => (await import('@lorehall/heroes/enemy')).ENEMY_STEPS

export async function loadRules(options: GameOptions, seats: number): Promise<Game> {
  const enemy = seats === 1 ? await enemySteps() : {}
  const brought = Object.entries(MODULES).filter(([id]) => options[id] === true)
  return heroesWith(await Promise.all(brought.map(([, load]) => load())), enemy)
}
