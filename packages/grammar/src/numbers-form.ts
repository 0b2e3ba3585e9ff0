// The numbers of a box as a form: the fields that its owner may change, and the values file that the changes make.
import { canonical, type GameOptions, isRecord, type Json, type Refusal } from '@lorehall/kernel'
import type { Check, Path } from './reading.ts'

/** Where a number comes from. Our own numbers are never presented as printed. */
type Source = 'printed' | 'public' | 'derived' | 'house'

/** The values that a field accepts. `null` among words means "none". */
type Kind =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'words'; readonly words: readonly (string | null)[] }

/** A number, word or yes and no in a values file. */
export interface Leaf {
  readonly path: Path
  readonly allows: Kind
  /** The value doesn't have it, which means 0: a price in another resource. */
  readonly absent?: true
}

export interface NumberField extends Leaf {
  readonly label: string
  readonly source: Source
  /** The names of the words it accepts. */
  readonly names?: Readonly<Record<string, string>>
}

/** A card, or another thing with numbers. */
export interface NumberEntry {
  readonly id: string
  readonly title: string
  readonly fields: readonly NumberField[]
}

export interface NumberChapter {
  readonly id: string
  readonly title: string
  /** The expansion it belongs to; null: the base game. */
  readonly module: string | null
  readonly entries: readonly NumberEntry[]
}

/** Everything a page needs to show and change the numbers of a game. */
export interface NumbersForm {
  /** Our numbers at a table with these options, in the form of a values file. */
  template(options: GameOptions): Json
  /** Options with every module. */
  readonly everything: GameOptions
  /** The fields of a whole file. */
  chapters(whole: Json): readonly NumberChapter[]
  /** Refuses a file that no table with these options could be played with. */
  read(file: Json, options: GameOptions): unknown
  /** The length of the paths in this table whose values a file overrides as a whole. */
  depth(table: string): number
}

export const pathKey = (path: Path): string => path.join('/')

/** The value at a path; undefined: there is none. */
export function valueAt(json: Json | undefined, path: Path): Json | undefined {
  let found: unknown = json
  for (const key of path) {
    if (Array.isArray(found)) found = found[Number(key)]
    else if (isRecord(found) && Object.hasOwn(found, key)) found = found[key]
    else return undefined
  }
  return isJson(found) ? found : undefined
}

const isJson = (found: unknown): found is Json => found !== undefined

/** The file with another value at a path; undefined removes the value. */
export function withValue(json: Json | undefined, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return value ?? null
  if (isList(json)) return json.with(Number(key), withValue(json[Number(key)], rest, value))
  const { [key]: own, ...others } = fieldsOf(json)
  if (rest.length === 0 && value === undefined) return others
  // Spread first, so that a changed field keeps its place.
  return { ...fieldsOf(json), [key]: withValue(own, rest, value) }
}

type Fields = Readonly<Record<string, Json | undefined>>

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json)

const areFields = (json: unknown): json is Fields => isRecord(json)

const fieldsOf = (json: Json | undefined): Fields => (areFields(json) ? json : {})

/** The kind of field for a check; null: it has none. */
function kindOf({ allows }: Check<unknown>): Kind | null {
  if (allows === undefined) return null
  if ('min' in allows) return { kind: 'whole', ...allows }
  if ('words' in allows) return { kind: 'words', ...allows }
  return 'flag' in allows ? { kind: 'flag' } : null
}

/** Every number, word and yes or no that a check finds in a value, and numbers that could be added to it. */
export function leavesIn(check: Check<unknown>, value: Json | undefined, path: Path = []): readonly Leaf[] {
  const kind = kindOf(check)
  if (kind !== null) return [{ path, allows: kind }]
  const { allows } = check
  if (allows === undefined) return []
  if ('orNull' in allows) {
    const inner = kindOf(allows.orNull)
    if (inner?.kind === 'words') return [{ path, allows: { ...inner, words: [null, ...inner.words] } }]
    return value === null ? [] : leavesIn(allows.orNull, value, path)
  }
  if ('each' in allows) {
    return entriesOf(value).flatMap(([key, one]) => leavesIn(allows.each, one, [...path, key]))
  }
  if ('shapes' in allows) {
    const tag = fieldsOf(value)[allows.key]
    const one = typeof tag === 'string' ? allows.shapes[tag] : undefined
    return one === undefined ? [] : leavesIn(one, value, path)
  }
  if (!('fields' in allows)) return []
  const given = fieldsOf(value)
  const isBag = Object.keys(allows.fields).length === 0
  return Object.entries({ ...allows.fields, ...allows.optional }).flatMap(([name, one]) => {
    const at = [...path, name]
    if (given[name] !== undefined) return leavesIn(one, given[name], at)
    const number = kindOf(one)
    const isZero = number?.kind === 'whole' && number.min <= 0
    return isBag && isZero ? [{ path: at, allows: number, absent: true } as const] : []
  })
}

/** The leaves that have a label, as fields. `label` gets a leaf's path without its first `below` steps. */
export const labeled = (
  leaves: readonly Leaf[],
  below: number,
  label: (rest: Path) => Omit<NumberField, keyof Leaf> | null,
): readonly NumberField[] =>
  leaves.flatMap((leaf) => {
    const said = label(leaf.path.slice(below))
    return said === null ? [] : [{ ...leaf, ...said }]
  })

/** Finds leaves by how their paths start: a table, a record of it, or a part of that. */
export function leavesByStart(leaves: readonly Leaf[]): (start: Path) => readonly Leaf[] {
  const found = new Map<string, Leaf[]>()
  for (const leaf of leaves) {
    for (let length = 1; length <= Math.min(3, leaf.path.length); length++) {
      const start = pathKey(leaf.path.slice(0, length))
      const known = found.get(start)
      if (known === undefined) found.set(start, [leaf])
      else known.push(leaf)
    }
  }
  return (start) => found.get(pathKey(start)) ?? []
}

function entriesOf(value: Json | undefined): readonly (readonly [string | number, Json])[] {
  if (isList(value)) return value.map((one, i) => [i, one] as const)
  return Object.entries(fieldsOf(value)).flatMap(([key, one]) =>
    one === undefined ? [] : [[key, one] as const],
  )
}

type Depths = Pick<NumbersForm, 'depth'>

/** Does a file override the value at this path field by field? */
const isOpen = ({ depth }: Depths, path: readonly string[]): boolean => {
  const [table] = path
  return table === undefined || path.length < depth(table)
}

/** Our numbers overridden by a file. Nothing of the file is checked. */
export function laidOver(form: Depths, ours: Json, file: Json): Json {
  const over = (own: Json | undefined, given: Json, path: readonly string[]): Json => {
    if (!areFields(own) || !areFields(given) || !isOpen(form, path)) return given
    const laid: Record<string, Json | undefined> = { ...own }
    for (const [key, value] of Object.entries(given)) {
      if (value !== undefined) laid[key] = over(own[key], value, [...path, key])
    }
    return laid
  }
  return over(ours, file, [])
}

/** Does a path lead to something that is at this table? `every`: our numbers with all modules. */
export const isAtTable = (every: Json, table: Json, path: Path): boolean =>
  path.every((_, i) => {
    const start = path.slice(0, i + 1)
    return valueAt(every, start) === undefined || valueAt(table, start) !== undefined
  })

/** The file without the parts that belong to modules which are not at this table. */
export function atTable(every: Json, table: Json, file: Json): Json {
  const fitting = (given: Json, path: Path): Json => {
    if (!areFields(given)) return given
    const kept = Object.entries(given).flatMap(([key, value]) => {
      const at = [...path, key]
      return value === undefined || !isAtTable(every, table, at) ? [] : [[key, fitting(value, at)] as const]
    })
    return Object.fromEntries(kept)
  }
  return fitting(file, [])
}

/** The parts of a whole file that differ from ours, as small as a file can give them. */
export function changesIn(form: Depths, ours: Json, whole: Json): Json {
  const differing = (own: Json | undefined, now: Json, path: readonly string[]): Json | undefined => {
    if (canonical(own) === canonical(now)) return undefined
    if (!areFields(own) || !areFields(now) || !isOpen(form, path)) return now
    const found = Object.entries(now).flatMap(([key, value]) => {
      const changed = value === undefined ? undefined : differing(own[key], value, [...path, key])
      return changed === undefined ? [] : [[key, changed] as const]
    })
    return found.length === 0 ? undefined : Object.fromEntries(found)
  }
  return differing(ours, whole, []) ?? {}
}

const EXPECTED = /^(\/\S*): (?:expected (.+), got .+|(.+))$/s

/** A mistake in a file: where it is and what was expected there, or what is wrong. */
export interface Mistake {
  readonly path: readonly string[]
  readonly expected: string | null
  readonly wrong: string | null
}

/** The mistake that a refusal of `bad` or `notPlayed` names; null: another refusal. */
export function mistakeIn({ message }: Refusal): Mistake | null {
  const [, at = '', expected = null, wrong = null] = EXPECTED.exec(message) ?? []
  if (at === '') return null
  const path = at.split('/').slice(1)
  const plain = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')
  return { path: path.filter((key) => key !== '').map(plain), expected, wrong }
}
