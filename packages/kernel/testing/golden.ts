// Golden games: whole recorded games with exact scores. They are bound to a ruleset number, so that the rules of
// tables that have begun never change.
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

/** Replays the game by its own ruleset. Compare the result with the golden game. */
export function replayed<S, V>(game: Game<S, V>, { record }: Golden): Golden {
  const table = Table.replay(game, record)
  if (!table.over) throw new Error('its last answer no longer ends it')
  return goldenOf(table)
}

/** Makes a golden game of a finished table. */
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
 * One digest per ruleset, over the names, final positions, scores and winners of its golden games. If a digest changes,
 * the rules changed and need a new ruleset number.
 */
export function digestsByRuleset(games: ReadonlyMap<string, Golden>): Record<string, string> {
  const facts: Record<string, Json[]> = {}
  for (const [name, { record, standing, winners }] of [...games].toSorted(byName)) {
    const of = (facts[record.ruleset] ??= [])
    of.push([name, record.digest ?? null, standing, winners])
  }
  return Object.fromEntries(Object.entries(facts).map(([ruleset, list]) => [ruleset, digest(list)]))
}
