// The cause of a log line: a card or a place.
import type { LogLine, Update } from '@lorehall/host'
import type { Cause } from '../../../table-ui/parts.ts'
import { aboutMap } from '../board/map/about.ts'
import { lookOf } from '../cards/looks.ts'
import type { OwnWords } from '../text/own.ts'

export function cause(update: Update, { from, at }: LogLine, words: OwnWords): Cause {
  const ids = [from ?? '', at?.replace(/^\w+:/, '') ?? '']
  const card = ids.find((id) => lookOf(id) !== undefined) ?? null
  return { card, place: at === undefined || at === null ? null : aboutMap(update, at, words) }
}
