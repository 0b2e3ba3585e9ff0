// The timeline of a game. All rounds have the same width, however many moves they had. Moves before the first round
// belong to it.

import type { LogLine } from '@lorehall/host'
import type { TurnParts } from './parts.ts'

/** The move that began each round, or each turn, of a whole log. */
export function begun(
  log: readonly LogLine[],
  what: 'round' | 'turn',
  turns: Pick<TurnParts, 'begins'> | undefined,
): readonly number[] {
  return log.flatMap((line) => (turns?.begins(line) === what ? [line.seq] : []))
}

/** The most lines shown. A turn has fewer, but a round of a game without turns may have more. */
const LINES = 30

/** The lines of the turn that this line belongs to, starting with the line that began it. */
export function turnAround(
  log: readonly LogLine[],
  line: LogLine,
  turns: Pick<TurnParts, 'begins'>,
): readonly LogLine[] {
  const at = log.indexOf(line)
  const begins = (one: LogLine) => turns.begins(one) !== null
  const from = log.findLastIndex((one, i) => i <= at && begins(one))
  const next = log.findIndex((one, i) => i > at && begins(one))
  const to = next === -1 ? log.length : next
  return log.slice(Math.max(from, at - LINES / 2, 0), Math.min(to, at + LINES / 2))
}

/** @param begun the move that began each round */
const starts = (begun: readonly number[]) => [0, ...begun.slice(1)]

/** The position of a move on the timeline, from 0 to 1. */
export function along(begun: readonly number[], length: number, seq: number): number {
  const rounds = starts(begun)
  const i = rounds.findLastIndex((from) => from <= seq)
  const from = rounds[i] ?? 0
  const moves = (rounds[i + 1] ?? length) - from
  return (i + (moves > 0 ? (seq - from) / moves : 1)) / rounds.length
}

/** The move at a position on the timeline. */
export function moveAt(begun: readonly number[], length: number, share: number): number {
  const rounds = starts(begun)
  const far = Math.max(0, Math.min(share, 1)) * rounds.length
  const i = Math.min(Math.floor(far), rounds.length - 1)
  const from = rounds[i] ?? 0
  return Math.round(from + (far - i) * ((rounds[i + 1] ?? length) - from))
}

/** The last move of each round. */
export function lastMoves(begun: readonly number[], length: number): readonly number[] {
  return [...starts(begun).slice(1), length]
}
