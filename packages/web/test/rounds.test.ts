import { describe, expect, it } from 'vitest'
import { along, lastMoves, moveAt, turnAround } from '../src/table-ui/rounds.ts'
import { logLine } from './kit.ts'

/** Three rounds of 10, 30 and 20 moves; the first 2 moves are choices before round 1. */
const BEGUN = [2, 10, 40]
const LENGTH = 60

describe('a game along its rounds', () => {
  it('gives every round the same width, and each move its place in it', () => {
    expect([0, 10, 40, 60].map((seq) => along(BEGUN, LENGTH, seq))).toEqual([0, 1 / 3, 2 / 3, 1])
    expect(along(BEGUN, LENGTH, 25)).toBe(0.5)
  })

  it('finds the move again', () => {
    for (const seq of [0, 5, 10, 25, 40, 50, 60])
      expect(moveAt(BEGUN, LENGTH, along(BEGUN, LENGTH, seq))).toBe(seq)
    expect([-1, 2].map((share) => moveAt(BEGUN, LENGTH, share))).toEqual([0, 60])
  })

  it('lists the last move of each round', () => {
    expect(lastMoves(BEGUN, LENGTH)).toEqual([10, 40, 60])
  })

  it('treats a game without rounds as one round', () => {
    expect([0, 30, 60].map((seq) => along([], LENGTH, seq))).toEqual([0, 0.5, 1])
    expect(lastMoves([], LENGTH)).toEqual([60])
  })

  it('ends at the edge if the last round has no move', () => {
    expect(along([0, 60], LENGTH, 60)).toBe(1)
  })
})

describe('the turn of a line', () => {
  const turns = {
    begins: ({ type }: { type: string }) => (type === 'turn' ? ('turn' as const) : null),
  }
  const log = ['turn', 'moved', 'rested', 'turn', 'moved'].map((type, i) => ({
    ...logLine(i, `line ${i}`),
    type,
  }))
  const around = (i: number) => {
    const line = log[i]
    return line === undefined ? [] : turnAround(log, line, turns).map(({ seq }) => seq)
  }

  it('has all lines from its start to the next turn', () => {
    expect(around(0)).toEqual([0, 1, 2])
    expect(around(2)).toEqual([0, 1, 2])
    expect(around(4)).toEqual([3, 4])
  })
})
