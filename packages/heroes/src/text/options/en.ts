// The labels of options.
import { said } from '@lorehall/grammar'
import type { Ask, Option } from '@lorehall/kernel'
import { land, placeOf } from '../../map/world.ts'
import { owedBy } from '../../rules/battle/payment.ts'
import { ledBy } from '../../rules/battle/army.ts'
import { sacrificeOf, strengthOf } from '../../rules/battle/strength.ts'
import { pieceNamed } from '../../rules/pieces.ts'
import { tacticPrice } from '../../rules/battle/tactics.ts'
import { broughtBy } from '../../rules/hiring.ts'
import { factionOf, player, unitId } from '../../rules/lookup.ts'
import { buildingPrice, lessOre, levelPrice, pairPrice, towerPrice, unitPrice } from '../../rules/prices.ts'
import { oreLess } from '../../rules/spells/lookup.ts'
import type { F } from '../../rules/step.ts'
import { taxOf } from '../../rules/tax.ts'
import { allyNamed } from '../../rules/allies.ts'
import { TACTICS } from '../../cards/tactics.ts'
import { EVERY_UNIT, type How, isNamed, type Price, RESOURCES, VESSELS } from '../../values/words.ts'
import { abilityName } from '../abilities/en.ts'
import { continentSaid, regionSaid } from '../regions/en.ts'
import { slotName } from '../slots/en.ts'
import { allys, counted, nameOf, onePiece, pieceSaid, priceSaid, unitName } from '../words/en.ts'
import { SPELL_OPTIONS } from './spells/en.ts'

/** Verbs of a step. */
const GOES: Readonly<Record<How, string>> = { march: 'March', sail: 'Sail', fly: 'Fly' }

/** Options with a fixed label. */
const WORDS: Readonly<Record<string, string>> = {
  blank: 'Pass: place a token, take no action',
  follow: 'Follow',
  no: 'Don’t follow',
  conjure: 'Conjure',
  home: 'All to your Capital',
  'home-ashore': 'All to your Capital, ashore',
  enough: 'No more Units',
  'keep-rest': 'Keep the rest',
  confirm: 'Confirm',
  end: 'End turn',
  done: 'Done',
  stop: 'Stop here',
  decline: 'No',
  welcome: 'Take him aboard',
  allow: 'Allow it',
}

function recruited(f: F, seat: number, name: string): string {
  if (name === 'pair') return `2 Serfs for ${priceSaid(pairPrice(f, seat))}`
  const unit = EVERY_UNIT.find((one) => one === name)
  if (unit === undefined) return name
  const price = priceSaid(unitPrice(f, seat, unit))
  if (!isNamed(unit)) return `${unitName(unit)} for ${price}`
  const called = nameOf(f, unitId(f, seat, unit))
  return `${unit === 'band' ? counted(broughtBy(f, unit), called) : called} for ${price}`
}

/** A piece and a Region, as in `serf>I-8`. */
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
    ? nameOf(f, tactic)
    : `${nameOf(f, tactic)} for ${priceSaid({ [cost.kind]: tacticPrice(f, seat, tactic) })}`
}

type Said = (f: F, option: Option, names: readonly string[], ask?: Ask) => string

/** "Serf", "Laelithar": a piece by the name in its option; `serf@sea` is aboard. */
function pieceName(f: F, seat: number, name: string): string {
  const unit = EVERY_UNIT.find((one) => one === name.split('@')[0])
  if (unit === undefined) return name
  return isNamed(unit) ? nameOf(f, unitId(f, seat, unit)) : unitName(unit)
}

/** `ally-serf`, `2-sea`: the ally's seat and the ally's piece; null: the piece is the seat's own. */
function partsOf(f: F, seat: number, name: string): readonly [ally: number, name: string] | null {
  const found = /^(ally|\d+)-(.*)$/.exec(name)
  const [, ally, own] = found ?? []
  return ally === undefined || own === undefined ? null : [allyNamed(f, seat, ally), own]
}

/** A piece of this seat or of an ally. */
function whoseSaid(f: F, seat: number, name: string): string {
  const [ally, own] = partsOf(f, seat, name) ?? [seat, name]
  if (ally < 0) return name
  return ally === seat ? pieceName(f, seat, own) : `${pieceName(f, ally, own)} (${allys(f, ally)})`
}

/** "the Galleon" for `serf@sea`, "your ally’s Galleon" for `serf@ally-sea`. */
function vesselSaid(f: F, seat: number, name: string): string {
  const [, carrier = ''] = name.split('@')
  const [owner, own] = partsOf(f, seat, carrier) ?? [seat, carrier]
  const kind = VESSELS.find((one) => one === own)
  if (kind === undefined || owner < 0) return ''
  const called = nameOf(f, factionOf(f, owner).units[kind])
  return `${owner === seat ? 'the' : allys(f, owner)} ${called}`
}

/** A Unit that can join a move: from land, from aboard, or an ally's. */
function taken(f: F, { n, name }: Option): string {
  const said = name.includes('@') ? `${whoseSaid(f, n, name)} (aboard)` : whoseSaid(f, n, name)
  return f.state.move?.gathering === undefined ? said : `Take along: ${said}`
}

/** How much a Unit covers when it takes Damage, or when this seat sacrifices it. */
function covers(f: F, name: string, seat?: number): string {
  const piece = pieceNamed(name.split('/')[0] ?? name)
  if (piece === undefined) return ''
  const side = seat === undefined ? null : ledBy(f, seat)
  const own = side === null ? undefined : f.state.battle?.[side]
  return ` (covers ${own === undefined ? strengthOf(f, piece) : sacrificeOf(f, own, piece)})`
}

/** The price of what a question is about: a Tactic card, or what a token sells. */
function priceAsked(f: F, { prompt, seat, from = '' }: Ask): Price | null {
  if (prompt === 'payTactic') return owedBy(f, seat)
  const { says, atEnd } = f.values.explorationTokens[from] ?? {}
  const verb = says ?? atEnd
  return verb !== undefined && 'cost' in verb ? verb.cost : null
}

function paySaid(f: F, ask: Ask | undefined): string {
  const price = ask === undefined ? null : priceAsked(f, ask)
  return price === null ? 'Pay' : `Pay ${priceSaid(price)}`
}

const SAID: Readonly<Record<string, Said>> = {
  faction: (f, { name }) => nameOf(f, name),
  pay: (f, _option, _names, ask) => paySaid(f, ask),
  ability: (f, { name }) => `Use ${abilityName(f, name)}`,
  continent: (f, { n }) => continentSaid(f, land(f, n).continent),
  close: (f, { n }) => `Close ${continentSaid(f, land(f, n).continent)}`,
  slot: (_f, { name }) => slotName(name),
  'blank-slot': (_f, { name }) => slotName(name),
  recruit: (f, { n, name }) => recruited(f, n, name),
  vessel: (f, { n, name }) => recruited(f, n, name),
  building: (f, { n, name }) =>
    `${nameOf(f, name)} for ${priceSaid(lessOre(buildingPrice(f, n), oreLess(f), 0))}`,
  // The highest level has no next price.
  upgrade: (f, { n }) =>
    player(f, n).level === 3 ? 'Raise the Capital' : `Raise the Capital for ${priceSaid(levelPrice(f, n))}`,
  tower: (f, { n, name }) =>
    `Tower in ${regionSaid(f, name)} for ${priceSaid(lessOre(towerPrice(f, n, placeOf(f, name)), oreLess(f), 1))}`,
  from: (f, { name }) => `From ${regionSaid(f, name)}`,
  take: taken,
  stay: (f, { n, name }) => `Leave ${onePiece(f, n, name)} behind`,
  all: () => 'All Units here',
  go: (f, { name }) => `${GOES[f.state.move?.how ?? 'march']} to ${regionSaid(f, name)}`,
  board: (f, { n, name }) => `${whoseSaid(f, n, name)} boards ${vesselSaid(f, n, name)}`,
  leave: (f, { n, name }) => `${whoseSaid(f, n, name)} leaves ${vesselSaid(f, n, name)}`,
  token: (f, { name }) => nameOf(f, name),
  flee: (f, { name }) => `To ${regionSaid(f, name)}`,
  'pirates-to': (f, { name }) => `Send them to ${regionSaid(f, name)}`,
  peek: (f, { n }) => `The ${nameOf(f, player(f, n).faction)}`,
  muster: (_f, { name }) => `Muster ${slotName(name)}`,
  scribe: (f, { name }) => `Scribe ${nameOf(f, name)}`,
  keep: (f, { name }) => `Keep ${nameOf(f, name)}`,
  away: (f, { name }) => `Discard ${nameOf(f, name)}`,
  lead: (f, { n }) => `The ${nameOf(f, player(f, n).faction)}`,
  tactic: (f, { n, name }) => tacticSaid(f, n, name),
  'give-up': (f, { n, name }) => pieceAndRegion(f, n, name, FROM, 'in'),
  'lose-kind': (f, { name }) => nameOf(f, name),
  conscript: (f, { n, name }) => pieceAndRegion(f, n, name, FROM, 'from'),
  sacrifice: (f, { n, name }) => `Sacrifice ${onePiece(f, n, name)}${covers(f, name, n)}`,
  // Damage is covered by Strength; anything else takes one Unit, whatever its Strength.
  lose: (f, { n, name }, _names, ask) =>
    `${pieceSaid(f, n, name)}${ask?.prompt === 'loseUnits' ? covers(f, name) : ''}`,
  send: (f, { n, name }) => pieceAndRegion(f, n, name, TO, 'to'),
  surplus: (f, { n, name }) => pieceSaid(f, n, name),
  land: (f, { name }) => `Land in ${regionSaid(f, name)}`,
  give: (f, { name }, names) => {
    const [whom = '', kind = ''] = name.split('-')
    return `Give 1 ${nameOf(f, kind)} to ${names[Number(whom)] ?? ''}`
  },
  tax: (f, { name }) => {
    const kind = RESOURCES.find((one) => one === name)
    return kind === undefined ? name : priceSaid({ [kind]: taxOf(f, kind) })
  },
}

export const labelled = (kind: string): boolean =>
  [SPELL_OPTIONS, SAID, WORDS].some((words) => Object.hasOwn(words, kind))

/** Prices and pieces are those of the seat that is asked, even if it is another player's turn. */
export function label(f: F, option: Option, names: readonly string[], _after?: Option, ask?: Ask): string {
  const brought = f.values.box.text.options[option.kind]
  if (brought !== undefined) return said(brought, f, option, names)
  const spell = SPELL_OPTIONS[option.kind]
  if (spell !== undefined) return spell(f, option, names)
  const words = SAID[option.kind]
  return words === undefined ? (WORDS[option.kind] ?? option.id) : words(f, option, names, ask)
}
