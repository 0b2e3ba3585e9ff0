// What Building Sites shows of itself; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs } from '../../seen.ts'

export interface Sites {
  /** The kinds of what is left to build, one entry a tile. */
  readonly open: readonly string[]
}

const isSites = (value: unknown): value is Sites => isRecord(value) && isList(value['open'], 'string')

export const sitesIn = seenAs('building-sites', isSites)
