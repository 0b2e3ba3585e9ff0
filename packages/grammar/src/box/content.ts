// The fields that modules add to the lobby form, and the modules that the chosen options include.
import type { Against, GameOptions, OptionField, OptionsSchema } from '@lorehall/kernel'

export type Switch = Extract<OptionField, { readonly type: 'boolean' }>

type Fields = Readonly<Record<string, OptionField>>

/** The part of a module without rules, which pages read, too. Games add cards, numbers and texts. */
export interface ModuleContent {
  readonly id: string
  /** The switch in the lobby form that adds the module, under its id; null: the base, which is always used. */
  readonly field: Switch | null
  /** More fields. They may differ from their defaults only if the module is used. */
  readonly settings?: Fields
}

/** Anything that has the display names of a table's cards and places, by id. */
export interface Named {
  readonly values: { readonly names: Readonly<Record<string, string>> }
}

/** The modules that the options include, without the base. */
export const chosen = <C extends ModuleContent>(contents: readonly C[], options: GameOptions): readonly C[] =>
  contents.filter(({ id, field }) => field !== null && options[id] === true)

/** The fields of the lobby form that modules add: each module's switch, followed by its settings. */
export function fieldsOf(contents: readonly ModuleContent[]): Fields {
  const fields: Record<string, OptionField> = {}
  for (const { id, field, settings = {} } of contents) {
    if (field === null) continue
    fields[id] = field
    for (const [name, setting] of Object.entries(settings)) fields[name] = { ...setting, under: id }
  }
  return fields
}

/** The lobby form of a game: its own fields and those of its modules. */
export const formWith = (fields: Fields, contents: readonly ModuleContent[]): OptionsSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: { ...fields, ...fieldsOf(contents) },
})

/** Refuses a changed setting of a module that is not used; null: there is none. */
export function againstIdle(
  contents: readonly ModuleContent[],
  options: GameOptions,
  rule: string,
): Against | null {
  for (const { id, field, settings = {} } of contents) {
    if (field === null || options[id] === true) continue
    for (const [name, setting] of Object.entries(settings)) {
      if ((options[name] ?? setting.default) === setting.default) continue
      return { rule, why: `“${setting.title}” only works with ${field.title}` }
    }
  }
  return null
}
