// The options and numbers of a table that continues an earlier one. The next chapter of a campaign has other options, and
// its cards are not those of the chapter before, so only numbers that differ from ours go on.
import { canonical, type GameOptions, isRecord, type Json } from '@lorehall/kernel'
import type { HallGame } from '../../games/game.ts'

interface Setting {
  readonly options: GameOptions
  readonly values: Json
}

export async function nextTable(game: HallGame, earlier: Setting): Promise<Setting> {
  const options = (await game.form()).next?.(earlier.options) ?? null
  if (options === null) return earlier
  const numbers = await game.numbers()
  const ours = numbers.template(earlier.options)
  const values = changes(earlier.values, ours, numbers.template(options))
  return { options, values: values ?? {} }
}

/** The parts that differ from `ours` and that `next` has, too; undefined: there are none. */
export function changes(values: Json, ours: Json | undefined, next: Json): Json | undefined {
  if (!isRecord(values) || !isRecord(ours) || !isRecord(next)) {
    return ours !== undefined && canonical(values) === canonical(ours) ? undefined : values
  }
  const kept: Record<string, Json> = {}
  for (const [key, value] of Object.entries(values)) {
    const there = next[key]
    const changed = value === undefined || there === undefined ? undefined : changes(value, ours[key], there)
    if (changed !== undefined) kept[key] = changed
  }
  return Object.keys(kept).length === 0 ? undefined : kept
}
