// The parts of a module besides its rules. Data only, because a page draws from it, too.
import { chosen, merged, type ModuleContent } from '@lorehall/grammar'
import type { GameOptions, Json } from '@lorehall/kernel'
import { type Space, type Table, TABLES } from '../cards/records.ts'
import type { Folk } from '../rules/folk.ts'

/** Records by table and id, in the form of a values file. */
type Added = Readonly<Partial<Record<Table, Readonly<Record<string, Json>>>>>

/** The changes that come with one value of a module's setting. */
export interface Variant {
  /** The side of the map that it is played on, whatever the options say. */
  readonly side?: 'above' | 'under'
  readonly records?: Added
  /** Enemies that replace those of the map, by level. */
  readonly levels?: Readonly<Record<number, string>>
  /** Spaces outside the map, by id. They have no neighbors, only passages. */
  readonly spaces?: Readonly<Record<string, Space>>
  /** Kinds of villagers it adds. */
  readonly folk?: Readonly<Record<string, Folk>>
}

export interface Content extends ModuleContent, Variant {
  /** A later table of a campaign has the next value of this setting, and these options. */
  readonly follows?: { readonly setting: string; readonly options: GameOptions }
  /** Records it adds to the base. */
  readonly records: Added
  /** Tables in which its records replace those of the base. */
  readonly replaces?: readonly Table[]
  /** The variants by the value of one of its settings. */
  readonly by?: { readonly setting: string; readonly of: Readonly<Record<string, Variant>> }
  /** The names of its records. */
  readonly names: Readonly<Record<string, string>>
}

/** The content with the variant that the options choose. */
function settled(content: Content, options: GameOptions): Content {
  const { by, settings = {} } = content
  if (by === undefined) return content
  const value = options[by.setting] ?? settings[by.setting]?.default
  const { records = {}, ...variant } = by.of[String(value)] ?? {}
  return { ...content, ...variant, records: joined(content.records, records) }
}

function joined(a: Added, b: Added): Added {
  const all: Partial<Record<Table, Readonly<Record<string, Json>>>> = { ...a }
  for (const table of TABLES) if (b[table] !== undefined) all[table] = merged([a[table], b[table]])
  return all
}

/** The contents that the options include, as the options set them. */
export const contentsFor = (contents: readonly Content[], options: GameOptions): readonly Content[] =>
  chosen(contents, options).map((content) => settled(content, options))
