// What an option says.
import { said } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { land, placeOf } from '../../map/world.ts'
import { tacticPrice } from '../../rules/battle/tactics.ts'
import { factionOf, player } from '../../rules/lookup.ts'
import { buildingPrice, lessOre, levelPrice, pairPrice, towerPrice, unitPrice } from '../../rules/prices.ts'
import { oreLess } from '../../rules/spells/lookup.ts'
import type { F } from '../../rules/step.ts'
import { taxOf } from '../../rules/tax.ts'
import { allyNamed } from '../../rules/allies.ts'
import { TACTICS } from '../../cards/tactics.ts'
import { type How, RESOURCES, UNITS, VESSELS } from '../../values/words.ts'
import { abilityName } from '../abilities/en.ts'
import { continentSaid, regionSaid } from '../regions/en.ts'
import { slotName } from '../slots/en.ts'
import { nameOf, ofAlly, pieceSaid, priceSaid, unitName } from '../words/en.ts'
import { SPELL_OPTIONS } from './spells/en.ts'

/** A step on the way. */
const GOES: Readonly<Record<How, string>> = { march: 'March', sail: 'Sail', fly: 'Fly' }

/** A plain word. */
const WORDS: Readonly<Record<string, string>> = {
  blank: 'Place the token without an action',
  follow: 'Follow',
  no: 'Do not follow',
  conjure: 'Conjure',
  pay: 'Pay for it',
  home: 'All to the Capital',
  'home-ashore': 'All to the Capital, out of the Vessel',
  enough: 'Nobody else',
  'keep-rest': 'Keep the rest',
  confirm: 'Confirm',
  end: 'End the turn',
  done: 'Done',
  stop: 'Stop here',
  decline: 'No',
  welcome: 'Take him aboard',
  allow: 'They may go along',
}

function recruited(f: F, seat: number, name: string): string {
  if (name === 'pair') return `2 Serfs for ${priceSaid(pairPrice(f, seat))}`
  const unit = UNITS.find((one) => one === name)
  if (unit === undefined) return name
  const price = priceSaid(unitPrice(f, seat, unit))
  if (unit === 'serf' || unit === 'warrior') return `${unitName(unit)} for ${price}`
  return `${nameOf(factionOf(f, seat).units[unit])} for ${price}`
}

/** A piece and a Region: `serf>I-8`. */
const [FROM, TO] = ['<', '>']
function pieceAndRegion(f: F, seat: number, name: string, sign: string, between: string): string {
  const [piece = '', region = ''] = name.split(sign)
  return `${pieceSaid(f, seat, piece)} ${between} ${regionSaid(f, region)}`
}

/** A Tactic card and what it costs. */
function tacticSaid(f: F, seat: number, name: string): string {
  const tactic = TACTICS.find((one) => one === name)
  if (tactic === undefined) return name
  const { cost } = f.values.tactics[tactic]
  return cost === null
    ? nameOf(tactic)
    : `${nameOf(tactic)} for ${priceSaid({ [cost.kind]: tacticPrice(f, seat, tactic) })}`
}

type Said = (f: F, option: Option, names: readonly string[]) => string

/** "Serf", "Laelithar": a piece by the name its option has, `serf@sea` where it is aboard. */
function pieceName(f: F, seat: number, name: string): string {
  const unit = UNITS.find((one) => one === name.split('@')[0])
  if (unit === undefined) return name
  return unit === 'serf' || unit === 'warrior' ? unitName(unit) : nameOf(factionOf(f, seat).units[unit])
}

/** `ally-serf`, `2-sea`: the ally and what is theirs; null: it is one's own. */
function partsOf(f: F, seat: number, name: string): readonly [ally: number, name: string] | null {
  const found = /^(ally|\d+)-(.*)$/.exec(name)
  const [, ally, own] = found ?? []
  return ally === undefined || own === undefined ? null : [allyNamed(f, seat, ally), own]
}

/** A piece of one's own or of an ally. */
function whoseSaid(f: F, seat: number, name: string): string {
  const [ally, own] = partsOf(f, seat, name) ?? [seat, name]
  if (ally < 0) return name
  return ally === seat ? pieceName(f, seat, own) : `${pieceName(f, ally, own)} ${ofAlly(f, ally)}`
}

/** The Vessel of `serf@sea` or, where that is an ally's, of `serf@ally-sea`. */
function vesselSaid(f: F, seat: number, name: string): string {
  const [, carrier = ''] = name.split('@')
  const [owner, own] = partsOf(f, seat, carrier) ?? [seat, carrier]
  const kind = VESSELS.find((one) => one === own)
  if (kind === undefined || owner < 0) return ''
  const called = nameOf(factionOf(f, owner).units[kind])
  return owner === seat ? called : `${called} ${ofAlly(f, owner)}`
}

/** Who goes along, from where one stands, from aboard, or of an ally. */
const taken = (f: F, { n, name }: Option): string =>
  name.includes('@') ? `${whoseSaid(f, n, name)} from aboard` : whoseSaid(f, n, name)

const SAID: Readonly<Record<string, Said>> = {
  faction: (_f, { name }) => nameOf(name),
  ability: (_f, { name }) => `Use ${abilityName(name)}`,
  continent: (f, { n }) => continentSaid(f, land(f, n).continent),
  close: (f, { n }) => `Close ${continentSaid(f, land(f, n).continent)}`,
  slot: (_f, { name }) => slotName(name),
  'blank-slot': (_f, { name }) => slotName(name),
  recruit: (f, { n, name }) => recruited(f, n, name),
  vessel: (f, { n, name }) => recruited(f, n, name),
  building: (f, { n, name }) =>
    `${nameOf(name)} for ${priceSaid(lessOre(buildingPrice(f, n), oreLess(f), 0))}`,
  // Beyond the top nothing has a price.
  upgrade: (f, { n }) =>
    player(f, n).level === 3 ? 'Raise the Capital' : `Raise the Capital for ${priceSaid(levelPrice(f, n))}`,
  tower: (f, { n, name }) =>
    `Tower in ${regionSaid(f, name)} for ${priceSaid(lessOre(towerPrice(f, n, placeOf(f, name)), oreLess(f), 1))}`,
  from: (f, { name }) => `From ${regionSaid(f, name)}`,
  take: taken,
  all: () => 'All who are here',
  go: (f, { name }) => `${GOES[f.state.move?.how ?? 'march']} to ${regionSaid(f, name)}`,
  board: (f, { n, name }) => `${whoseSaid(f, n, name)} boards the ${vesselSaid(f, n, name)}`,
  leave: (f, { n, name }) => `${whoseSaid(f, n, name)} leaves the ${vesselSaid(f, n, name)}`,
  token: (_f, { name }) => nameOf(name),
  flee: (f, { name }) => `To ${regionSaid(f, name)}`,
  'pirates-to': (f, { name }) => `Send them to ${regionSaid(f, name)}`,
  peek: (f, { n }) => `The ${nameOf(player(f, n).faction)}`,
  muster: (_f, { name }) => `Muster ${slotName(name)}`,
  scribe: (_f, { name }) => `Scribe ${nameOf(name)}`,
  keep: (_f, { name }) => `Keep ${nameOf(name)}`,
  away: (_f, { name }) => `Put ${nameOf(name)} away`,
  lead: (f, { n }) => `The ${nameOf(player(f, n).faction)}`,
  tactic: (f, { n, name }) => tacticSaid(f, n, name),
  'give-up': (f, { n, name }) => pieceAndRegion(f, n, name, FROM, 'in'),
  'lose-kind': (_f, { name }) => nameOf(name),
  conscript: (f, { n, name }) => pieceAndRegion(f, n, name, FROM, 'from'),
  sacrifice: (f, { n, name }) => `Sacrifice ${pieceSaid(f, n, name)}`,
  lose: (f, { n, name }) => pieceSaid(f, n, name),
  send: (f, { n, name }) => pieceAndRegion(f, n, name, TO, 'to'),
  surplus: (f, { n, name }) => pieceSaid(f, n, name),
  land: (f, { name }) => `Land in ${regionSaid(f, name)}`,
  give: (_f, { name }, names) => {
    const [whom = '', kind = ''] = name.split('-')
    return `Give 1 ${nameOf(kind)} to ${names[Number(whom)] ?? ''}`
  },
  tax: (f, { name }) => {
    const kind = RESOURCES.find((one) => one === name)
    return kind === undefined ? name : priceSaid({ [kind]: taxOf(f, kind) })
  },
}

export const labelled = (kind: string): boolean =>
  [SPELL_OPTIONS, SAID, WORDS].some((words) => Object.hasOwn(words, kind))

/** Prices and pieces are those of whoever is asked, who need not be at turn. */
export function label(f: F, option: Option, names: readonly string[]): string {
  const brought = f.values.box.text.options[option.kind]
  if (brought !== undefined) return said(brought, f, option, names)
  const spell = SPELL_OPTIONS[option.kind]
  if (spell !== undefined) return spell(f, option, names)
  const words = SAID[option.kind]
  return words === undefined ? (WORDS[option.kind] ?? option.id) : words(f, option, names)
}
