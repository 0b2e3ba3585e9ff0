// The fields that modules add to the lobby form, and the modules that the chosen options include.
import {
  type Against,
  type GameOptions,
  leftOut,
  type ListField,
  type OptionField,
  type OptionsSchema,
} from '@lorehall/kernel'

export type Switch = Extract<OptionField, { readonly type: 'boolean' }>

type Fields = Readonly<Record<string, OptionField>>

/** The part of a module without rules, which pages read, too. Games add cards, numbers and texts. */
export interface ModuleContent {
  readonly id: string
  /** The switch in the lobby form that adds the module, under its id; null: the base, which is always used. */
  readonly field: Switch | null
  /** More fields. They may differ from their defaults only if the module is used. */
  readonly settings?: Fields
  /** The names of what it adds to lists of the base's form: by field, then by id. */
  readonly lists?: Readonly<Record<string, Readonly<Record<string, string>>>>
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

/** A list of the base with what modules add to it. */
function listWith(name: string, list: ListField, contents: readonly ModuleContent[]): ListField {
  const { of, names, needs, ...rest } = list
  const added = contents.flatMap(({ id, lists = {} }) =>
    Object.entries(lists[name] ?? {}).map(([item, called]) => ({ id, item, called })),
  )
  return {
    ...rest,
    of: [...of, ...added.map(({ item }) => item)],
    names: { ...names, ...Object.fromEntries(added.map(({ item, called }) => [item, called])) },
    needs: { ...needs, ...Object.fromEntries(added.map(({ item, id }) => [item, id])) },
  }
}

/** The lobby form of a game: its own fields and those of its modules. */
export const formWith = (fields: Fields, contents: readonly ModuleContent[]): OptionsSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.type === 'list' ? listWith(name, field, contents) : field,
      ]),
    ),
    ...fieldsOf(contents),
  },
})

/** Refuses a changed setting of a module that is not used, and what is left out of it; null: there is none. */
export function againstIdle(
  contents: readonly ModuleContent[],
  options: GameOptions,
  rule: string,
): Against | null {
  for (const { id, field, settings = {}, lists = {} } of contents) {
    if (field === null || options[id] === true) continue
    for (const [name, setting] of Object.entries(settings)) {
      if ((options[name] ?? setting.default) === setting.default) continue
      return { rule, why: `“${setting.title}” only works with ${field.title}` }
    }
    for (const [name, names] of Object.entries(lists)) {
      const idle = leftOut(options, name).find((item) => Object.hasOwn(names, item))
      if (idle !== undefined) return { rule, why: `“${names[idle]}” only comes with ${field.title}` }
    }
  }
  return null
}
