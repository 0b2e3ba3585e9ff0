// How a table begins: as somebody sets it, or as a record says.
import type { Game } from './game.ts'
import { cut, type Json } from './json.ts'
import { checkRecorded } from './options.ts'
import type { Carried, Sitter, TableRecord } from './record.ts'
import { Refusal } from './refusal.ts'

export interface TableStart {
  /** The number of the rules it is played by; absent: the newest. */
  readonly ruleset?: number
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
export function startIn(
  record: TableRecord,
  game: Pick<Game, 'id' | 'title' | 'ruleset' | 'form'>,
): TableStart {
  if (record.game !== game.id) {
    throw new Refusal('unknown-game', `this record is of '${cut(record.game)}', not of '${game.id}'`)
  }
  const { seats, options, values, seed, carried, ruleset } = record
  checkRuleset(ruleset, game)
  checkRecorded(game, options)
  if (seed === undefined) {
    throw new Refusal('bad-record', 'this record has no seed: it was taken from a seat in mid-game')
  }
  return { ruleset, seats, options, values, seed, ...(carried === undefined ? {} : { carried }) }
}

/** Every ruleset from the first to the newest can be played. */
function checkRuleset(ruleset: number, { title, ruleset: newest }: Pick<Game, 'title' | 'ruleset'>): void {
  if (Number.isInteger(ruleset) && ruleset >= 1 && ruleset <= newest) return
  const known = newest === 1 ? 'only ruleset 1' : `rulesets 1 to ${newest}`
  const help = ruleset > newest ? ' Update Lorehall to open it.' : ''
  throw new Refusal(
    'unknown-ruleset',
    `this table is played by ruleset ${ruleset} of ${title}, and this version of Lorehall knows ${known}.${help}`,
  )
}
