// The outcome of a Battle, from its log lines: who won, and the lines in the order in which a player asks for them.
import type { LogLine } from '@lorehall/host'

type Part = 'strength' | 'tactics' | 'after'

export interface Outcome {
  /** The line that says who won. */
  readonly won: LogLine
  readonly parts: readonly { readonly part: Part; readonly lines: readonly LogLine[] }[]
}

/** Events that mark the end of a Battle's lines: another action or turn, or Collection. */
const isLater = ({ type, from }: LogLine) =>
  type === 'turn' || type === 'mustered' || type === 'round' || from === 'collection'

const PART: Readonly<Record<string, Part>> = {
  strength: 'strength',
  tactic: 'tactics',
  cancelled: 'tactics',
  cast: 'tactics',
  joined: 'tactics',
  sacrificed: 'tactics',
}

/** The last Strength line of each side: before that, cards may still change it. */
const isLast = (line: LogLine, i: number, all: readonly LogLine[]) =>
  line.type !== 'strength' ||
  !all
    .slice(i + 1)
    .some(({ type, seat, rival }) => type === 'strength' && seat === line.seat && rival === line.rival)

/** Payments and points on the way are left out: the purse and the score show them. */
const partOf = ({ type }: LogLine, isAfter: boolean): Part | null => PART[type] ?? (isAfter ? 'after' : null)

/** More lines than this would be too long to read as a scene. */
const MOST = 6

export function outcomeOf(log: readonly LogLine[]): Outcome | null {
  const begun = log.findLastIndex(({ type }) => type === 'battle')
  const end = log.findLastIndex(({ type }) => type === 'battleWon')
  const won = log[end]
  if (begun === -1 || end < begun || won === undefined) return null
  const later = log.findIndex((line, i) => i > end && isLater(line))
  const lines = log.slice(begun, later === -1 ? undefined : later).filter(isLast)
  const parts = (['strength', 'tactics', 'after'] as const).flatMap((part) => {
    const found = lines.filter((line, i) => partOf(line, i > lines.indexOf(won)) === part)
    return found.length === 0 ? [] : [{ part, lines: found.slice(0, MOST) }]
  })
  return { won, parts }
}
