// What Jewelcrafter shows of itself; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs } from '../../seen.ts'

export interface Jewels {
  /** Crystals nobody has. */
  readonly supply: number
  readonly crystals: readonly number[]
  /** Who holds the infused crystal of each attribute. */
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
