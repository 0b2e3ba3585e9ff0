// Pets in the text view: the market, and the master of each pet.
import type { Update } from '@lorehall/host'
import type { ModuleText } from '../../../../table-ui/module-parts.ts'
import { faceOf } from '../../cards/card-texts.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { viewOf } from '../../view.ts'
import { type OwnWords, wordsOf } from './own.ts'
import { petsOf, staysWords } from './pets.ts'
import { petsIn } from './seen.ts'

function marketLines(update: Update, { t, say }: OwnWords): string[] {
  const { market, down } = petsIn(viewOf(update)) ?? { market: [], down: 0 }
  const open = market.flatMap((id) => faceOf(id) ?? [])
  return [
    ...open.map(({ name, text, honor }) =>
      t('pets.open', { name: say(name), n: honor ?? 0, text: say(text) }),
    ),
    t('pets.down', { n: down }),
  ]
}

export const cardLists: NonNullable<ModuleParts['cardLists']> = (seat, update, said) => {
  const words = wordsOf(said)
  const cards = petsOf(viewOf(update), seat).map(({ card, master }) => ({
    card,
    said: words.t('pets.stays', { how: staysWords(master, words) }),
    with: master,
  }))
  return [{ id: 'pets', title: words.t('pets.all'), cards }]
}

export const whereIs: NonNullable<ModuleParts['whereIs']> = (card, name, update, words) =>
  petsIn(viewOf(update))?.market.includes(card) === true ? wordsOf(words).t('pets.where', { name }) : null

export const TEXT: ModuleText = {
  sections: (update, said) => {
    const words = wordsOf(said)
    const lines = [words.t('pets.text'), ...marketLines(update, words)]
    return [{ id: 'pets', title: words.t('pets.market'), lines }]
  },
  topics: (update, said) => {
    const words = wordsOf(said)
    return [
      {
        names: ['pets', 'pet', 'pet market'],
        where: () => marketLines(update, words),
        what: () => [words.t('pets.text'), ...marketLines(update, words)],
      },
    ]
  },
}
