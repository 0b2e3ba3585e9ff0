// Lines of the log.
import type { GameEvent } from '@lorehall/kernel'
import { continentOf } from '../../map/world.ts'
import type { F } from '../../rules/step.ts'
import { factionOf } from '../../rules/lookup.ts'
import type { Ending } from '../../state.ts'
import { type Price, UNITS } from '../../values/words.ts'
import { continentSaid, regionSaid } from '../regions/en.ts'
import { slotName } from '../slots/en.ts'
import { BATTLE_DEEDS } from './battle/en.ts'
import { abilityName } from '../abilities/en.ts'
import { SPELL_DEEDS } from './spells/en.ts'
import { ENEMY_LINES } from './solo/en.ts'
import { counted, nameOf, priceSaid, unitName } from '../words/en.ts'

const amount = (event: GameEvent): Price => ({
  ore: Number(event['ore'] ?? 0),
  mana: Number(event['mana'] ?? 0),
  food: Number(event['food'] ?? 0),
})

/** What somebody did, as it goes on after a name: the form for others, and for who reads. */
type Deed = (event: GameEvent, f: F, names: readonly string[]) => readonly [string, string]

function text(event: GameEvent, field: string): string {
  const value = event[field]
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

const region = (event: GameEvent, f: F): string => regionSaid(f, text(event, 'region'))

const continent = (event: GameEvent, f: F): string =>
  continentSaid(f, continentOf(f, text(event, 'continent')))

function recruitedName(event: GameEvent, f: F): string {
  const unit = UNITS.find((one) => one === event['unit'])
  if (unit === undefined || event.seat === undefined) return ''
  if (unit === 'serf' || unit === 'warrior') return `a ${unitName(unit)}`
  return nameOf(factionOf(f, event.seat).units[unit])
}

const many = (event: GameEvent, field: string, one: string): string => counted(Number(event[field]), one)

const factionSaid = (event: GameEvent, f: F): string =>
  `the ${nameOf(f.state.players[Number(event['whose'])]?.faction ?? '')}`

/** One of the four ends, or the Enemy's own. */
const ENDS_EN: Readonly<Record<Ending['by'], string>> = {
  explore: 'Explore',
  expand: 'Expand',
  exploit: 'Exploit',
  exterminate: 'Exterminate',
  track: 'its Capital track is full',
}

const isEnd = (by: string): by is Ending['by'] => by in ENDS_EN

const endSaid = (event: GameEvent): string => {
  const by = text(event, 'by')
  return isEnd(by) ? ENDS_EN[by] : by
}

const DEEDS: Readonly<Record<string, Deed>> = {
  firstPlayer: () => ['is the first player', 'are the first player'],
  factionTaken: (e) => [`leads the ${nameOf(text(e, 'faction'))}`, `lead the ${nameOf(text(e, 'faction'))}`],
  settled: (e, f) => [`settles in ${region(e, f)}`, `settle in ${region(e, f)}`],
  closed: (e, f) => [`closes ${continent(e, f)}`, `close ${continent(e, f)}`],
  turn: () => ['is at turn', 'are at turn'],
  action: (e) => [`takes ${slotName(text(e, 'slot'))}`, `take ${slotName(text(e, 'slot'))}`],
  mustered: (e) => [`musters ${slotName(text(e, 'slot'))}`, `muster ${slotName(text(e, 'slot'))}`],
  setsOut: (e, f) => [`sets out from ${region(e, f)}`, `set out from ${region(e, f)}`],
  moved: (e, f) => [`comes to ${region(e, f)}`, `come to ${region(e, f)}`],
  explored: (e, f) => [
    `explores ${region(e, f)}: ${nameOf(text(e, 'token'))}`,
    `explore ${region(e, f)}: ${nameOf(text(e, 'token'))}`,
  ],
  placed: (e, f) => [
    `places ${recruitedName(e, f)} in ${region(e, f)}`,
    `place ${recruitedName(e, f)} in ${region(e, f)}`,
  ],
  thrown: (e, f) => [`is thrown to ${region(e, f)}`, `are thrown to ${region(e, f)}`],
  peeks: (e, f) => [
    `looks at a Spell card of ${factionSaid(e, f)}`,
    `look at a Spell card of ${factionSaid(e, f)}`,
  ],
  peeked: (e) => [`sees ${nameOf(text(e, 'card'))}`, `see ${nameOf(text(e, 'card'))}`],
  piratesGo: (e, f) => [`sends the Pirates to ${region(e, f)}`, `send the Pirates to ${region(e, f)}`],
  boarded: (e, f) => [`lets ${recruitedName(e, f)} board`, `let ${recruitedName(e, f)} board`],
  left: (e, f) => [`lets ${recruitedName(e, f)} step out`, `let ${recruitedName(e, f)} step out`],
  followed: (e) => [`follows ${slotName(text(e, 'slot'))}`, `follow ${slotName(text(e, 'slot'))}`],
  paid: (e) => [`pays ${priceSaid(amount(e))}`, `pay ${priceSaid(amount(e))}`],
  gave: (e, _f, names) => {
    const what = `1 ${nameOf(text(e, 'kind'))} to ${names[Number(e['whom'])] ?? ''}`
    return [`gives ${what}`, `give ${what}`]
  },
  gained: (e) => [`gains ${priceSaid(amount(e))}`, `gain ${priceSaid(amount(e))}`],
  points: (e) => {
    const n = Number(e['points'])
    const points = counted(Math.abs(n), 'point')
    return n < 0 ? [`loses ${points}`, `lose ${points}`] : [`gains ${points}`, `gain ${points}`]
  },
  recruited: (e, f) => [`recruits ${recruitedName(e, f)}`, `recruit ${recruitedName(e, f)}`],
  built: (e) => [`builds the ${nameOf(text(e, 'building'))}`, `build the ${nameOf(text(e, 'building'))}`],
  upgraded: (e) => [
    `raises the Capital to level ${text(e, 'level')}`,
    `raise the Capital to level ${text(e, 'level')}`,
  ],
  tower: (e, f) => [`builds a Tower in ${region(e, f)}`, `build a Tower in ${region(e, f)}`],
  drew: (e) => [`draws ${many(e, 'n', 'Spell card')}`, `draw ${many(e, 'n', 'Spell card')}`],
  putAway: (e) => [`puts ${many(e, 'n', 'Spell card')} away`, `put ${many(e, 'n', 'Spell card')} away`],
  scribed: (e) => [`scribes ${nameOf(text(e, 'card'))}`, `scribe ${nameOf(text(e, 'card'))}`],
  ability: (e) => [`uses ${abilityName(text(e, 'ability'))}`, `use ${abilityName(text(e, 'ability'))}`],
  ending: (e) => [`brings the end about: ${endSaid(e)}`, `bring the end about: ${endSaid(e)}`],
  won: () => ['wins', 'win'],
}

/** What nobody did. */
const HAPPENED: Readonly<Record<string, (event: GameEvent, f: F) => string>> = {
  round: (e) => `Round ${text(e, 'n')} begins`,
  taxShifted: () => 'The Tax track shifts',
  turnedUp: (e, f) => `A token is turned up in ${region(e, f)}: ${nameOf(text(e, 'token'))}`,
}

/** Every type of event that has a line. */
export const toldEvents = () =>
  [HAPPENED, ENEMY_LINES, DEEDS, BATTLE_DEEDS, SPELL_DEEDS].flatMap((lines) => Object.keys(lines))

export function event(f: F, e: GameEvent, names: readonly string[], reader: number | null): string | null {
  const happened = HAPPENED[e.type]
  if (happened !== undefined) return happened(e, f)
  const line = ENEMY_LINES[e.type]
  if (line !== undefined) return line(e, f)
  const deed =
    f.values.box.text.events[e.type] ?? DEEDS[e.type] ?? BATTLE_DEEDS[e.type] ?? SPELL_DEEDS[e.type]
  if (deed === undefined) return null
  const said = deed(e, f, names)
  if (typeof said === 'string') return said
  const [others, own] = said
  if (e.rival !== undefined) return `The Enemy ${others}`
  if (e.seat === undefined) return null
  return e.seat === reader ? `You ${own}` : `${names[e.seat] ?? ''} ${others}`
}
