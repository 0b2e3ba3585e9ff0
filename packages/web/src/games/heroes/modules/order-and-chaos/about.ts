// Describes the Underworld card: how Souls are gained, and what they buy.
import type { Update } from '@lorehall/host'
import { ownSeat } from '../../../../table-ui/players/seats.ts'
import type { About } from '../../../../table-ui/about.ts'
import type { TellThing } from '../../../../table-ui/module-parts.ts'
import { listOf } from '../../../../table-ui/text-view.ts'
import { nameOf } from '../../cards/names.ts'
import { valuesOf } from '../../facts.ts'
import { playerOf } from '../../view.ts'
import { type OwnWords, wordsOf } from './own.ts'
import { soulsOf } from './souls.ts'

function pricesSaid(update: Update, seat: number, words: OwnWords): string {
  const { t, say } = words
  const faction = valuesOf(update).factions[playerOf(update, seat)?.faction ?? '']
  const vessel = {
    name: say(nameOf(faction?.units.air ?? '')),
    building: say(nameOf(faction?.buildings.find(({ opens }) => opens === 'air')?.id ?? '')),
  }
  const prices = soulsOf(update, seat)?.prices ?? []
  const list = prices.map(({ kind, n }) => t('souls.price', { n, name: t(`souls.${kind}`, vessel) }))
  return t('souls.prices', { list: listOf(list, words) })
}

/** The text of the card, a sentence or two per line. */
export function underworldLines(update: Update, seat: number, words: OwnWords): readonly string[] {
  const souls = soulsOf(update, seat)
  if (souls === null) return []
  const { t } = words
  return [t('souls.gain', { per: souls.perBattle }), t('souls.raise'), pricesSaid(update, seat, words)]
}

export const aboutUnderworld: TellThing = (_id, update, words): About | null => {
  const own = wordsOf(words)
  const seat = ownSeat(update)
  const souls = soulsOf(update, seat)
  if (souls === null) return null
  return {
    title: own.say(nameOf(souls.card)),
    text: own.t('souls.n', { n: souls.n, most: souls.most }),
    lines: underworldLines(update, seat, own),
  }
}
