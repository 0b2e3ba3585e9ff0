// A value of your own numbers, as text.
import type { NumberField } from '@lorehall/grammar/numbers'
import type { Json } from '@lorehall/kernel'
import type { Words } from '../../text/language.ts'

/** A number, or a word by its name. */
export function valueSaid({ names = {} }: NumberField, value: Json, { t, say }: Words): string {
  if (value === null) return t('numbers.nothing')
  if (typeof value === 'boolean') return t(value ? 'numbers.yes' : 'numbers.no')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return say(names[text] ?? text)
}
