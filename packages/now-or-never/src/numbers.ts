// The numbers of the box as a form, for its owners: every card, token and tile, and the limits of the game. The layout
// of the maps and what a card does stay as they are.
import {
  labeled,
  leavesByStart,
  leavesIn,
  type Leaf,
  type NumberChapter,
  type NumberEntry,
  type NumbersForm,
  valueAt,
} from '@lorehall/grammar/numbers'
import { isRecord, type Json } from '@lorehall/kernel'
import { type Content, contentsFor } from './box/content.ts'
import { records } from './cards/records.ts'
import { CONTENTS } from './contents.ts'
import {
  COUNTED_EN,
  DEEDS_EN,
  FIELDS_EN,
  GAINS_EN,
  gainSaid,
  NUMBERS_EN,
  PARTS_EN,
  SETUP_EN,
  TABLES_EN,
  within,
} from './text/numbers/en.ts'
import { capital, nameOf, rowName } from './text/words/en.ts'
import { ours } from './values/file.ts'
import { valuesWith } from './values/index.ts'
import { asProvenance, type Provenance, provenanceOf } from './values/provenance.ts'
import onTable from './values/table.json' with { type: 'json' }

type Path = Leaf['path']

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  setup: onTable.setup.from,
  front: onTable.towns.front.from,
  back: onTable.towns.back.from,
}

/** The source of a number of the setup, or of a side of the town boards. */
function tableProvenance(table: string, field = ''): Provenance {
  const from = TABLES[table] ?? {}
  return asProvenance(from[field] ?? from['*'])
}

/** Numbers that only place a record somewhere. */
const PLACED: ReadonlySet<string> = new Set(['level', 'row', 'col', 'slot', 'dice'])

const isIndex = (key: string | number | undefined): key is number => typeof key === 'number'

/** Verbs whose numbers are amounts of things. */
const BAGS: readonly (string | null)[] = ['gain', 'pay', 'sale', 'rollGain', null]

/** The verb or rule of the deed that a number belongs to, if any; of a bag inside a deed, that of the deed. */
function verbAt(whole: Json, path: Path): string | null {
  for (let length = path.length - 1; length > 2; length--) {
    const found = valueAt(whole, path.slice(0, length))
    if (!isRecord(found)) continue
    const verb = found['verb'] ?? found['rule']
    if (typeof verb === 'string') return verb
  }
  return null
}

/** The parts of a record that a number is in, as a person would say it; empty: the record itself. */
function partsSaid(rest: Path): readonly string[] {
  return rest.flatMap((key, i) => {
    const part = typeof key === 'string' ? PARTS_EN[key] : undefined
    const next = rest[i + 1]
    // The ability of a hero is its use.
    if (part === undefined || rest[i - 1] === 'ability') return []
    return [part(isIndex(next) ? next + 1 : 1)]
  })
}

/** The label of the number itself. Null: it is no field. */
function ownLabel(whole: Json, path: Path, rest: Path): string | null {
  const last = String(rest.at(-1))
  const verb = verbAt(whole, path)
  const counted = COUNTED_EN[last]
  if (valueAt(whole, path) === undefined && !BAGS.includes(verb)) return null
  const inBag = rest.length > 1 && counted !== undefined
  if (verb !== null) {
    const deed = DEEDS_EN[`${verb}/${last}`]
    if (deed !== undefined) return deed
    return inBag ? gainSaid(rest.at(-2) === 'pay' ? 'pay' : verb, counted) : null
  }
  if (inBag) return rest.at(-2) === 'pay' ? gainSaid('pay', counted) : capital(counted)
  return FIELDS_EN[last] ?? null
}

/** The label of a number of a record, by its path in the record. Null: it is no field. */
function labelOf(whole: Json, path: Path, below: number): string | null {
  const rest = path.slice(below)
  const last = rest.at(-1)
  if (PLACED.has(String(last))) return null
  const parts = partsSaid(rest)
  const [first] = parts
  // A list of plain numbers, such as a hero's arrows.
  if (isIndex(last)) return typeof valueAt(whole, path) === 'number' ? (first ?? null) : null
  const label = ownLabel(whole, path, rest)
  if (label === null) return null
  const around = parts.filter((part) => !label.startsWith(part)).slice(0, 2)
  return around.reduceRight((said, part) => within(part, said), label)
}

interface Records {
  readonly leaves: ReturnType<typeof leavesByStart>
  readonly whole: Json
}

function entry(
  { leaves, whole }: Records,
  title: string,
  start: Path,
  source: (field: string) => Provenance,
): NumberEntry {
  const again = counter()
  const fields = labeled(leaves(start), 0, (path) => {
    const label = labelOf(whole, path, start.length)
    if (label === null) return null
    return { label: again(label), source: source(String(path[start.length])), names: GAINS_EN }
  })
  return { id: start.join('/'), title, fields }
}

/** Tells equal labels apart: "Cards taken", "Cards taken (2)". */
function counter(): (label: string) => string {
  const seen = new Map<string, number>()
  return (label) => {
    const n = (seen.get(label) ?? 0) + 1
    seen.set(label, n)
    return n === 1 ? label : `${label} (${n})`
  }
}

/** The title of a record. Orders and sales have only a number. */
function titleOf(table: string, id: string, names: Readonly<Record<string, string>>): string {
  const n = Number(id.replace(/^\D+/, ''))
  if (table === 'market') return NUMBERS_EN.sale(n)
  if (table === 'orders') return NUMBERS_EN.order(n)
  const name = nameOf({ values: { names } }, id)
  if (name !== id) return name
  const level = NUMBERS_EN.level(String(n))
  return table !== 'enemies' ? id : id.startsWith('u') ? NUMBERS_EN.under(level) : level
}

function recordEntries(
  found: Records,
  table: string,
  ids: readonly string[],
  names: Readonly<Record<string, string>> = {},
): readonly NumberEntry[] {
  const again = counter()
  return ids
    .map((id) => entry(found, titleOf(table, id, names), [table, id], (field) => provenanceOf(id, field)))
    .filter(({ fields }) => fields.length > 0)
    .map((one) => ({ ...one, title: again(one.title) }))
}

/** The fields of the setup, in groups. */
function setupChapter({ leaves }: Records): NumberChapter {
  const group = (title: string, ...names: readonly string[]): NumberEntry => ({
    id: `setup ${title}`,
    title,
    fields: labeled(
      names.flatMap((name) => leaves(['setup', name])),
      1,
      (rest) => ({ label: SETUP_EN[rest.join('/')] ?? rest.join(' '), source: tableProvenance('setup') }),
    ),
  })
  const villagers = labeled(leaves(['villagers']), 1, ([good]) => ({
    label: capital(COUNTED_EN[String(good)] ?? String(good)),
    source: 'house',
  }))
  return {
    id: 'setup',
    title: NUMBERS_EN.setup,
    module: null,
    entries: [
      group(NUMBERS_EN.game, 'seasons', 'coins', 'extraCoins', 'level9', 'soloWin'),
      group(NUMBERS_EN.rows, 'villagerRow', 'gearRow', 'specialistRow', 'deal'),
      group(NUMBERS_EN.points, 'orderVP', 'refillXP', 'lossXP'),
      group(NUMBERS_EN.rest, 'rest'),
      { id: 'villagers', title: NUMBERS_EN.villagers, fields: villagers },
    ],
  }
}

function townChapter(found: Records): NumberChapter {
  const entries = (['front', 'back'] as const).flatMap((side) =>
    [0, 1, 2, 3].map((row) =>
      entry(found, NUMBERS_EN.town(side, rowName(row)), ['towns', side, row], (field) =>
        tableProvenance(side, field),
      ),
    ),
  )
  return { id: 'towns', title: NUMBERS_EN.towns, module: null, entries }
}

/** The modules with numbers of their own. One that replaces records of the base would hide them from the form. */
const EDITED = CONTENTS.filter(({ replaces = [] }) => replaces.length === 0)

/** A module's records. A module without numbers has no chapter. */
function moduleChapter(found: Records, { id, field, records: brought, names }: Content): NumberChapter[] {
  const entries = Object.entries(brought).flatMap(([table, own]) =>
    recordEntries(found, table, Object.keys(own), names),
  )
  const title = field?.title ?? id
  return entries.length === 0 ? [] : [{ id, title, module: title, entries }]
}

function chapters(whole: Json): readonly NumberChapter[] {
  const found: Records = { leaves: leavesByStart(leavesIn(records, whole)), whole }
  const brought = new Set(
    EDITED.flatMap((content) => Object.values(content.records).flatMap((own) => Object.keys(own))),
  )
  const table = (id: string, title: string): NumberChapter => {
    const all = valueAt(whole, [id])
    const ids = (isRecord(all) ? Object.keys(all) : []).filter((record) => !brought.has(record))
    return { id, title, module: null, entries: recordEntries(found, id, ids) }
  }
  return [
    setupChapter(found),
    table('market', NUMBERS_EN.market),
    ...Object.entries(TABLES_EN).map(([id, title]) => table(id, title)),
    townChapter(found),
    ...EDITED.flatMap((content) => moduleChapter(found, content)),
  ].filter(({ entries }) => entries.length > 0)
}

const LAID_WHOLE = ['setup', 'villagers', 'towns', 'maps']

export const numbers: NumbersForm = {
  template: (options) => ours(contentsFor(CONTENTS, options)),
  everything: Object.fromEntries(EDITED.map(({ id }) => [id, true])),
  chapters,
  read: valuesWith(CONTENTS, []),
  depth: (table) => (LAID_WHOLE.includes(table) ? 2 : 3),
}
