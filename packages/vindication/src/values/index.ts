// What the rules of a table read: its numbers, and what is in its box with all that modules do. Composed once for
// its options, and shared by reference by every copy of a position.
import { chosen } from '@lorehall/grammar'
import type { GameOptions, Json, ValuesSchema } from '@lorehall/kernel'
import { BASE } from '../box/base.ts'
import { type Box, compose } from '../box/box.ts'
import type { Content } from '../box/content.ts'
import type { Laid } from '../box/laid.ts'
import type { Module } from '../box/module.ts'
import { type TableValues, valuesAmong } from './composed.ts'
import { ours, writeNumbers } from './numbers.ts'

export interface Values extends TableValues {
  readonly box: Box
}

/** Values of tables that bring no other modules than these; `every` is all that there are. */
export function valuesSchema(modules: readonly Module[], every?: readonly Content[]): ValuesSchema<Values> {
  const contents = modules.map(({ content }) => content)
  const composed = valuesAmong(contents, every)
  const boxes = new WeakMap<Laid, Box>()
  const known = new WeakMap<TableValues, Values>()

  const boxOf = (laid: Laid): Box => {
    const brought = modules.filter(({ content }) => laid.contents.includes(content))
    const box = boxes.get(laid) ?? compose(brought, laid)
    boxes.set(laid, box)
    return box
  }

  const read = (file: Json, options: GameOptions): Values => {
    const table = composed(file, options)
    const values = known.get(table) ?? { ...table, box: boxOf(table.box) }
    known.set(table, values)
    return values
  }

  return {
    template: (options) => ours([BASE, ...chosen(contents, options)]),
    read,
    write: writeNumbers,
  }
}
