// Tooltips of the battle board and of teleport tokens, and the line that a black block adds to its space.
import type { Update } from '@lorehall/host'
import type { TellThing } from '../../../../table-ui/module-parts.ts'
import { nameOf, ownSeat } from '../../../../table-ui/players/seats.ts'
import type { Words } from '../../../../text/language.ts'
import { viewOf } from '../../view.ts'
import { sphereWords } from './battle/words.ts'
import { tokensOf } from './loot.ts'
import { wordsOf } from './own.ts'
import { blockedAt, mythsIn } from './seen.ts'

/** A sphere of the battle board, or the whole board. */
export const aboutBattle: TellThing = (id, update, said) => {
  const words = wordsOf(said)
  const { t, say } = words
  const myths = mythsIn(viewOf(update))
  if (myths === null) return null
  const sphere = id === '' ? undefined : myths.spheres[Number(id)]
  if (sphere === undefined) {
    const { sestra } = myths
    return {
      title: t('myths.board'),
      text: t('myths.board.text'),
      lines: sestra === null ? [] : [t('myths.next', { name: say(nameOf(update, sestra)) })],
    }
  }
  const called = sphereWords(sphere, words)
  return {
    title: called,
    text: t('myths.sphere.text'),
    brief: called,
    lines:
      sphere.seat === null
        ? []
        : [t('myths.taken', { sphere: called, name: say(nameOf(update, sphere.seat)) })],
  }
}

export const aboutTeleports: TellThing = (_id, update, words) => {
  const { t } = wordsOf(words)
  const n = tokensOf(viewOf(update), ownSeat(update))
  return { title: t('myths.tokens.n', { n }), text: t('myths.tokens.text'), lines: [] }
}

export const linesAt = (at: string, update: Update, words: Words): readonly string[] =>
  blockedAt(at, viewOf(update)) ? [wordsOf(words).t('myths.space.text')] : []
