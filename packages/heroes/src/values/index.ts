// The values the rules of a table read: the numbers of the box, overridden by those of a values file, and the
// records.
import { chosen, composedWith, merged } from '@lorehall/grammar'
import { type GameOptions, isRecord, type Json, type ValuesSchema } from '@lorehall/kernel'
import { type Box, compose as composeBox, withShared } from '../box/box.ts'
import type { Content } from '../box/content.ts'
import type { Module } from '../box/module.ts'
import { sideOf } from '../options.ts'
import { PRINTED_MAP, type WorldMap } from '../map/map.ts'
import { type World, worldOf } from '../map/world.ts'
import type { Counter } from './counter.ts'
import { ENEMY_BOARDS, type EnemyBoard } from '../cards/enemy.ts'
import { type Faction, FACTIONS } from '../cards/factions.ts'
import { abilitiesOfHire, type HireNumbers } from '../cards/hires.ts'
import type { Link } from '../map/links.ts'
import { type Marker, markersWith } from '../cards/markers.ts'
import { MODES, type Modes } from './modes.ts'
import { checkStart, type Hires, hiresOf, type Numbers, numbersFor, oursWith } from './file.ts'
import { checkPlayed } from './played.ts'
import { COPIED, deckOf, type Spell, SPELLS, spellsWith } from '../cards/spells.ts'
import { type Token, tokensWith, withMore } from '../cards/tokens.ts'
import { type Tactic, type TacticId, tacticsWith } from '../cards/tactics.ts'
import { ABILITIES_EN, type AbilityTexts } from '../text/abilities/en.ts'
import { isComplete, type Tuned, tunedFaction, tunedWorld } from './tuned.ts'
import { HIRED, type Unit, UNITS } from './words.ts'

export interface Values extends Omit<
  Numbers,
  'spells' | 'tactics' | 'units' | 'hires' | 'counters' | 'tuned'
> {
  /** The numbers of all kinds of Units. Those for hire that the table does not have are 0. */
  readonly units: Readonly<Record<Unit, HireNumbers>>
  /** The kinds of Units that players of this table may have. */
  readonly kinds: readonly Unit[]
  /** The Units for hire that Vessels carry. */
  readonly boards: ReadonlySet<Unit>
  readonly tactics: Readonly<Record<TacticId, Tactic>>
  /** Spells by design and by card, with their cost and points. */
  readonly spells: Readonly<Record<string, Spell>>
  /** Every Spell card of the deck. */
  readonly deck: readonly string[]
  readonly factions: Readonly<Record<string, Faction>>
  /** The Enemy boards, by faction. */
  readonly enemyBoards: Readonly<Record<string, EnemyBoard>>
  /** The ids of the Enemy's spells. */
  readonly enemySpells: readonly string[]
  /** Markers on Regions, with the numbers of the table. */
  readonly markers: Readonly<Record<string, Marker>>
  /** Exploration tokens, with the numbers of the table. */
  readonly explorationTokens: Readonly<Record<string, Token>>
  /** In Shallow Water, these tokens have the effect of other tokens. */
  readonly shallow: Readonly<Record<string, string>>
  /** Continents, Regions and seas of the table's map. */
  readonly world: World
  /** How Units move without a Vessel. */
  readonly modes: Modes
  /** The number of Units that may move together. */
  readonly armyLimit: number
  /** Counters on every player's board: their start and their maximum. */
  readonly counters: Readonly<Record<string, Counter>>
  /** Our own numbers on cards and maps that changed after tables had begun with them. */
  readonly tuned: Tuned
  /** Links between places that modules add to those of Towers and tokens. */
  readonly links: readonly Link[]
  /** Points of a Tower per Land Region of distance. */
  readonly towerVp: number
  /** The names of the modules' records. */
  readonly names: Readonly<Record<string, string>>
  /** The texts of all abilities, by Building or Hero. */
  readonly abilityTexts: AbilityTexts
  /** The texts of the modules' Spells, by design. */
  readonly spellTexts: Readonly<Record<string, string>>
  /** The rules that the table's modules add. */
  readonly box: Box
  /** The values file as it was given. */
  readonly file: Json
}

/**
 * Overrides our fields with the given ones, each resource of a price separately. A resource that is set to 0 costs
 * nothing.
 */
function laid(own: Json, given: Json): Json {
  if (!isRecord(own) || !isRecord(given)) return given
  const over = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, laid(own[name] ?? null, value ?? null)]),
  )
  return { ...own, ...over }
}

type Contents = readonly Content[]

const NO_UNITS: HireNumbers = { count: 0, price: {}, strength: 0, speed: 0, vp: 0 }

const unitsOf = ({ units, hires = {} }: Numbers): Values['units'] => ({
  ...units,
  m1: hires['m1'] ?? NO_UNITS,
  m2: hires['m2'] ?? NO_UNITS,
  m3: hires['m3'] ?? NO_UNITS,
  m4: hires['m4'] ?? NO_UNITS,
  band: hires['band'] ?? NO_UNITS,
})

/** Every faction may hire these Units, and has their abilities while it employs them. */
function withHires(factions: Values['factions'], hires: Hires): Values['factions'] {
  const all = HIRED.flatMap((unit) => {
    const hire = hires[unit]
    return hire === undefined ? [] : [{ unit, hire }]
  })
  if (all.length === 0) return factions
  const abilities = all.flatMap(({ hire }) => abilitiesOfHire(hire))
  const units = Object.fromEntries(all.map(({ unit, hire }) => [unit, hire.id]))
  return Object.fromEntries(
    Object.entries(factions).map(([id, faction]) => [
      id,
      {
        ...faction,
        units: { ...faction.units, ...units },
        abilities: [...faction.abilities, ...abilities],
      },
    ]),
  )
}

const factionsOf = (contents: Contents, tuned: Tuned): Values['factions'] =>
  Object.fromEntries(
    Object.entries(merged([FACTIONS, ...contents.map(({ factions }) => factions)])).map(([id, faction]) => [
      id,
      tunedFaction(faction, tuned),
    ]),
  )

/** The map of the table's side of the board, with the Continents that modules add to it. */
const mapOf = (contents: Contents, options: GameOptions): WorldMap =>
  contents.reduce(
    (map, { adds }) => adds?.(map) ?? map,
    merged(contents.map(({ maps }) => maps))[sideOf(options)] ?? PRINTED_MAP,
  )

function compose(file: Json, options: GameOptions, contents: Contents, modules: readonly Module[]): Values {
  const own = oursWith(contents)
  const all = laid(isComplete(file) ? oursWith(contents, false) : own, file)
  const hires = hiresOf(contents)
  if (!numbersFor(own)(all, [])) throw new Error('a check refuses or agrees')
  checkStart(all)
  const spells = merged([SPELLS, ...contents.map((content) => content.spells)])
  const { tuned = {} } = all
  const copied = merged([COPIED, ...contents.map(({ enemySpells }) => enemySpells)])
  return {
    ...all,
    units: unitsOf(all),
    kinds: [...UNITS, ...HIRED.filter((unit) => hires[unit] !== undefined)],
    boards: new Set(HIRED.filter((unit) => hires[unit]?.boards === true)),
    tactics: tacticsWith(all.tactics),
    spells: spellsWith(all.spells, spells, copied),
    deck: deckOf(spells),
    factions: withHires(factionsOf(contents, tuned), hires),
    enemyBoards: merged([ENEMY_BOARDS, ...contents.map(({ enemies }) => enemies)]),
    enemySpells: Object.keys(copied),
    markers: merged([markersWith(all), ...contents.map(({ markers }) => markers)]),
    explorationTokens: withMore(
      merged([tokensWith(all), ...contents.map(({ tokens }) => tokens)]),
      merged(contents.map(({ moreTokens }) => moreTokens)),
    ),
    shallow: merged(contents.map(({ shallow }) => shallow)),
    world: tunedWorld(worldOf(mapOf(contents, options)), tuned),
    modes: MODES,
    armyLimit: all.regionLimit,
    counters: all.counters ?? {},
    tuned,
    links: withShared(modules).flatMap(({ links = [] }) => links),
    towerVp: Number(options['towers'] ?? '1'),
    names: merged(contents.map(({ names }) => names)),
    abilityTexts: merged([ABILITIES_EN, ...contents.map(({ abilityTexts }) => abilityTexts)]),
    spellTexts: merged(contents.map(({ spellTexts }) => spellTexts)),
    box: composeBox(modules),
    file: all,
  }
}

/**
 * Composes the values of a table from its values file and its options: our records and those of the modules that the
 * options choose. A page passes no module rules, so its box is empty.
 */
export const valuesWith = (contents: Contents, modules: readonly Module[]) =>
  composedWith(['towers', 'side'], contents, modules, (file, options, chosen, rules) => {
    checkPlayed(file, chosen, contents)
    return compose(file, options, chosen, rules)
  })

export function valuesSchema(modules: readonly Module[]): ValuesSchema<Values> {
  const contents = modules.map(({ content }) => content)
  return {
    template: (options) => oursWith(chosen(contents, options)),
    read: valuesWith(contents, modules),
    write: ({ file }) => file,
  }
}
