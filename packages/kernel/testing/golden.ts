// Golden games: whole games with exact standings. What they say of a ruleset is bound to its number, so that
// no rule changes under tables that have begun.
import {
  cloneJson,
  digest,
  type Game,
  isRecord,
  type Json,
  readRecord,
  type Score,
  Table,
  type TableRecord,
} from '../src/index.ts'

export interface Golden {
  readonly record: TableRecord
  readonly standing: Json
  readonly winners: Json
}

export function readGolden(text: string): Golden {
  const golden: unknown = JSON.parse(text)
  if (!isGolden(golden))
    throw new Error('this is not a golden game: it needs a record, a standing and winners')
  return { ...golden, record: readRecord(golden.record) }
}

const isGolden = (value: unknown): value is Golden =>
  isRecord(value) && ['record', 'standing', 'winners'].every((field) => field in value)

/** The game replayed by the rules it began with, and how it ended, to be compared with what it says. */
export function replayed<S, V>(game: Game<S, V>, { record }: Golden): Golden {
  const table = Table.replay(game, record)
  if (!table.over) throw new Error('its last answer no longer ends it')
  return goldenOf(table)
}

/** A table that is over, as a golden game. */
export function goldenOf<S, V>(table: Table<S, V>): Golden {
  const { game, machine } = table
  return cloneJson({
    record: table.record(),
    standing: game.see.standing(machine, 'host').map(plain),
    winners: game.play.winners(machine),
  })
}

const plain = ({ seat, total, lines }: Score): Json => ({
  seat,
  total,
  lines: lines.map(({ what, points }) => ({ what, points })),
})

const byName = ([a]: readonly [string, Golden], [b]: readonly [string, Golden]) => (a < b ? -1 : 1)

/**
 * A digest for each ruleset, over the names, ends and standings of its golden games. A ruleset whose games
 * differ from before is another ruleset.
 */
export function digestsByRuleset(games: ReadonlyMap<string, Golden>): Record<string, string> {
  const facts: Record<string, Json[]> = {}
  for (const [name, { record, standing, winners }] of [...games].toSorted(byName)) {
    const of = (facts[record.ruleset] ??= [])
    of.push([name, record.digest ?? null, standing, winners])
  }
  return Object.fromEntries(Object.entries(facts).map(([ruleset, list]) => [ruleset, digest(list)]))
}
