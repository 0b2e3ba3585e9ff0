// The start of a table: its settings, given by a caller or read from a record.
import type { Game } from './game.ts'
import { cut, type Json } from './json.ts'
import { checkRecorded } from './options.ts'
import type { Carried, Lines, Sitter, TableRecord } from './record.ts'
import { Refusal } from './refusal.ts'

export interface TableStart {
  /** The version number of the rules; absent: the newest. */
  readonly ruleset?: number
  readonly seats: number | readonly (string | Sitter)[]
  readonly options?: unknown
  /** Values that override the game's own. */
  readonly values?: Json
  readonly seed: string
  /** The data that an earlier table left for this one. */
  readonly carried?: Carried
}

export function sitters(seats: TableStart['seats']): Sitter[] {
  if (typeof seats === 'number') {
    return Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}`, kind: 'person' }))
  }
  return seats.map((seat) => (typeof seat === 'string' ? { name: seat, kind: 'person' } : seat))
}

/** The line that each seat continues. Refused if a line is unknown or given twice, or if the seats can't be matched. */
export function checkedLines(known: readonly string[], seats: number, given: Lines = known): Lines {
  const no = (why: string) => new Refusal('bad-carried', why)
  const names = given.filter((line) => line !== null)
  const unknown = names.find((line) => !known.includes(line))
  if (unknown !== undefined) throw no(`the earlier table left nothing for '${cut(unknown)}'`)
  if (new Set(names).size < names.length) throw no('two seats continue the same line of the earlier table')
  if (given.length !== seats) {
    throw no(`the earlier table left ${known.length} lines; say whom each of the ${seats} seats continues`)
  }
  return given
}

/** The start that a record describes; refused if this game can't play it. */
export function startIn(
  record: TableRecord,
  game: Pick<Game, 'id' | 'title' | 'ruleset' | 'form'>,
): TableStart {
  if (record.game !== game.id) {
    throw new Refusal('unknown-game', `this is a record of '${cut(record.game)}', not of '${game.id}'`)
  }
  const { seats, options, values, seed, carried, ruleset } = record
  checkRuleset(ruleset, game)
  checkRecorded(game, options)
  if (seed === undefined) {
    throw new Refusal(
      'bad-record',
      'this record has no seed, because a player saved it during the game; save it again after the game',
    )
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
    `this table uses ruleset ${ruleset} of ${title}; this version of Lorehall knows ${known}.${help}`,
  )
}
