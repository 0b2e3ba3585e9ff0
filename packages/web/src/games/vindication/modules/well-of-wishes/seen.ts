// The part of a view that the Well of Wishes adds; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs } from '../../seen.ts'

export interface Well {
  /** The face-up wishes. */
  readonly showing: readonly string[]
}

const isWell = (value: unknown): value is Well => isRecord(value) && isList(value['showing'], 'string')

export const wellIn = seenAs('well-of-wishes', isWell)
