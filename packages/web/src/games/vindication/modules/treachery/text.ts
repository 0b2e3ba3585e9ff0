// Black blocks in the text view: what they do and where they are.
import type { Update } from '@lorehall/host'
import { listOf } from '../../../../table-ui/text-view.ts'
import type { ModuleText } from '../../../../table-ui/module-parts.ts'
import { faceOf } from '../../cards/card-texts.ts'
import { viewOf } from '../../view.ts'
import { regionName } from '../../text-view/places.ts'
import { type OwnWords, wordsOf } from './own.ts'
import { blackBlocksIn } from './seen.ts'

function blackLines(update: Update, words: OwnWords): string[] {
  const { t, say } = words
  const { cards, regions, left } = blackBlocksIn(viewOf(update)) ?? { cards: [], regions: [], left: 0 }
  const under = [
    ...cards.map((id) => say(faceOf(id)?.name ?? id)),
    ...regions.map((hex) => regionName(update, hex, words)),
  ]
  return [
    ...(under.length === 0 ? [t('black.none')] : [t('black.list', { list: listOf(under, words) })]),
    t('black.left', { n: left }),
  ]
}

export const TEXT: ModuleText = {
  sections: (update, said) => {
    const words = wordsOf(said)
    const lines = [words.t('black.text'), ...blackLines(update, words)]
    return [{ id: 'black-blocks', title: words.t('black.all'), lines }]
  },
  topics: (update, said) => {
    const words = wordsOf(said)
    return [
      {
        names: ['black blocks', 'black block'],
        where: () => blackLines(update, words),
        what: () => [words.t('black.text'), ...blackLines(update, words)],
      },
    ]
  },
}
