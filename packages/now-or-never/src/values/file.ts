// Our content in the form of a values file: records by id, with numbers and programs but no sources. Our tuned
// numbers override it, and the file of a box owner overrides both, field by field.
import { bad, known, merged, type Path } from '@lorehall/grammar'
import { cloneJson, isRecord, type Json } from '@lorehall/kernel'
import type { Content } from '../box/content.ts'
import { CARDS } from '../cards/index.ts'
import { TABLES } from '../cards/records.ts'
import maps from '../map/maps.json' with { type: 'json' }
import onTable from './table.json' with { type: 'json' }
import { TUNED, type Tuning } from './tuned.ts'

type Fields = Readonly<Record<string, Json | undefined>>

const fieldsOf = (value: Json | undefined, path: Path): Fields =>
  isRecord(value) ? value : bad(path, 'an object', value)

/** Fields that describe a record and that no rule reads. */
const TOLD = ['id', 'from']

function without(record: Fields, ...fields: readonly string[]): Fields {
  const left = Object.entries(record).filter(([name]) => !TOLD.includes(name) && !fields.includes(name))
  return Object.fromEntries(left)
}

function byId(records: readonly (Fields & { readonly id: string })[], ...fields: readonly string[]): Fields {
  return Object.fromEntries(records.map((record) => [record.id, without(record, ...fields)]))
}

const { setup } = onTable

const map = (side: 'above' | 'under'): Fields => {
  const { spaces, ...rest } = maps[side]
  return { ...without(rest, 'rows', 'columns'), spaces: byId(spaces) }
}

const town = (side: 'front' | 'back'): Fields[] =>
  onTable.towns[side].rows.map(({ spaces, ...row }) => ({
    ...without(row, 'row'),
    spaces: spaces.map((space) => without(space)),
  }))

const heroes = CARDS.heroes.map(({ id, ability, faces, ...hero }) => ({
  ...without(hero, 'specialistSlots', 'redSlots', 'blueSlots', 'tokens'),
  id,
  ability: { id: ability.id, ...without(ability) },
  faces: faces.map((face) => without(face, 'die')),
}))

const abilities = CARDS.heroes.flatMap(({ id: hero, tokens }) => tokens.map((token) => ({ ...token, hero })))

/** Fields of old files that no rule reads anymore. */
const RETIRED: Readonly<Record<string, readonly string[]>> = {
  setup: ['tokenIncome'],
  enemies: ['side', 'copies'],
  specialists: ['rest'],
  orders: ['vp'],
}

const retired = (table: string): readonly string[] => RETIRED[table] ?? []

const WRITTEN: Fields = {
  setup: {
    ...without(setup, 'grid', 'heroTokens', 'searchPlaced', 'enemyPerLevel', ...retired('setup')),
    level9: Object.values(setup.level9),
  },
  market: byId(onTable.market),
  maps: { above: map('above'), under: map('under') },
  locations: byId(CARDS.locations, 'sameUnder'),
  heroes: byId(heroes),
  abilities: byId(abilities),
  enemies: byId(CARDS.enemies, 'vp', 'effects', ...retired('enemies')),
  towns: { front: town('front'), back: town('back') },
  buildings: byId(CARDS.buildings),
  villagers: onTable.villagers,
  specialists: byId(CARDS.specialists, ...retired('specialists')),
  orders: byId(CARDS.orders, ...retired('orders')),
  gear: byId(CARDS.gear),
  search: byId(CARDS.search),
  quests: byId(CARDS.quests, 'letter', 'kind'),
  solo: byId(CARDS.solo, 'kind'),
  reroll: onTable.variants.flatMap(({ uses }) => uses ?? []),
}

/** The content before tuning, in file form. */
export const written = (): Json => cloneJson(WRITTEN)

function tuned(): Fields {
  const changes: Record<string, Record<string, Record<string, Json>>> = {}
  for (const { table, field, records } of Object.values<Tuning>(TUNED)) {
    const given = (changes[table] ??= {})
    for (const [id, [, now]] of Object.entries(records)) given[id] = { ...given[id], [field]: now }
  }
  const laid: Record<string, Json | undefined> = { ...WRITTEN }
  for (const [table, given] of Object.entries(changes)) {
    laid[table] = overTable(WRITTEN[table], given, [table])
  }
  return laid
}

/** The old fields, as every record of a stored game has them. */
const ONCE: Fields = {
  setup,
  enemies: byId(CARDS.enemies),
  specialists: byId(CARDS.specialists),
  orders: byId(CARDS.orders),
}

/** Stored games still contain the old fields. A different value in one is refused, because no rule would read it. */
function current(given: Fields, path: Path): Fields {
  const [table = '', id] = path
  const once = fieldsOf(ONCE[table] ?? {}, path)
  const was = id === undefined ? once : fieldsOf(once[id] ?? {}, path)
  const left = Object.entries(given).filter(([name, value]) => {
    if (!retired(String(table)).includes(name)) return true
    if (JSON.stringify(value) === JSON.stringify(was[name])) return false
    return bad([...path, name], 'nothing, for no rule reads it', value)
  })
  return Object.fromEntries(left)
}

/** Overrides fields of a record. A field must exist in some record of the same kind. */
function overRecord(
  own: Json | undefined,
  given: Json | undefined,
  allowed: readonly string[],
  path: Path,
): Fields {
  const fields = current(fieldsOf(given, path), path)
  known(fields, allowed, path)
  return { ...fieldsOf(own, path), ...fields }
}

function overTable(own: Json | undefined, given: Json | undefined, path: Path): Fields {
  const records = fieldsOf(own, path)
  const allowed = [
    ...new Set(Object.values(records).flatMap((record) => Object.keys(fieldsOf(record, path)))),
  ]
  const laid: Record<string, Json | undefined> = { ...records }
  for (const [id, fields] of Object.entries(fieldsOf(given, path))) {
    if (!Object.hasOwn(records, id)) bad([...path, id], `an id of ${path.join('/')}`, id)
    laid[id] = overRecord(records[id], fields, allowed, [...path, id])
  }
  return laid
}

const OURS = tuned()

/** Our content and that of these modules, in file form. */
export function ours(contents: readonly Content[] = []): Json {
  const all: Record<string, Json | undefined> = { ...OURS }
  for (const table of TABLES) {
    const own = contents.map(({ records }) => records[table])
    if (own.every((some) => some === undefined)) continue
    const replaced = contents.some(({ replaces = [] }) => replaces.includes(table))
    all[table] = merged([replaced ? {} : fieldsOf(OURS[table], [table]), ...own])
  }
  return cloneJson(all)
}

/** Overrides one file with another, whole or partial. Only names have been checked so far. */
export function laidOver(file: Json, over: Json): Fields {
  const base = fieldsOf(over, [])
  const given = fieldsOf(file, [])
  known(given, Object.keys(base), [])
  const laid: Record<string, Json | undefined> = { ...base, ...given }
  for (const table of TABLES) {
    if (given[table] !== undefined) laid[table] = overTable(base[table], given[table], [table])
  }
  for (const part of ['setup', 'villagers', 'towns', 'maps'] as const) {
    const own = fieldsOf(base[part], [part])
    if (given[part] !== undefined) laid[part] = overRecord(own, given[part], Object.keys(own), [part])
  }
  return laid
}
