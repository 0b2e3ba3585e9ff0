// Now or Never for the text view.
import type { Update, WireOption } from '@lorehall/host'
import type { GameWords, OptionGroup, WordSection } from '../../../table/game-words.ts'
import { declinesLast, endsTurn } from '../../../table/manner.ts'
import { modulesInPlay } from '../cards/box.ts'
import { aboutThing } from '../table/about.ts'
import { EXAMPLES_EN, NOT_NOW_EN } from './en.ts'
import { type AllWords, wordsOf } from './own.ts'
import { mySection, othersSection } from './people.ts'
import { mapSection, numberOf, spaceCalled, spaceLine } from './places.ts'
import { fightSection, marketSection, seasonSection } from './shared.ts'
import { topics } from './topics.ts'
import { townSection } from './town.ts'

const GROUPS = ['answers', 'hero', 'specialist', 'walk', 'beside', 'end'] as const
type Group = (typeof GROUPS)[number]

const GROUP_OF: Readonly<Record<string, Group>> = {
  go: 'hero',
  use: 'specialist',
  recruit: 'specialist',
  rest: 'specialist',
  move: 'walk',
}

function groupOf(option: WireOption): Group {
  if (option.extra) return 'beside'
  return endsTurn(option) ? 'end' : (GROUP_OF[option.kind] ?? 'answers')
}

function groups({ ask }: Update, { t }: AllWords): OptionGroup[] {
  if (ask === null) return []
  return GROUPS.flatMap((group) => {
    const options = declinesLast(ask.options).filter((option) => groupOf(option) === group)
    return options.length === 0 ? [] : [{ title: t(`words.group.${group}`), options }]
  })
}

function sections(update: Update, words: AllWords): WordSection[] {
  return [
    ...fightSection(update, words),
    ...mySection(update, words),
    ...(update.eyes === null ? [] : townSection(update, update.eyes, words)),
    mapSection(update, words),
    marketSection(update, words),
    othersSection(update, words),
    seasonSection(update, words),
    ...modulesInPlay().text.sections(update, words),
  ]
}

const spaceOf = (at: string): number | null => {
  const n = /^space:(\d+)$/.exec(at)?.[1]
  return n === undefined ? null : Number(n)
}

function about(update: Update, at: string, words: AllWords): string | null {
  const space = spaceOf(at)
  if (space !== null) return spaceLine(update, space, words)
  const own = modulesInPlay().text.about(at, update, words)
  if (own !== null) return own
  const found = aboutThing(update, at, words)
  if (found === null) return null
  const said = [found.text, ...found.lines].filter((line) => line !== '').join(' ')
  return said === '' ? null : said
}

/** Of these what the answer says is enough. */
const PLAIN = new Set(['house', 'rehouse', 'sale', 'sell', 'sell-all', 'market', 'refill', 'arrow'])

/** By its number, or by what lies there: "hermits hut", "the pebble mite", "search space d". */
function placeNamed(said: string, update: Update): string | null {
  const n = /^(?:space )?(\d+)$/.exec(said)?.[1]
  const space = n === undefined ? spaceCalled(update, said.replace(/^the /, '')) : Number(n) - 1
  return space === null ? null : `space:${space}`
}

export const GAME_WORDS: GameWords = {
  sections: (update, words) => sections(update, wordsOf(words)),
  topics: (update, words) => topics(update, wordsOf(words)),
  groups: (update, words) => groups(update, wordsOf(words)),
  about: (update, at, words) => about(update, at, wordsOf(words)),
  isPlain: ({ kind }) => PLAIN.has(kind),
  placeName: (at, words) => wordsOf(words).t('words.space', { n: numberOf(spaceOf(at) ?? 0) }),
  placeNamed,
  notNow: (verb) => NOT_NOW_EN[verb] ?? null,
  examples: EXAMPLES_EN,
}
