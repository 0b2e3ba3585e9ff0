// The source of a log line: a card, a module's thing, or a region.
import type { LogLine, Update } from '@lorehall/host'
import type { Cause } from '../../../table-ui/parts.ts'
import { faceOf, regionText } from '../cards/card-texts.ts'
import { modulesInPlay } from '../in-play.ts'
import type { OwnWords } from '../text/own.ts'
import { viewOf } from '../view.ts'

const hexIn = (text: string | null) => Number(/^(?:region|rent|control):(\d+)$/.exec(text ?? '')?.[1] ?? 0)

export function cause(update: Update, { from, at }: LogLine, { say }: OwnWords): Cause {
  const ids = [from ?? '', at?.replace(/^card:/, '') ?? '']
  const hex = hexIn(from) || hexIn(at)
  const kind = viewOf(update).regions.find((region) => region.hex === hex)?.kind
  const region = kind === undefined || kind === null ? undefined : regionText(kind)
  const place = modulesInPlay().apart(ids[1] ?? '') ?? region
  return {
    card: ids.find((id) => faceOf(id) !== undefined) ?? null,
    place: place === undefined ? null : { title: say(place.name), text: say(place.text) },
  }
}
