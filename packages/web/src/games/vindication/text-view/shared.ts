// Decks, tiles, tokens and end triggers in the text view.
import { ATTRIBUTES } from '@lorehall/vindication/client'
import type { Update } from '@lorehall/host'
import { listOf, type TextSection } from '../../../table-ui/text-view.ts'
import { armedIn, lastRoundOf, progressOf } from '../board/progress.ts'
import { faceOf } from '../cards/card-texts.ts'
import { termsAt } from '../facts.ts'
import { expansionsAt, otherwiseAt, termsIn } from '../otherwise.ts'
import { nameOf } from '../../../table-ui/players/seats.ts'
import { type DeckView, viewOf } from '../view.ts'
import { cardWords } from './people.ts'
import type { AllWords } from './own.ts'

export function deckLine(deck: DeckView, words: AllWords): string {
  const { t, say } = words
  const name = t(`board.deck.${deck.deck}`)
  const [top, ...under] = deck.open.toReversed()
  const down = t('words.deck.down', { n: deck.down })
  const known =
    deck.top === null ? '' : ` ${t('words.deck.top', { name: say(faceOf(deck.top)?.name ?? deck.top) })}`
  if (top === undefined) return `${t('words.deck.none', { name })} ${down}${known}`
  const below = under.map((id) => say(faceOf(id)?.name ?? id))
  const lies = below.length === 0 ? '' : ` ${t('words.deck.under', { list: listOf(below, words) })}`
  return `${t('words.deck.open', { name, card: cardWords(top, words) })}${lies} ${down}${known}`
}

export function decksSection(update: Update, words: AllWords): TextSection {
  const { t } = words
  const { decks, tiles, tokens } = viewOf(update)
  const left = ATTRIBUTES.map((name, i) =>
    t('words.amount', { n: tiles[i] ?? 0, name: t(`attribute.${name}`) }),
  )
  return {
    id: 'decks',
    title: t('words.decks'),
    lines: [
      ...decks.map((deck) => deckLine(deck, words)),
      t('words.tiles', { list: listOf(left, words) }),
      tokens.length === 0
        ? t('words.tokens.none')
        : t('words.tokens', { list: listOf(tokens.map(String), words) }),
    ],
  }
}

export function spheresSection(update: Update, words: AllWords): TextSection {
  const { t, say } = words
  const { players } = viewOf(update)
  return {
    id: 'spheres',
    title: t('words.spheres'),
    lines: ATTRIBUTES.map((name, i) => {
      const counts = players.map(({ seat, spheres }) =>
        t('board.count', { name: say(nameOf(update, seat)), n: spheres[i] ?? 0 }),
      )
      return t('words.sphere', { name: t(`attribute.${name}`), list: counts.join(', ') })
    }),
  }
}

export function triggerLine(update: Update, id: string, words: AllWords): string {
  const { t, say } = words
  const view = viewOf(update)
  const { triggers, ending } = view
  const face = faceOf(id)
  const found = triggers.find((one) => one.id === id)
  const name = say(face?.name ?? id)
  const progress =
    found === undefined ? name : t('board.trigger', { name, progress: progressOf(found, view, words) })
  const met = ending === id ? ` ${t('words.trigger.met')}` : ''
  return `${progress}. ${say(face?.text ?? '')}${met}`
}

export function triggersSection(update: Update, words: AllWords): TextSection {
  const { t } = words
  const view = viewOf(update)
  const { triggers, triggersLeft, round } = view
  const terms = termsAt(update)
  const last = lastRoundOf(view, terms)
  const armed = armedIn(view, terms)
  return {
    id: 'triggers',
    title: t('board.triggers'),
    lines: [
      last > 0 ? t('words.end.set', { n: round, last }) : t('words.end.open', { n: round }),
      ...(armed > 0 ? [t('thing.end.armed', { n: armed })] : []),
      ...(terms.rounds > 0 ? [t('thing.end.fixed', { n: terms.rounds })] : []),
      ...triggers.map(({ id }) => triggerLine(update, id, words)),
      t('words.triggers.left', { n: triggersLeft }),
    ],
  }
}

/** The expansions, with a sentence about each, and the rules that differ from those of 2018. */
export function termsSection(update: Update, { t, say }: AllWords): TextSection[] {
  const added = expansionsAt(update).map(({ title, description }) =>
    t('words.expansion', { name: say(title), adds: say(description) }),
  )
  const lines = [...added, ...termsIn(otherwiseAt(update)).map(say)]
  return lines.length === 0 ? [] : [{ id: 'terms', title: t('words.terms'), lines }]
}
