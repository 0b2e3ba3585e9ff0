// The values of a lobby field that tests and tools try out.
import type { OptionField } from '../src/index.ts'

/** Every value; of a list: nothing left out, then each item alone. */
export function valuesOf(field: OptionField): readonly (string | boolean)[] {
  if (field.type === 'boolean') return [true, false]
  return field.type === 'list' ? ['', ...field.of] : field.enum
}
