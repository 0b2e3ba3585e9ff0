// Our own numbers on cards and on maps that changed after tables had begun with them. The cards and maps have the
// earlier numbers, a values file has today's. A complete file without them is from an earlier table, which keeps the
// earlier ones.
import { isRecord, type Json } from '@lorehall/kernel'
import type { Ability, Rule } from '../cards/effect.ts'
import type { Faction } from '../cards/factions.ts'
import type { World } from '../map/world.ts'
import ours from './numbers.json' with { type: 'json' }

export type Some = Readonly<Record<string, number | undefined>>

/** Worker Spaces by Region, and the number of an ability by its id. */
export interface Tuned {
  readonly spaces?: Some
  readonly abilities?: Some
}

/** The numbers that a module has changed. Those of counters are with the counter. */
export interface Changes extends Tuned {
  readonly counters?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Whether a file has all numbers of the base, as those in records do. */
export const isComplete = (file: Json): boolean =>
  isRecord(file) && Object.keys(ours).every((name) => file[name] !== undefined)

const yielding = (rule: Rule, n: number): Rule => (rule.rule === 'yield' ? { ...rule, n } : rule)

/** The number of an ability is what it yields. */
const withNumber = ({ rules = [], ...ability }: Ability, n: number): Ability => ({
  ...ability,
  rules: rules.map((rule) => yielding(rule, n)),
})

export function tunedFaction(faction: Faction, { abilities: numbers = {} }: Tuned): Faction {
  if (!faction.abilities.some(({ id }) => id in numbers)) return faction
  const abilities = faction.abilities.map((ability) => {
    const n = numbers[ability.id]
    return n === undefined ? ability : withNumber(ability, n)
  })
  return { ...faction, abilities }
}

export function tunedWorld(world: World, { spaces = {} }: Tuned): World {
  if (!world.lands.some(({ id }) => id in spaces)) return world
  return { ...world, lands: world.lands.map((one) => ({ ...one, workers: spaces[one.id] ?? one.workers })) }
}
