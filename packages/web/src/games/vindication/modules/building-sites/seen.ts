// The part of a view that Building Sites adds; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs } from '../../seen.ts'

export interface Sites {
  /** The kinds of region left to build, one entry per tile. */
  readonly open: readonly string[]
}

const isSites = (value: unknown): value is Sites => isRecord(value) && isList(value['open'], 'string')

export const sitesIn = seenAs('building-sites', isSites)
