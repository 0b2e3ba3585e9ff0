// The part of a view that Treachery adds; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs } from '../../seen.ts'

export interface BlackBlocks {
  /** The things they are on. */
  readonly cards: readonly string[]
  readonly regions: readonly number[]
  readonly left: number
}

function isBlackBlocks(value: unknown): value is BlackBlocks {
  return (
    isRecord(value) &&
    typeof value['left'] === 'number' &&
    isList(value['cards'], 'string') &&
    isList(value['regions'], 'number')
  )
}

export const blackBlocksIn = seenAs('treachery', isBlackBlocks)
