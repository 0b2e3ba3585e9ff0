// The toy's campaign: half of each purse goes on to the next table.
import { type Carries, isRecord, type Json, Refusal } from '../src/index.ts'
import type { ToyState, ToyValues } from './toy-state.ts'

export const toyCarries: Carries<ToyState, ToyValues> = {
  read(left, seats) {
    const purses = pursesIn(left)
    if (purses.length === seats) return purses
    throw new Refusal('bad-carried', `expected { "purses": a number for each of ${seats} seats }`)
  },
  leaves: ({ state }) => ({ purses: state.seats.map(({ coins }) => Math.floor(coins / 2)) }),
}

/** The purses in what an earlier table left; empty: none. */
export function pursesIn(left: Json): number[] {
  const purses: unknown = isRecord(left) ? left['purses'] : left
  const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
  return Array.isArray(purses) && purses.every(isCount) ? purses : []
}
