// The part of a view that Jewelcrafter adds; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs } from '../../seen.ts'

export interface Jewels {
  /** Crystals in the supply. */
  readonly supply: number
  readonly crystals: readonly number[]
  /** The owner of the infused crystal of each attribute. */
  readonly infused: readonly (number | null)[]
}

function isJewels(value: unknown): value is Jewels {
  return (
    isRecord(value) &&
    typeof value['supply'] === 'number' &&
    isList(value['crystals'], 'number') &&
    isList(value['infused'], 'number')
  )
}

export const jewelsIn = seenAs('jewelcrafter', isJewels)
