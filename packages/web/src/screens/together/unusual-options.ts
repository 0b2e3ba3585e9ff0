// The options of a table that differ from the defaults of its game, as text.
import { type GameOptions, leftOut, type ListField, type OptionField } from '@lorehall/kernel'
import { capital } from '../../text/capital.ts'
import type { Words } from '../../text/language.ts'

export interface Unusual {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Adds something from a group of the form, such as an expansion. */
  readonly adds: boolean
  /** The option it belongs to, such as an expansion; null: none. */
  readonly under: string | null
}

interface OptionsForm {
  readonly options: { readonly properties: Readonly<Record<string, OptionField>> }
}

/** The items of a list that these options leave out. */
export function withoutInWords(
  name: string,
  { names }: ListField,
  options: GameOptions,
  { t, say }: Words,
): string {
  const out = leftOut(options, name).map((item) => say(names[item] ?? item))
  return t('options.without', { title: out.join(', ') })
}

function inWords(name: string, field: OptionField, options: GameOptions, words: Words): string {
  const { t, say } = words
  const value = options[name] ?? field.default
  const title = say(field.title)
  if (field.type === 'list') return withoutInWords(name, field, options, words)
  if (typeof value === 'string') {
    const name = field.type === 'string' ? field.names?.[value] : undefined
    return t('options.as', { title, value: capital(say(name ?? value)) })
  }
  return value ? title : t('options.without', { title })
}

/** In the order of the form; none until the form has come. */
export function unusualOptions(form: OptionsForm | null, options: GameOptions, words: Words): Unusual[] {
  return Object.entries(form?.options.properties ?? {}).flatMap(([name, field]) => {
    const value = options[name] ?? field.default
    if (value === field.default) return []
    const adds = value === true && field.group !== undefined
    const title = inWords(name, field, options, words)
    return [{ name, title, description: words.say(field.description), adds, under: field.under ?? null }]
  })
}
