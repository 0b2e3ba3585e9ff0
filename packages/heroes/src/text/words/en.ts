// Names and numbers in English.
import { listed, type Named } from '@lorehall/grammar'
import { player, unitId } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { hasSeveralAllies } from '../../rules/teams.ts'
import { ENEMY_CARDS } from '../../cards/enemy.ts'
import { designOf } from '../../cards/spells.ts'
import { EVERY_UNIT, isNamed, type Price, type Resource, RESOURCES, type Unit } from '../../values/words.ts'
import { CARDS_EN } from '../cards/en.ts'

export { counted } from '@lorehall/grammar'

const RESOURCES_EN: Readonly<Record<Resource, string>> = { ore: 'Ore', mana: 'Mana', food: 'Food' }

const NAMES = new Map([
  ...Object.entries(CARDS_EN).map(([id, { name }]): [string, string] => [id, name]),
  ...Object.entries(RESOURCES_EN),
  // The Enemy's cards have no names.
  ...Object.keys(ENEMY_CARDS).map((id): [string, string] => [id, 'Enemy card']),
])

/** The name of a record or a resource at a table; without one, its id. */
export function nameOf({ values: { names } }: Named, id: string): string {
  const design = designOf(id)
  return names[design] ?? NAMES.get(design) ?? design
}

const UNITS_EN: Readonly<Record<Unit, readonly [string, string]>> = {
  serf: ['Serf', 'Serfs'],
  warrior: ['Warrior', 'Warriors'],
  a: ['Hero', 'Heroes'],
  b: ['Hero', 'Heroes'],
  c: ['Hero', 'Heroes'],
  sea: ['Sea Vessel', 'Sea Vessels'],
  air: ['Air Vessel', 'Air Vessels'],
  m1: ['Hero', 'Heroes'],
  m2: ['Hero', 'Heroes'],
  m3: ['Hero', 'Heroes'],
  m4: ['Hero', 'Heroes'],
  band: ['hired Unit', 'hired Units'],
}

export const unitName = (unit: Unit): string => UNITS_EN[unit][0]

/** "2 Ore, 1 Mana and 3 Food"; nothing at all: "nothing". */
export function priceSaid(price: Price): string {
  const parts = RESOURCES.flatMap((kind) => {
    const n = price[kind] ?? 0
    return n === 0 ? [] : [`${n} ${RESOURCES_EN[kind]}`]
  })
  return parts.length === 0 ? 'nothing' : listed(parts)
}

/** "your ally’s"; if there are several allies, by faction: "the Orcs’". */
export const allys = (f: F, ally: number): string =>
  hasSeveralAllies(f) ? `the ${nameOf(f, player(f, ally).faction)}’` : 'your ally’s'

/** "Serf", "Serf aboard", "Laelithar", "Serf (your ally’s)": Heroes and Vessels by name. */
export function pieceSaid(f: F, seat: number, name: string): string {
  const [own = '', ally] = name.split('/')
  const [unit, aboard] = own.split('@')
  const found = EVERY_UNIT.find((one) => one === unit)
  if (found === undefined) return name
  const said = isNamed(found) ? nameOf(f, unitId(f, seat, found)) : unitName(found)
  return `${said}${aboard === undefined ? '' : ' aboard'}${ally === undefined ? '' : ` (${allys(f, seat)})`}`
}

/** In a sentence: "a Serf", "Laelithar", "the Galleon". */
export function onePiece(f: F, seat: number, name: string): string {
  const said = pieceSaid(f, seat, name)
  if (/^(?:serf|warrior|band)\b/.test(name)) return `a ${said}`
  return /^(?:sea|air)\b/.test(name) ? `the ${said}` : said
}
