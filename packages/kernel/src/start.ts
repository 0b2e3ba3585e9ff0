// How a table begins: as somebody sets it, or as a record says.
import type { Game } from './game.ts'
import { cut, type Json } from './json.ts'
import type { Carried, Sitter, TableRecord } from './record.ts'
import { Refusal } from './refusal.ts'

export interface TableStart {
  readonly seats: number | readonly (string | Sitter)[]
  readonly options?: unknown
  /** A file of numbers laid over the game's own. */
  readonly values?: Json
  readonly seed: string
  /** What an earlier table left for this one. */
  readonly carried?: Carried
}

export function sitters(seats: TableStart['seats']): Sitter[] {
  if (typeof seats === 'number') {
    return Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}`, kind: 'person' }))
  }
  return seats.map((seat) => (typeof seat === 'string' ? { name: seat, kind: 'person' } : seat))
}

/** The beginning a record tells of; refused where this game cannot play it. */
export function startIn(record: TableRecord, game: Pick<Game, 'id' | 'title' | 'ruleset'>): TableStart {
  if (record.game !== game.id) {
    throw new Refusal('unknown-game', `this record is of '${cut(record.game)}', not of '${game.id}'`)
  }
  if (record.ruleset !== game.ruleset) {
    throw new Refusal(
      'unknown-ruleset',
      `this record was played with ruleset ${record.ruleset} of ${game.title}; this version knows ruleset ${game.ruleset}`,
    )
  }
  if (record.seed === undefined) {
    throw new Refusal('bad-record', 'this record has no seed: it was taken from a seat in mid-game')
  }
  const { seats, options, values, seed, carried } = record
  return { seats, options, values, seed, ...(carried === undefined ? {} : { carried }) }
}
