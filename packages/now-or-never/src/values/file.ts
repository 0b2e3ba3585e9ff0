// The content of the house in the form a file of values has: records by their ids, numbers and programs
// without names, texts and sources. What an owner of the box fills in is laid over it, field by field.
import { cloneJson, isRecord, type Json } from '@lorehall/kernel'
import content from './content.json' with { type: 'json' }
import { bad, known, type Path } from './reading.ts'
import { GOODS } from './vocabulary.ts'

type Fields = Readonly<Record<string, Json | undefined>>

const fieldsOf = (value: Json | undefined, path: Path): Fields =>
  isRecord(value) ? value : bad(path, 'an object', value)

/** What is told of a record, and no rule reads. */
const TOLD = ['id', 'name', 'text', 'effectText', 'from']

function without(record: Fields, ...fields: readonly string[]): Fields {
  const left = Object.entries(record).filter(([name]) => !TOLD.includes(name) && !fields.includes(name))
  return Object.fromEntries(left)
}

function byId(records: readonly (Fields & { readonly id: string })[], ...fields: readonly string[]): Fields {
  return Object.fromEntries(records.map((record) => [record.id, without(record, ...fields)]))
}

const { setup } = content

const map = (side: 'above' | 'under'): Fields => {
  const { spaces, ...rest } = content.maps[side]
  return { ...without(rest, 'rows', 'columns'), spaces: byId(spaces) }
}

const town = (side: 'front' | 'back'): Fields[] =>
  content.towns[side].rows.map(({ spaces, ...row }) => ({
    ...without(row, 'row'),
    spaces: spaces.map((space) => without(space)),
  }))

const heroes = content.heroes.map(({ id, ability, faces, ...hero }) => ({
  ...without(hero, 'specialistSlots', 'redSlots', 'blueSlots', 'tokens'),
  id,
  ability: { id: ability.id, ...without(ability) },
  faces: faces.map((face) => without(face, 'die')),
}))

const abilities = content.heroes.flatMap(({ id: hero, tokens }) =>
  tokens.map((token) => ({ ...token, hero })),
)

const OURS: Fields = {
  setup: {
    ...without(setup, 'grid', 'heroTokens', 'searchPlaced', 'enemyPerLevel'),
    level9: Object.values(setup.level9),
  },
  market: byId(content.market),
  maps: { above: map('above'), under: map('under') },
  locations: byId(content.locations, 'sameUnder'),
  heroes: byId(heroes),
  abilities: byId(abilities),
  enemies: byId(content.enemies, 'vp', 'effects'),
  towns: { front: town('front'), back: town('back') },
  buildings: byId(content.buildings),
  villagers: Object.fromEntries(
    GOODS.map((good) => [good, content.villagers.filter(({ produces }) => produces === good).length]),
  ),
  specialists: byId(content.specialists),
  orders: byId(content.orders),
  gear: byId(content.gear),
  search: byId(content.search),
  quests: byId(content.quests, 'letter', 'kind'),
  solo: byId(content.solo, 'kind'),
  reroll: content.variants.flatMap(({ uses }) => uses ?? []),
}

/** Ours, in the form a file has. */
export const ours = (): Json => cloneJson(OURS)

/** Tables of records: a file names some of them by id, and of each the fields it changes. */
const TABLES = [
  'market',
  'locations',
  'heroes',
  'abilities',
  'enemies',
  'buildings',
  'specialists',
  'orders',
  'gear',
  'search',
  'quests',
  'solo',
] as const

/** Fields laid over a record; none may be new unless some record of its kind has it. */
function overRecord(
  own: Json | undefined,
  given: Json | undefined,
  allowed: readonly string[],
  path: Path,
): Fields {
  const fields = fieldsOf(given, path)
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

/** A whole or partial file laid over ours. Nothing of it has been checked yet but its names. */
export function laidOver(file: Json): Fields {
  const base = fieldsOf(ours(), [])
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
