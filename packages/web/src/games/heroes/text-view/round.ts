// The text view of shared things: the round, the Tax track, the deck, and progress toward the four ends.
import { priceSaid } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { listOf, type TextSection } from '../../../table-ui/text-view.ts'
import { valuesOf } from '../facts.ts'
import { endsOf } from '../parts/ends.ts'
import { viewOf } from '../view.ts'
import type { AllWords } from './own.ts'
import { whoIs } from '../players/who.ts'

function endsLines(update: Update, words: AllWords): string[] {
  const { t, say } = words
  const { explore, expand, exploit, exterminate } = endsOf(update)
  const { end } = viewOf(update)
  const list = (each: readonly number[]) =>
    listOf(
      each.map((n, seat) => t('words.ends.each', { name: say(whoIs(update, seat)), n })),
      words,
    )
  return [
    ...(end === null ? [] : [t('words.ends.last', { n: end.last })]),
    t('words.ends.explore', explore),
    t('words.ends.expand', { of: expand.of, list: list(expand.each) }),
    t('words.ends.exploit', { of: exploit.of, list: list(exploit.each) }),
    t('words.ends.exterminate', { n: exterminate }),
  ]
}

export function roundSection(update: Update, words: AllWords): TextSection {
  const { t, say } = words
  const { round, pass, first, tax, deck, discards } = viewOf(update)
  const amounts = valuesOf(update).tax
  const taxes = tax.map((kind, i) => say(priceSaid({ [kind]: amounts[i] ?? 0 })))
  return {
    id: 'round',
    title: t('words.round'),
    lines: [
      t('words.round.n', { n: round, pass }),
      first === update.eyes
        ? t('words.round.first.you')
        : t('words.round.first', { name: say(whoIs(update, first)) }),
      t('words.round.tax', { list: taxes.join(', ') }),
      t('words.round.deck', { n: deck, gone: discards }),
    ],
    parts: [{ id: 'ends', title: t('words.ends'), lines: endsLines(update, words) }],
  }
}
