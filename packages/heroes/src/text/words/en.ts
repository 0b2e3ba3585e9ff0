// Names and numbers in English.
import { factionOf, player } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { hasSeveralAllies } from '../../rules/teams.ts'
import { designOf } from '../../values/spells.ts'
import { type Price, RESOURCES, type Unit, UNITS } from '../../values/words.ts'

const NAMES: Record<string, string> = {
  humans: 'Humans',
  orcs: 'Orcs',
  dwarves: 'Dwarves',
  elves: 'Elves',
  laelithar: 'Laelithar',
  maerwyn: 'Maerwyn',
  corvane: 'Corvane',
  gorrath: 'Gorrath Rainborn',
  ulgha: 'Ulgha Bonecaller',
  skarn: 'Skarn Longstride',
  brokk: 'Brokk Stonehelm',
  hildra: 'Hildra',
  dagna: 'Dagna Swiftpick',
  cernaith: 'Cernaith',
  ithiriel: 'Ithiriel',
  pharom: 'Pharom',
  'shrine-of-the-fall': 'Shrine of the Fall',
  'heros-call': 'Hero’s Call',
  'heros-bane': 'Hero’s Bane',
  'masons-blessing': 'Mason’s Blessing',
  'song-of-ages': 'Song of Ages',
  'veil-of-mist': 'Veil of Mist',
  'call-to-arms': 'Call to Arms',
  'shield-of-light': 'Shield of Light',
  'read-the-signs': 'Read the Signs',
  'wizard-tower': 'Mysterious Wizard Tower',
  unstable: 'Unstable Ground',
  knight: 'Wandering Knight',
  traders: 'Island Traders',
  storm: 'Mystical Storm',
  fisherman: 'Stranded Fisherman',
  'bonus-food': 'Bonus of Food',
  'bonus-ore': 'Bonus of Ore',
  'bonus-mana': 'Bonus of Mana',
  'bonus-food-ore': 'Bonus of Food and Ore',
  'bonus-food-mana': 'Bonus of Food and Mana',
  'bonus-ore-mana': 'Bonus of Ore and Mana',
  'bonus-all': 'Bonus of Ore, Mana and Food',
  'sea-bonus-food-ore': 'Sea Bonus of Food and Ore',
  'sea-bonus-food-mana': 'Sea Bonus of Food and Mana',
  'sea-bonus-ore-mana': 'Sea Bonus of Ore and Mana',
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Gives the records of a module their names. An id stands for one record in all boxes, so a name needs no table.
 */
export function nameRecords(names: Readonly<Record<string, string>>): void {
  Object.assign(NAMES, names)
}

/** What a record is called; most are called as they are named among the records. */
export function nameOf(id: string): string {
  const design = designOf(id)
  return NAMES[design] ?? design.split('-').map(capital).join(' ')
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

/** "1 point", "2 points": things that are counted. */
export const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** "2 Ore, 1 Mana and 3 Food"; nothing at all: "nothing". */
export function priceSaid(price: Price): string {
  const parts = RESOURCES.flatMap((kind) => {
    const n = price[kind] ?? 0
    return n === 0 ? [] : [`${n} ${capital(kind)}`]
  })
  return parts.length === 0 ? 'nothing' : listed(parts)
}

/** "Ore", "Ore and Mana", "Ore, Mana and Food". */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
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
