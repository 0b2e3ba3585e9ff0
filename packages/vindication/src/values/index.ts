// The values of a table: its numbers, and its box with all rules of its modules. Composed once per set of options; all
// copies of a position share it by reference.
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

/** Values of tables with no modules other than these; `every` lists all modules. */
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
