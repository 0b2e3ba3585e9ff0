// A table's values, from its values file and its options: its numbers, and what is in its box. Our own numbers are
// composed once per set of contents.
import { chosen } from '@lorehall/grammar'
import { canonical, type GameOptions, isRecord, type Json } from '@lorehall/kernel'
import type { Content } from '../box/content.ts'
import { type Laid, laidOut, textsOf } from '../box/laid.ts'
import { otherwiseBy } from '../box/wording.ts'
import { roomOf } from '../regions/balance.ts'
import { termsOf } from '../terms.ts'
import { type Numbers, readNumbers } from './numbers.ts'

/** The part of a table's values that a page knows. The box of the rules has more. */
export interface TableValues extends Numbers {
  readonly box: Laid
}

/** Composes the values of tables with no contents other than these; `every` lists all contents. */
export function valuesAmong(
  contents: readonly Content[],
  every: readonly Content[] = contents,
): (file: Json, options: GameOptions) => TableValues {
  const known = new Map<string, TableValues>()

  const oursFor = (options: GameOptions): TableValues => {
    const brought = chosen(contents, options)
    const key = JSON.stringify([
      roomOf(options),
      termsOf(options),
      otherwiseBy(brought, options),
      brought.map(({ id }) => id),
    ])
    const found = known.get(key)
    if (found !== undefined) return found
    const box = laidOut(brought, options)
    const values = { ...readNumbers({}, box.contents), box }
    known.set(key, values)
    return values
  }

  return (file, options) => {
    const ours = oursFor(options)
    if (isRecord(file) && Object.keys(file).length === 0) return ours
    const numbers = readNumbers(file, ours.box.contents, every)
    const isSame = canonical(numbers.amounts) === canonical(ours.amounts)
    // The texts of modules state their prices and limits.
    const box = isSame ? ours.box : { ...ours.box, text: textsOf(ours.box, numbers.amounts) }
    return { ...numbers, box }
  }
}
