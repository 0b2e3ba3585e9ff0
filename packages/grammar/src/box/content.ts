// What a module adds to the lobby form, and which modules a choice of options brings.
import type { Against, GameOptions, OptionField } from '@lorehall/kernel'

export type Switch = Extract<OptionField, { readonly type: 'boolean' }>

type Fields = Readonly<Record<string, OptionField>>

/** The part of a module that holds no rules: a page reads it too. Games add their cards, numbers and words. */
export interface ModuleContent {
  readonly id: string
  /** The switch of the lobby form that brings it, under its id; null: the base, which is always there. */
  readonly field: Switch | null
  /** Further fields of its own. They may leave their defaults only where the module is played. */
  readonly settings?: Fields
}

/** Those that the options bring. The base is not among them. */
export const chosen = <C extends ModuleContent>(contents: readonly C[], options: GameOptions): readonly C[] =>
  contents.filter(({ id, field }) => field !== null && options[id] === true)

/** The fields of the lobby form that modules add. */
export function fieldsOf(contents: readonly ModuleContent[]): Fields {
  const fields = contents.flatMap(({ id, field, settings = {} }) =>
    field === null ? [] : [[id, field] as const, ...Object.entries(settings)],
  )
  return Object.fromEntries(fields)
}

/** The setting of a module that is not played, as a sentence; null: there is none. */
export function againstIdle(
  contents: readonly ModuleContent[],
  options: GameOptions,
  rule: string,
): Against | null {
  for (const { id, field, settings = {} } of contents) {
    if (field === null || options[id] === true) continue
    for (const [name, setting] of Object.entries(settings)) {
      if ((options[name] ?? setting.default) === setting.default) continue
      return { rule, why: `“${setting.title}” goes only with ${field.title}` }
    }
  }
  return null
}
