// The toy's campaign: half of each purse goes on to the next table. A line is a seat of the earlier table, by its number.
import { type Carries, isRecord, type Json, Refusal } from '../src/index.ts'
import type { ToyState, ToyValues } from './toy-state.ts'

export const toyCarries: Carries<ToyState, ToyValues> = {
  lines: (left) => checked(left).map((_, seat) => `${seat}`),
  read: (left, lines) => lines.map((line) => (line === null ? 0 : (checked(left)[Number(line)] ?? 0))),
  leaves: ({ state }) => ({ purses: state.seats.map(({ coins }) => Math.floor(coins / 2)) }),
}

function checked(left: Json): number[] {
  const purses = pursesIn(isRecord(left) ? left['purses'] : null)
  if (purses.length > 0) return purses
  throw new Refusal('bad-carried', 'expected { "purses": a number for each seat of the earlier table }')
}

/** The purses with which the seats begin; empty: none. */
export function pursesIn(purses: unknown): number[] {
  const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
  return Array.isArray(purses) && purses.every(isCount) ? purses : []
}
