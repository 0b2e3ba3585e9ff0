// The values file: which numbers it has, and ours in its form.
import { type Check, type Checked, list, merged, shape, whole } from '@lorehall/grammar'
import { cloneJson } from '@lorehall/kernel'
import type { Content } from '../box/content.ts'
import type { Hire } from '../cards/hires.ts'
import { tactics } from '../cards/tactics.ts'
import type { Counter } from './counter.ts'
import ours from './numbers.json' with { type: 'json' }
import { price } from './price.ts'
import type { Some, Tuned } from './tuned.ts'
import type { Hired } from './words.ts'

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

/** The same check for those of our ids that are there. */
const some = <T>(ids: object, check: Check<T>) =>
  shape({}, Object.fromEntries(Object.keys(ids).map((id): [string, Check<T>] => [id, check])))

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

/** A counter holds something, and not more than a board has room for. */
const counter = ({ start: _start, most: _most, ...more }: Counter) =>
  shape(
    { ...Object.fromEntries(Object.keys(more).map((name) => [name, few])), start: few, most: whole(1, 12) },
    {},
  )

/** The numbers that modules bring. */
type Brought = Pick<ReturnType<typeof oursWith>, 'spells' | 'enemy' | 'hires' | 'counters' | 'tuned'>

/**
 * The schema of a values file. Its Spell numbers are for these designs, those of Enemy tracks for these factions, those
 * of Units for hire for these cards, those of counters for these.
 */
export const numbersFor = ({ spells, enemy: { tracks }, hires = {}, counters = {}, tuned }: Brought) =>
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
    {
      hires: each(hires, unit),
      counters: shape(
        Object.fromEntries(Object.entries(counters).map(([id, own]) => [id, counter(own)])),
        {},
      ),
      tuned: shape(
        {},
        { spaces: some(tuned?.spaces ?? {}, whole(0, 2)), abilities: some(tuned?.abilities ?? {}, few) },
      ),
    },
  )

export type Numbers = Checked<ReturnType<typeof numbersFor>>

/** The starting pieces and resources must not exceed the supply and the tracks. */
export function checkStart({ start, enemy, units, cap, counters = {} }: Numbers): void {
  whole(0, units.serf.count)(start.serfs, ['start', 'serfs'])
  whole(0, units.warrior.count)(start.warriors, ['start', 'warriors'])
  whole(0, cap)(start.resources, ['start', 'resources'])
  whole(0, cap)(enemy.resources, ['enemy', 'resources'])
  whole(0, cap)(enemy.easyResources, ['enemy', 'easyResources'])
  for (const [id, { start: first, most }] of Object.entries(counters))
    whole(0, most)(first, ['counters', id, 'start'])
}

type Contents = readonly Content[]

export type Hires = Readonly<Partial<Record<Hired, Hire>>>

export const hiresOf = (contents: Contents): Hires =>
  contents.reduce<Hires>((all, { hires }) => ({ ...all, ...hires }), {})

/** Our numbers of Units for hire; empty if the table has none. */
function hiresNumbers(contents: Contents) {
  const all = Object.entries(hiresOf(contents)).map(
    ([unit, { count, price, strength, speed, vp }]) =>
      [unit, { count, price: { ...price }, strength, speed, vp }] as const,
  )
  return all.length === 0 ? {} : { hires: Object.fromEntries(all) }
}

/** Our numbers of counters; empty if the table has none. */
function countersNumbers(
  contents: Contents,
  changed: boolean,
): { readonly counters?: Record<string, Counter> } {
  const changes = merged(contents.map(({ tuned }) => (changed ? tuned?.counters : undefined)))
  const all = contents.flatMap(({ counters = {} }) => Object.entries(counters))
  if (all.length === 0) return {}
  return { counters: Object.fromEntries(all.map(([id, own]) => [id, { ...own, ...changes[id] }])) }
}

/** Our numbers on cards and maps that changed; empty if the table has none. */
function tunedNumbers(contents: Contents): { readonly tuned?: Readonly<Record<keyof Tuned, Some>> } {
  const all = contents.flatMap(({ tuned }) => (tuned === undefined ? [] : [tuned]))
  const joined = (of: keyof Tuned) => merged(all.map((one) => one[of]))
  const [spaces, abilities] = [joined('spaces'), joined('abilities')]
  return Object.keys({ ...spaces, ...abilities }).length === 0 ? {} : { tuned: { spaces, abilities } }
}

/**
 * Our numbers with those of these modules' cards and Enemy tracks, in the form of a values file. `changed`: as they are
 * today, not as they were for tables that began before they changed.
 */
export const oursWith = (contents: Contents, changed = true) => ({
  ...cloneJson(ours),
  ...hiresNumbers(contents),
  ...countersNumbers(contents, changed),
  ...(changed ? tunedNumbers(contents) : {}),
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
