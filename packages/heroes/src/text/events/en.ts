// Lines of the log.
import type { GameEvent } from '@lorehall/kernel'
import { listed } from '@lorehall/grammar'
import { continentOf } from '../../map/world.ts'
import type { F } from '../../rules/step.ts'
import { factionOf } from '../../rules/lookup.ts'
import type { Ending } from '../../state.ts'
import { EVERY_UNIT, HEROES, HIRELINGS, type How, type Price } from '../../values/words.ts'
import { continentSaid, regionSaid } from '../regions/en.ts'
import { slotName } from '../slots/en.ts'
import { BATTLE_DEEDS } from './battle/en.ts'
import { abilityName } from '../abilities/en.ts'
import { foe } from '../../rules/solo/enemy.ts'
import { speaker } from '../../rules/tokens.ts'
import { tokenName } from '../tokens/en.ts'
import { type Deed, type Line, text, whom } from './line.ts'
import { SPELL_DEEDS } from './spells/en.ts'
import { ENEMY_LINES, settledOn } from './solo/en.ts'
import { counted, nameOf, onePiece, priceSaid, unitName } from '../words/en.ts'

const amount = (event: GameEvent): Price => ({
  ore: Number(event['ore'] ?? 0),
  mana: Number(event['mana'] ?? 0),
  food: Number(event['food'] ?? 0),
})

const region = (event: GameEvent, f: F): string => regionSaid(f, text(event, 'region'))

const continent = (event: GameEvent, f: F): string =>
  continentSaid(f, continentOf(f, text(event, 'continent')))

function unit(event: GameEvent, f: F): string {
  const found = EVERY_UNIT.find((one) => one === event['unit'])
  return found === undefined || event.seat === undefined ? '' : onePiece(f, event.seat, found)
}

/** The level of a Capital as it is printed: I, II, III. */
const roman = (event: GameEvent): string => 'I'.repeat(Number(event['level']))

const many = (event: GameEvent, field: string, one: string): string => counted(Number(event[field]), one)

/** The source of an ability: "the Moonwell", "Pharom’s ability". */
function sourceSaid({ seat }: GameEvent, f: F, id: string): string {
  const { units } = factionOf(f, seat ?? foe(f))
  const name = abilityName(f, id)
  return [...HEROES, ...HIRELINGS].some((hero) => id.startsWith(`${units[hero]}.`))
    ? `${name}’s ability`
    : `the ${name}`
}

/** How a movement goes on: the form for others, and for the reader. */
const GOES: Readonly<Record<How, readonly [string, string]>> = {
  march: ['marches', 'march'],
  sail: ['sails', 'sail'],
  fly: ['flies', 'fly'],
}

const howOf = (event: GameEvent): How =>
  event['how'] === 'sail' || event['how'] === 'fly' ? event['how'] : 'march'

/** The army that sets out: "Laelithar, 2 Serfs and 1 Warrior", or the Vessel and those beside it. */
function armySaid(event: GameEvent, f: F): string {
  if (event.seat === undefined) return ''
  const { units } = factionOf(f, event.seat)
  const how = howOf(event)
  const alone = how === 'march' || event['afoot'] === true
  const { serfs, warriors, heroes, band } = event
  return listed([
    ...(alone ? [] : [`the ${nameOf(f, units[how === 'sail' ? 'sea' : 'air'])}`]),
    ...[...HEROES, ...HIRELINGS].flatMap((hero) =>
      Array.isArray(heroes) && heroes.includes(hero) ? [nameOf(f, units[hero] ?? hero)] : [],
    ),
    ...(Number(serfs) > 0 ? [counted(Number(serfs), 'Serf')] : []),
    ...(Number(warriors) > 0 ? [counted(Number(warriors), 'Warrior')] : []),
    ...(Number(band) > 0 ? [counted(Number(band), nameOf(f, units.band ?? 'band'))] : []),
  ])
}

/** Resources taken by a Spell are a loss. A Spell is paid for by card (`rage#2`), or by the Enemy that casts it. */
function isLoss({ from = '', rival }: GameEvent, f: F): boolean {
  const isSpell = !from.includes('#') && f.values.spells[from] !== undefined
  return isSpell && (rival === undefined || !f.values.enemySpells.includes(from))
}

/** Resources above the limit. */
const overSaid = (n: number, cap: number): string =>
  ` (${n} over the limit of ${cap} ${n === 1 ? 'is' : 'are'} lost)`

/** One of the four ends, or the Enemy's own. */
const ENDS_EN: Readonly<Record<Ending['by'], string>> = {
  explore: 'all Land tokens are face up',
  expand: 'all Serfs and Warriors are in play',
  exploit: 'all Towers are in play',
  exterminate: 'a Capital has fallen',
  track: 'the Capital track is full',
}

const isEnd = (by: string): by is Ending['by'] => by in ENDS_EN

const endSaid = (event: GameEvent): string => {
  const by = text(event, 'by')
  return isEnd(by) ? ENDS_EN[by] : by
}

const DEEDS: Readonly<Record<string, Line>> = {
  firstPlayer: () => ['goes first', 'go first'],
  factionTaken: (e, f) => [
    `leads the ${nameOf(f, text(e, 'faction'))}`,
    `lead the ${nameOf(f, text(e, 'faction'))}`,
  ],
  settled: (e, f) => [`settles on ${settledOn(f, e)}`, `settle on ${settledOn(f, e)}`],
  closed: (e, f) => [`closes ${continent(e, f)}`, `close ${continent(e, f)}`],
  sunk: (e, f) => `${continent(e, f)} sinks: its Regions are Shallow Water`,
  turn: () => ({ whose: 'turn' }),
  action: (e) => [`takes ${slotName(text(e, 'slot'))}`, `take ${slotName(text(e, 'slot'))}`],
  mustered: (e) => [`musters ${slotName(text(e, 'slot'))}`, `muster ${slotName(text(e, 'slot'))}`],
  setsOut: (e, f) => {
    const army = armySaid(e, f)
    const what = `out from ${region(e, f)}${army === '' ? '' : ` with ${army}`}`
    return [`sets ${what}`, `set ${what}`]
  },
  moved: (e, f) => {
    const [others, own] = GOES[howOf(e)]
    return [`${others} to ${region(e, f)}`, `${own} to ${region(e, f)}`]
  },
  explored: (e, f) => {
    const what = `the ${tokenName(f, text(e, 'token'))} token in ${region(e, f)}`
    return [`explores ${what}`, `explore ${what}`]
  },
  notHired: (e, f) => {
    const { id, verb } = speaker(f, 'hire', text(e, 'token'))
    const what = `a ${unitName(verb.unit)} from the ${nameOf(f, id)}`
    if (e['why'] === 'supply') return [`has no piece left for ${what}`, `have no piece left for ${what}`]
    const short = `can’t pay ${priceSaid(verb.cost)} for ${what}`
    return [short, short]
  },
  notWelcomed: (e, f) => {
    const what = `can’t take the ${nameOf(f, text(e, 'token'))} aboard`
    return [what, what]
  },
  challenged: (e, f) => {
    const what = `the ${nameOf(f, text(e, 'token'))}: Strength ${text(e, 'strength')} against ${text(e, 'needed')}`
    return e['beaten'] === true
      ? [`beats ${what}`, `beat ${what}`]
      : [`is driven off by ${what}`, `are driven off by ${what}`]
  },
  placed: (e, f) => [`places ${unit(e, f)} in ${region(e, f)}`, `place ${unit(e, f)} in ${region(e, f)}`],
  thrown: (e, f) => ({ whose: `Units are thrown to ${region(e, f)}` }),
  peeks: (e, _f, names, reader) => {
    const whose = whom(e, 'whose', names, reader)
    const what = `at one of ${whose === 'you' ? 'your' : `${whose}’s`} Spell cards`
    return [`looks ${what}`, `look ${what}`]
  },
  // Only the player who looks sees the card.
  peeked: (e, f) =>
    e['card'] === undefined
      ? null
      : [`sees ${nameOf(f, text(e, 'card'))}`, `see ${nameOf(f, text(e, 'card'))}`],
  piratesGo: (e, f) => [`sends the Pirates to ${region(e, f)}`, `send the Pirates to ${region(e, f)}`],
  boarded: (e, f) => [`puts ${unit(e, f)} aboard`, `put ${unit(e, f)} aboard`],
  left: (e, f) => [`unloads ${unit(e, f)}`, `unload ${unit(e, f)}`],
  followed: (e) => [`follows ${slotName(text(e, 'slot'))}`, `follow ${slotName(text(e, 'slot'))}`],
  paid: (e, f) => {
    const what = priceSaid(amount(e))
    return isLoss(e, f) ? [`loses ${what}`, `lose ${what}`] : [`pays ${what}`, `pay ${what}`]
  },
  gave: (e, f, names, reader) => {
    const what = `1 ${nameOf(f, text(e, 'kind'))} to ${whom(e, 'whom', names, reader)}`
    return [`gives ${what}`, `give ${what}`]
  },
  gained: (e, f) => {
    const { over, from = '' } = e
    const lost = over === undefined ? '' : overSaid(Number(over), f.values.cap)
    const what = priceSaid(amount(e))
    if (from === 'collection') return [`collects ${what}${lost}`, `collect ${what}${lost}`]
    const source = from.includes('.') ? ` from ${sourceSaid(e, f, from)}` : ''
    return [`gains ${what}${source}${lost}`, `gain ${what}${source}${lost}`]
  },
  full: (e, f) => {
    const why = `: already at the limit of ${f.values.cap}`
    return e.from === 'collection'
      ? [`collects nothing${why}`, `collect nothing${why}`]
      : [`gains nothing${why}`, `gain nothing${why}`]
  },
  noYield: () => {
    const none = 'no Plains, Forest or Mountains'
    return [`collects nothing: they control ${none}`, `collect nothing: you control ${none}`]
  },
  points: (e) => {
    const n = Number(e['points'])
    const points = counted(Math.abs(n), 'point')
    return n < 0 ? [`loses ${points}`, `lose ${points}`] : [`gains ${points}`, `gain ${points}`]
  },
  recruited: (e, f) => [`recruits ${unit(e, f)}`, `recruit ${unit(e, f)}`],
  built: (e, f) => [
    `builds the ${nameOf(f, text(e, 'building'))}`,
    `build the ${nameOf(f, text(e, 'building'))}`,
  ],
  upgraded: (e) => [`raises the Capital to level ${roman(e)}`, `raise your Capital to level ${roman(e)}`],
  tower: (e, f) => [`builds a Tower in ${region(e, f)}`, `build a Tower in ${region(e, f)}`],
  drew: (e) => [`draws ${many(e, 'n', 'Spell card')}`, `draw ${many(e, 'n', 'Spell card')}`],
  putAway: (e) => [`discards ${many(e, 'n', 'Spell card')}`, `discard ${many(e, 'n', 'Spell card')}`],
  scribed: (e, f) => [`scribes ${nameOf(f, text(e, 'card'))}`, `scribe ${nameOf(f, text(e, 'card'))}`],
  ability: (e, f) => {
    const what = sourceSaid(e, f, text(e, 'ability'))
    return [`uses ${what}`, `use ${what}`]
  },
  ending: (e) => {
    const what = `the end: ${endSaid(e)}. Round ${text(e, 'last')} is the last`
    return [`triggers ${what}`, `trigger ${what}`]
  },
  won: () => ['wins', 'win'],
}

/** Lines without a player. */
const HAPPENED: Readonly<Record<string, (event: GameEvent, f: F) => string>> = {
  round: (e) => `Round ${text(e, 'n')} begins`,
  taxShifted: () => 'The Tax track shifts',
  turnedUp: (e, f) => `A token is revealed in ${region(e, f)}: ${tokenName(f, text(e, 'token'))}`,
}

/** Every type of event that has a line. */
export const loggedEvents = () =>
  [HAPPENED, ENEMY_LINES, DEEDS, BATTLE_DEEDS, SPELL_DEEDS].flatMap((lines) => Object.keys(lines))

/** After a name: "Ada marches", "Your turn". */
function after(name: string | null, deed: Deed): string {
  if ('whose' in deed) return `${name === null ? 'Your' : `${name}’s`} ${deed.whose}`
  const [others, own] = deed
  return name === null ? `You ${own}` : `${name} ${others}`
}

export function event(f: F, e: GameEvent, names: readonly string[], reader: number | null): string | null {
  const happened = HAPPENED[e.type]
  if (happened !== undefined) return happened(e, f)
  const enemys = ENEMY_LINES[e.type]
  if (enemys !== undefined) return enemys(e, f)
  const line =
    f.values.box.text.events[e.type] ?? DEEDS[e.type] ?? BATTLE_DEEDS[e.type] ?? SPELL_DEEDS[e.type]
  if (line === undefined) return null
  const said = line(e, f, names, reader)
  if (said === null || typeof said === 'string') return said
  if (e.rival !== undefined) return after('The Enemy', said)
  if (e.seat === undefined) return null
  return after(e.seat === reader ? null : (names[e.seat] ?? 'The Enemy'), said)
}
