// What a line of the log comes from: a card, a crystal, a wish or a region.
import type { LogLine, Update } from '@lorehall/host'
import type { Cause } from '../../../table/parts.ts'
import { faceOf, regionText } from '../cards/faces.ts'
import { infusedNamed } from '../modules/crystals.ts'
import { wishNamed } from '../modules/wishes.ts'
import type { OwnWords } from '../text/own.ts'
import { viewOf } from '../view.ts'

const hexIn = (text: string | null) => Number(/^(?:region|rent|control):(\d+)$/.exec(text ?? '')?.[1] ?? 0)

export function cause(update: Update, { from, at }: LogLine, { say }: OwnWords): Cause {
  const ids = [from ?? '', at?.replace(/^card:/, '') ?? '']
  const hex = hexIn(from) || hexIn(at)
  const kind = viewOf(update).regions.find((region) => region.hex === hex)?.kind
  const region = kind === undefined || kind === null ? undefined : regionText(kind)
  const apart = infusedNamed(ids[1] ?? '')?.face ?? wishNamed(ids[1] ?? '')
  const place = apart ?? region
  return {
    card: ids.find((id) => faceOf(id) !== undefined) ?? null,
    place: place === undefined ? null : { title: say(place.name), text: say(place.text) },
  }
}
