// Crystals in the text view: who has them and what they do.
import type { Update } from '@lorehall/host'
import type { ModuleText } from '../../../../table-ui/module-parts.ts'
import { nameOf } from '../../../../table-ui/players/seats.ts'
import { viewOf } from '../../view.ts'
import { holderOf, INFUSED, type Infused, infusedOf } from './crystals.ts'
import { type OwnWords, wordsOf } from './own.ts'
import { jewelsIn } from './seen.ts'

function playerLines(seat: number, update: Update, { t, say }: OwnWords): string[] {
  const view = viewOf(update)
  const jewels = jewelsIn(view)
  if (jewels === null) return []
  const told = infusedOf(view, seat).map(({ face }) => {
    const name = say(face.name)
    const used = view.players[seat]?.used.includes(face.id) === true
    return `${used ? t('crystals.used', { name }) : name}. ${say(face.text)}`
  })
  return [`${t('crystals.n', { n: jewels.crystals[seat] ?? 0 })}.`, ...told]
}

function infusedLine(update: Update, one: Infused, { t, say }: OwnWords): string {
  const holder = holderOf(viewOf(update), one)
  const whose =
    holder === null
      ? t('crystals.free')
      : holder === update.eyes
        ? t('crystals.yours')
        : t('crystals.holds', { name: say(nameOf(update, holder)) })
  return `${say(one.face.name)}. ${say(one.face.text)} ${whose}.`
}

function countLines(update: Update, { t, say }: OwnWords): string[] {
  const { crystals, supply } = jewelsIn(viewOf(update)) ?? { crystals: [], supply: 0 }
  return [
    ...crystals.map((n, seat) =>
      seat === update.eyes
        ? `${t('crystals.own', { n })}.`
        : `${t('crystals.of', { name: say(nameOf(update, seat)), n })}.`,
    ),
    `${t('crystals.supply', { n: supply })}.`,
  ]
}

export const TEXT: ModuleText = {
  lines: (seat, update, words) => playerLines(seat, update, wordsOf(words)),
  sections: (update, said) => {
    const words = wordsOf(said)
    const { t } = words
    const lines = [...countLines(update, words), ...INFUSED.map((one) => infusedLine(update, one, words))]
    return [{ id: 'crystals', title: t('crystals.all'), lines: [t('crystals.text'), ...lines] }]
  },
  topics: (update, said) => {
    const words = wordsOf(said)
    const { t } = words
    const infused = () => INFUSED.map((one) => infusedLine(update, one, words))
    return [
      {
        names: ['crystals', 'crystal'],
        where: () => countLines(update, words),
        what: () => [t('crystals.text'), ...countLines(update, words)],
      },
      { names: ['infused crystals', 'infused crystal'], where: infused, what: infused },
      ...INFUSED.map((one) => {
        const told = () => [infusedLine(update, one, words)]
        return { names: [one.face.name.toLowerCase(), `${one.attribute} crystal`], where: told, what: told }
      }),
    ]
  },
  about: (at, _update, words) => (at === 'crystals' ? wordsOf(words).t('crystals.text') : null),
}
