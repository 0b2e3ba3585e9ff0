// The course of a game along its rounds: every round is as wide as any other, however many moves it
// had. What comes before the first belongs to it.

import type { LogLine } from '@lorehall/host'
import type { TurnParts } from './parts.ts'

/** The move with which each round, or turn, of a whole log began. */
export function begun(
  log: readonly LogLine[],
  what: 'round' | 'turn',
  turns: Pick<TurnParts, 'begins'> | undefined,
): readonly number[] {
  return log.flatMap((line) => (turns?.begins(line) === what ? [line.seq] : []))
}

/** A turn has fewer lines; a round of a game that knows no turns may have more. */
const LINES = 30

/** The lines of the turn to which this one belongs, from the one with which it began. */
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

/** @param begun the move with which each round began */
const starts = (begun: readonly number[]) => [0, ...begun.slice(1)]

/** How far a move is along the game, from 0 to 1. */
export function along(begun: readonly number[], length: number, seq: number): number {
  const rounds = starts(begun)
  const i = rounds.findLastIndex((from) => from <= seq)
  const from = rounds[i] ?? 0
  const moves = (rounds[i + 1] ?? length) - from
  return (i + (moves > 0 ? (seq - from) / moves : 1)) / rounds.length
}

/** The move that is so far along the game. */
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
