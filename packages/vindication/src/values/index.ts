// What the rules of a table read: its numbers, and what is in its box. Composed once for its options,
// and shared by reference by every copy of a position.
import { broughtBy } from '@lorehall/grammar'
import { type GameOptions, isRecord, type Json, type ValuesSchema } from '@lorehall/kernel'
import { BASE } from '../box/base.ts'
import { type Box, compose } from '../box/box.ts'
import type { Module } from '../box/module.ts'
import { otherwiseBy } from '../box/wording.ts'
import { roomOf } from '../regions/balance.ts'
import { termsOf } from '../terms.ts'
import { type Numbers, ours, readNumbers, writeNumbers } from './numbers.ts'

export interface Values extends Numbers {
  readonly box: Box
}

export function valuesSchema(modules: readonly Module[]): ValuesSchema<Values> {
  const contents = modules.map(({ content }) => content)
  /** Ours, by what the options bring: most tables are played with them as they are. */
  const known = new Map<string, Values>()

  const valuesFor = (options: GameOptions): Values => {
    const brought = modules.filter(({ content }) => options[content.id] === true)
    const room = roomOf(options)
    const terms = termsOf(options)
    const otherwise = otherwiseBy(
      brought.map(({ content }) => content),
      options,
    )
    const key = JSON.stringify([room, terms, otherwise, brought.map(({ content }) => content.id)])
    const found = known.get(key)
    if (found !== undefined) return found
    const box = compose(brought, room, terms, otherwise)
    const values = { ...readNumbers({}, box.contents), box }
    known.set(key, values)
    return values
  }

  const read = (file: Json, options: GameOptions): Values => {
    const values = valuesFor(options)
    if (isRecord(file) && Object.keys(file).length === 0) return values
    return { ...readNumbers(file, values.box.contents), box: values.box }
  }

  return {
    template: (options) => ours([BASE, ...broughtBy(contents, options)]),
    read,
    write: writeNumbers,
  }
}
