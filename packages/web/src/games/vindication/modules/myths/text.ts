// Ronak, the battle board, teleport tokens and loot in the text view.
import type { Update } from '@lorehall/host'
import { listOf, type Topic, type TextSection } from '../../../../table-ui/text-view.ts'
import type { ModuleText } from '../../../../table-ui/module-parts.ts'
import { nameOf } from '../../../../table-ui/players/seats.ts'
import { faceOf } from '../../cards/card-texts.ts'
import { viewOf } from '../../view.ts'
import { sphereWords } from './battle/words.ts'
import { lootOf, tokensOf } from './loot.ts'
import { type OwnWords, wordsOf } from './own.ts'
import { mythsIn } from './seen.ts'

/** The loot and teleport tokens of one player. */
function mythsLines(seat: number, update: Update, { t, say }: OwnWords): string[] {
  const view = viewOf(update)
  const used = view.players[seat]?.used ?? []
  const n = tokensOf(view, seat)
  const loot = lootOf(view, seat).flatMap((id) => faceOf(id) ?? [])
  return [
    ...(n === 0 ? [] : [`${t('myths.tokens.n', { n })}.`]),
    ...loot.map(({ id, name, text }) => {
      const called = used.includes(id) ? t('myths.used', { name: say(name) }) : say(name)
      return `${t('myths.loot')}: ${called}. ${say(text)}`
    }),
  ]
}

/** Ronak's state, the rewards of his spheres, and the face-up loot. */
function battleLines(update: Update, words: OwnWords): string[] {
  const { t, say } = words
  const myths = mythsIn(viewOf(update))
  if (myths === null) return []
  const { phase, blocks, spheres, market } = myths
  const open = market.flatMap((id) => faceOf(id) ?? []).map(({ name }) => say(name))
  const told = spheres.map((sphere) => {
    const called = sphereWords(sphere, words)
    return sphere.seat === null
      ? `${called}.`
      : `${t('myths.taken', { sphere: called, name: say(nameOf(update, sphere.seat)) })}.`
  })
  const filled = spheres.filter(({ seat }) => seat !== null).length
  const asleep = [
    `${t('myths.asleep', { n: blocks.length })}.`,
    t('myths.blocks.list', { list: listOf(blocks.map(String), words) }),
  ]
  return [
    ...(phase === 'asleep' ? asleep : []),
    ...(phase === 'fight' ? [`${t('myths.fight', { n: filled, of: spheres.length })}.`] : []),
    ...(open.length === 0 ? [] : [t('myths.loot.open', { list: listOf(open, words) })]),
    ...(phase === 'gone' ? [] : told),
  ]
}

function mythsSections(update: Update, words: OwnWords): TextSection[] {
  if (mythsIn(viewOf(update)) === null) return []
  const { t } = words
  const lines = [t('myths.board.text'), ...battleLines(update, words)]
  return [{ id: 'battle', title: t('myths.board'), lines }]
}

function mythsTopics(update: Update, words: OwnWords): Topic[] {
  if (mythsIn(viewOf(update)) === null) return []
  const battle: Topic = {
    names: ['battle board', 'battle', 'loot'],
    where: () => battleLines(update, words),
    what: () => [words.t('myths.board.text'), ...battleLines(update, words)],
  }
  return [battle]
}

export const TEXT: ModuleText = {
  lines: (seat, update, words) => mythsLines(seat, update, wordsOf(words)),
  sections: (update, words) => mythsSections(update, wordsOf(words)),
  topics: (update, words) => mythsTopics(update, wordsOf(words)),
}
