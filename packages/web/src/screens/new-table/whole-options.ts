// The options of a new table while they are being chosen.
import { type GameOptions, itemsOf, leftOut, type OptionField } from '@lorehall/kernel'

export type Fields = Readonly<Record<string, OptionField>>

/** Every option; those that were not chosen have their defaults. */
export const allOptions = (fields: Fields, chosen: GameOptions): GameOptions =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, chosen[name] ?? field.default]))

/** The chosen options without those that belong to a switch which is off. */
export function withoutIdle(fields: Fields, chosen: GameOptions): GameOptions {
  const all = allOptions(fields, chosen)
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([name, value]) => {
      const field = fields[name]
      if (field?.under !== undefined && all[field.under] !== true) return []
      if (field?.type !== 'list') return [[name, value]]
      const items = itemsOf(field, all)
      const out = leftOut(chosen, name).filter((item) => items.includes(item))
      return [[name, out.join(' ')]]
    }),
  )
}
