// Names and numbers in English.
import { listed } from '@lorehall/grammar'
import { factionOf, player } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { hasSeveralAllies } from '../../rules/teams.ts'
import { designOf } from '../../cards/spells.ts'
import { type Price, type Resource, RESOURCES, type Unit, UNITS } from '../../values/words.ts'
import { CARDS_EN } from '../cards/en.ts'

export { counted } from '@lorehall/grammar'

const RESOURCES_EN: Readonly<Record<Resource, string>> = { ore: 'Ore', mana: 'Mana', food: 'Food' }

const NAMES = new Map([
  ...Object.entries(CARDS_EN).map(([id, { name }]): [string, string] => [id, name]),
  ...Object.entries(RESOURCES_EN),
])

/**
 * Gives the records of a module their names. An id stands for one record in all boxes, so a name needs no table.
 */
export function nameRecords(names: Readonly<Record<string, string>>): void {
  for (const [id, name] of Object.entries(names)) NAMES.set(id, name)
}

/** What a record or a resource is called; what has no name is told by its id. */
export function nameOf(id: string): string {
  const design = designOf(id)
  return NAMES.get(design) ?? design
}

const UNITS_EN: Readonly<Record<Unit, readonly [string, string]>> = {
  serf: ['Serf', 'Serfs'],
  warrior: ['Warrior', 'Warriors'],
  a: ['Hero', 'Heroes'],
  b: ['Hero', 'Heroes'],
  c: ['Hero', 'Heroes'],
  sea: ['Sea Vessel', 'Sea Vessels'],
  air: ['Air Vessel', 'Air Vessels'],
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

/** Whose something is: “of your ally”; of several allies by its faction, “of the Orcs”. */
export const ofAlly = (f: F, ally: number): string =>
  hasSeveralAllies(f) ? `of the ${nameOf(player(f, ally).faction)}` : 'of your ally'

/** A piece by what it is: a Hero or Vessel by its name, a passenger as one. */
export function pieceSaid(f: F, seat: number, name: string): string {
  const [own = '', ally] = name.split('/')
  const [unit, aboard] = own.split('@')
  const found = UNITS.find((one) => one === unit)
  if (found === undefined) return name
  const plain = found === 'serf' || found === 'warrior'
  const said = plain ? unitName(found) : nameOf(factionOf(f, seat).units[found])
  return `${said}${aboard === undefined ? '' : ' aboard'}${ally === undefined ? '' : ` ${ofAlly(f, seat)}`}`
}

/** The same with an article where it has no name of its own: "a Serf", "Laelithar". */
export function onePiece(f: F, seat: number, name: string): string {
  const said = pieceSaid(f, seat, name)
  return /^(?:serf|warrior)\b/.test(name) ? `a ${said}` : said
}
