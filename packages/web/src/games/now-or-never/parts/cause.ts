// The cause of a log line: a card, or a place that was visited.
import { FACES } from '@lorehall/now-or-never/client'
import type { LogLine } from '@lorehall/host'
import type { Cause } from '../../../table-ui/parts.ts'
import { lookOf } from '../cards/looks.ts'
import type { OwnWords } from '../text/own.ts'
import { nameOf } from '../cards/names.ts'

export function cause({ from, at }: LogLine, { say }: OwnWords): Cause {
  const ids = [from ?? '', at?.replace(/^\w+:/, '') ?? '']
  const card = ids.find((id) => lookOf(id) !== undefined) ?? null
  const place = ids.map((id) => FACES.get(id)).find((face) => face?.kind === 'location')
  return {
    card,
    place: place === undefined ? null : { title: say(nameOf(place.id)), text: '' },
  }
}
