// Reads a file of numbers: one saved here, a template, or a saved table, whose numbers are taken.
import type { NumbersForm } from '@lorehall/grammar/numbers'
import { isRecord, type Json } from '@lorehall/kernel'
import { GAMES } from '../../games/list.ts'
import type { HallGame } from '../../games/game.ts'
import { sifted } from './draft.ts'

export type ReadFile =
  | { readonly kind: 'read'; readonly file: Json; readonly dropped: readonly string[] }
  /** Not JSON, or no values file of any game. */
  | { readonly kind: 'nonsense' }
  | { readonly kind: 'other'; readonly game: HallGame }

const isJson = (value: unknown): value is Json => value !== undefined

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const knows = (form: NumbersForm, file: Record<string, unknown>): boolean => {
  const ours = form.template(form.everything)
  return isRecord(ours) && Object.keys(file).some((table) => Object.hasOwn(ours, table))
}

async function otherGame(file: Record<string, unknown>, but: string): Promise<HallGame | null> {
  for (const game of GAMES) {
    if (game.id !== but && knows(await game.numbers(), file)) return game
  }
  return null
}

export async function readNumbersFile(text: string, game: HallGame, form: NumbersForm): Promise<ReadFile> {
  const json = parsed(text)
  if (!isRecord(json)) return { kind: 'nonsense' }
  const record = GAMES.find(({ id }) => id === json['game'])
  if (record !== undefined && record.id !== game.id) return { kind: 'other', game: record }
  const file = record === undefined ? json : json['values']
  if (!isRecord(file) || !isJson(file)) return { kind: 'nonsense' }
  if (!knows(form, file) && Object.keys(file).length > 0) {
    const other = await otherGame(file, game.id)
    return other === null ? { kind: 'nonsense' } : { kind: 'other', game: other }
  }
  return { kind: 'read', ...sifted(form, file) }
}

/** The name of the set that a file becomes. */
export const nameOfFile = ({ name }: File): string => name.replace(/\.json$/i, '').slice(0, 36)
