// The toy in the text view.
import type { Update } from '@lorehall/host'
import type { GameTextView, Topic, TextSection } from '../src/table-ui/text-view.ts'
import { ownSeat } from '../src/table-ui/players/seats.ts'
import { inPlaces } from '../src/table-ui/manner.ts'
import type { Words } from '../src/text/language.ts'
import { CARDS, lookOf } from './cards.ts'
import { CARDS_EN } from './en.ts'
import { wordsOf } from './text.ts'
import { viewOf } from './view.ts'

function sections(update: Update, words: Words): readonly TextSection[] {
  const { t, say } = wordsOf(words)
  const { deck, relics, seats } = viewOf(update)
  const handOf = (seat: number) =>
    (seats[seat]?.hand ?? []).map((card) => (card === null ? t('toy.hidden') : say(CARDS_EN[card].name)))
  const countsOf = (seat: number) =>
    `${t('toy.points')}: ${seats[seat]?.points ?? 0}. ${t('toy.coins')}: ${seats[seat]?.coins ?? 0}.`
  return [
    { id: 'me', title: t('player.own'), lines: [countsOf(ownSeat(update)), ...handOf(ownSeat(update))] },
    {
      id: 'others',
      title: t('player.others'),
      lines: [],
      parts: update.seats.flatMap(({ name }, seat) =>
        seat === ownSeat(update) ? [] : [{ id: `seat-${seat}`, title: say(name), lines: [countsOf(seat)] }],
      ),
    },
    { id: 'table', title: t('toy.board'), lines: [t('toy.left', { n: deck, relics })] },
  ]
}

function topics(_update: Update, words: Words): readonly Topic[] {
  return CARDS.map((card) => ({
    names: [card],
    where: () => [],
    what: () => [words.say(CARDS_EN[card].text)],
  }))
}

export const TEXT_VIEW: GameTextView = {
  sections,
  topics,
  groups: ({ ask }, words) =>
    ask === null ? [] : [{ title: wordsOf(words).t('toy.board'), options: inPlaces(ask.options) }],
  about: (_update, at, { say }) => {
    const look = lookOf(at.replace('card:', ''))
    return look === undefined ? null : say(look.text.join(' '))
  },
  isPlain: () => false,
  placeName: (at) => at,
  placeNamed: () => null,
  notNow: () => null,
  examples: {
    first: 'raid',
    where: '“where is bolt”',
    what: '“what does bolt do”',
    show: '“show table”',
    answer: '“raid”, “end”',
  },
}
