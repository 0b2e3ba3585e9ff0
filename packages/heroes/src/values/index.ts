// The values the rules of a table read: the numbers of the box, overridden by those of a values file, and the
// records.
import { type Check, type Checked, chosen, composedWith, list, merged, shape, whole } from '@lorehall/grammar'
import { cloneJson, type GameOptions, isRecord, type Json, type ValuesSchema } from '@lorehall/kernel'
import { type Box, compose as composeBox, withShared } from '../box/box.ts'
import type { Content } from '../box/content.ts'
import type { Module } from '../box/module.ts'
import { sideOf } from '../options.ts'
import { PRINTED_MAP, type WorldMap } from '../map/map.ts'
import { type World, worldOf } from '../map/world.ts'
import type { Counter } from './counter.ts'
import { ENEMY_BOARDS, type EnemyBoard } from '../cards/enemy.ts'
import { type Faction, FACTIONS } from '../cards/factions.ts'
import { abilitiesOfHire, type Hire, type HireNumbers } from '../cards/hires.ts'
import type { Link } from '../map/links.ts'
import { type Marker, markersWith } from '../cards/markers.ts'
import { MODES, type Modes } from './modes.ts'
import ours from './numbers.json' with { type: 'json' }
import { price } from './price.ts'
import { COPIED, deckOf, type Spell, SPELLS, spellsWith } from '../cards/spells.ts'
import { type Token, tokensWith, withMore } from '../cards/tokens.ts'
import { type Tactic, type TacticId, tactics, tacticsWith } from '../cards/tactics.ts'
import { ABILITIES_EN, type AbilityTexts } from '../text/abilities/en.ts'
import { type Hired, HIRED, type Unit, UNITS } from './words.ts'

const few = whole(0, 20)

const profile = { price, strength: few, speed: few, vp: few }

const unit = shape({ count: few, ...profile }, {})

/** A Hero or a Vessel: its count is 0 or 1. */
const single = shape({ count: whole(0, 1), ...profile }, {})

const level = shape({ price, strength: whole(0, 60), vp: few }, {})

const spell = shape({ mana: few, vp: few }, {})

/** The same check for each of our ids. */
const each = <T>(ids: object, check: Check<T>) =>
  shape(Object.fromEntries(Object.keys(ids).map((id): [string, Check<T>] => [id, check])), {})

const enemyCard = shape({ strength: few, vp: whole(-20, 20) }, {})

/** Ore and points of the six spaces. A hard Enemy pays 1 less from the third space on. */
const track = shape({ ore: list(whole(1, 20), 6, 6), vp: list(few, 6, 6) }, {})

const enemyFor = (tracks: object) =>
  shape(
    {
      resources: few,
      easyResources: few,
      capital: list(whole(0, 60), 3, 3),
      rampart: few,
      tokenVp: few,
      insteadVp: few,
      cards: each(ours.enemy.cards, enemyCard),
      tracks: each(tracks, track),
    },
    {},
  )

/**
 * The schema of a values file. Its Spell numbers are for these designs, those of Enemy tracks for these factions, those
 * of Units for hire for these cards.
 */
export const numbersFor = (spells: object, tracks: object, hires: object) =>
  shape(
    {
      // Bounded so that four players can draw from 60 Spell cards.
      start: shape({ serfs: few, warriors: few, resources: few, spells: whole(0, 15) }, {}),
      cap: whole(1, 99),
      tokens: whole(1, 4),
      regionLimit: whole(1, 20),
      airSpeedLevel2: few,
      capacity: few,
      units: shape(
        { serf: unit, warrior: unit, a: single, b: single, c: single, sea: single, air: single },
        {},
      ),
      pair: price,
      building: shape({ price, vp: few }, {}),
      // At most one Tower per level of the Capital, and at least one, or nobody could end the game by exploiting.
      tower: shape({ count: whole(1, 3), strength: few, orePerRegion: few, yield: few }, {}),
      capital: list(level, 3, 3),
      tax: list(few, 3, 3),
      conjure: few,
      scribedVp: few,
      regionVp: few,
      villageVp: few,
      fort: few,
      bulwark: few,
      enemy: enemyFor(tracks),
      battleVp: few,
      destroyedVp: few,
      explore: shape(
        {
          entanglement: few,
          farm: price,
          knight: price,
          rogue: price,
          wizardTower: price,
          mines: few,
          monster: shape({ strength: few, vp: few }, {}),
          seaMonster: shape({ strength: few, vp: few }, {}),
          pirates: shape({ price, vp: few }, {}),
        },
        {},
      ),
      tactics,
      spells: each(spells, spell),
    },
    { hires: each(hires, unit) },
  )

export type Numbers = Checked<ReturnType<typeof numbersFor>>

export interface Values extends Omit<Numbers, 'spells' | 'tactics' | 'units' | 'hires'> {
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

/** The starting pieces and resources must not exceed the supply and the tracks. */
function checkStart({ start, enemy, units, cap }: Numbers): void {
  whole(0, units.serf.count)(start.serfs, ['start', 'serfs'])
  whole(0, units.warrior.count)(start.warriors, ['start', 'warriors'])
  whole(0, cap)(start.resources, ['start', 'resources'])
  whole(0, cap)(enemy.resources, ['enemy', 'resources'])
  whole(0, cap)(enemy.easyResources, ['enemy', 'easyResources'])
}

type Contents = readonly Content[]

type Hires = Readonly<Partial<Record<Hired, Hire>>>

const hiresOf = (contents: Contents): Hires =>
  contents.reduce<Hires>((all, { hires }) => ({ ...all, ...hires }), {})

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

/** Our numbers of Units for hire; empty if the table has none. */
function hiresNumbers(contents: Contents) {
  const all = Object.entries(hiresOf(contents)).map(
    ([unit, { count, price, strength, speed, vp }]) =>
      [unit, { count, price: { ...price }, strength, speed, vp }] as const,
  )
  return all.length === 0 ? {} : { hires: Object.fromEntries(all) }
}

/** Our numbers with those of these modules' cards and Enemy tracks, in the form of a values file. */
export const oursWith = (contents: Contents) => ({
  ...cloneJson(ours),
  ...hiresNumbers(contents),
  enemy: {
    ...cloneJson(ours.enemy),
    tracks: {
      ...ours.enemy.tracks,
      ...Object.fromEntries(
        contents.flatMap(({ enemies = {} }) =>
          Object.entries(enemies).map(([id, { ore, vp }]) => [id, { ore: [...ore], vp: [...vp] }] as const),
        ),
      ),
    },
  },
  spells: {
    ...ours.spells,
    ...Object.fromEntries(
      contents.flatMap(({ spells = {}, enemySpells = {} }) =>
        Object.entries({ ...spells, ...enemySpells }).map(
          ([id, { mana, vp }]) => [id, { mana, vp }] as const,
        ),
      ),
    ),
  },
})

/** The map of the table's side of the board, with the Continents that modules add to it. */
const mapOf = (contents: Contents, options: GameOptions): WorldMap =>
  contents.reduce(
    (map, { adds }) => adds?.(map) ?? map,
    merged(contents.map(({ maps }) => maps))[sideOf(options)] ?? PRINTED_MAP,
  )

function compose(file: Json, options: GameOptions, contents: Contents, modules: readonly Module[]): Values {
  const own = oursWith(contents)
  const all = laid(own, file)
  const hires = hiresOf(contents)
  if (!numbersFor(own.spells, own.enemy.tracks, hires)(all, [])) throw new Error('a check refuses or agrees')
  checkStart(all)
  const spells = merged([SPELLS, ...contents.map((content) => content.spells)])
  const copied = merged([COPIED, ...contents.map(({ enemySpells }) => enemySpells)])
  return {
    ...all,
    units: unitsOf(all),
    kinds: [...UNITS, ...HIRED.filter((unit) => hires[unit] !== undefined)],
    boards: new Set(HIRED.filter((unit) => hires[unit]?.boards === true)),
    tactics: tacticsWith(all.tactics),
    spells: spellsWith(all.spells, spells, copied),
    deck: deckOf(spells),
    factions: withHires(merged([FACTIONS, ...contents.map(({ factions }) => factions)]), hires),
    enemyBoards: merged([ENEMY_BOARDS, ...contents.map(({ enemies }) => enemies)]),
    enemySpells: Object.keys(copied),
    markers: merged([markersWith(all), ...contents.map(({ markers }) => markers)]),
    explorationTokens: withMore(
      merged([tokensWith(all), ...contents.map(({ tokens }) => tokens)]),
      merged(contents.map(({ moreTokens }) => moreTokens)),
    ),
    shallow: merged(contents.map(({ shallow }) => shallow)),
    world: worldOf(mapOf(contents, options)),
    modes: MODES,
    armyLimit: all.regionLimit,
    counters: merged([{}, ...contents.map(({ counters }) => counters)]),
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
  composedWith(['towers', 'side'], contents, modules, compose)

export function valuesSchema(modules: readonly Module[]): ValuesSchema<Values> {
  const contents = modules.map(({ content }) => content)
  return {
    template: (options) => oursWith(chosen(contents, options)),
    read: valuesWith(contents, modules),
    write: ({ file }) => file,
  }
}
