// Now or Never's text view.
import type { Update, WireOption } from '@lorehall/host'
import type { OptionGroup, TextSection } from '../../../table-ui/text-view.ts'
import { wholeText, textViewWith, groupedBy } from '../../../table-ui/text-view-with.ts'
import { endsTurn } from '../../../table-ui/manner.ts'
import { modulesInPlay } from '../cards/box.ts'
import { aboutThing } from '../parts/about.ts'
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

function groups(update: Update, { t }: AllWords): OptionGroup[] {
  const titles = GROUPS.map((group) => [group, t(`words.group.${group}`)] as const)
  return groupedBy(update, titles, groupOf)
}

function sections(update: Update, words: AllWords): TextSection[] {
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
  return modulesInPlay().text.about(at, update, words) ?? wholeText(aboutThing(update, at, words))
}

/** Kinds of options whose label is enough. */
const PLAIN = new Set(['house', 'rehouse', 'sale', 'sell', 'sell-all', 'market', 'refill', 'arrow'])

/** By its number or by the thing on it: "hermits hut", "the pebble mite", "search space d". */
function placeNamed(said: string, update: Update): string | null {
  const n = /^(?:space )?(\d+)$/.exec(said)?.[1]
  const space = n === undefined ? spaceCalled(update, said.replace(/^the /, '')) : Number(n) - 1
  return space === null ? null : `space:${space}`
}

export const TEXT_VIEW = textViewWith(wordsOf, {
  sections,
  topics,
  groups,
  about,
  isPlain: ({ kind }) => PLAIN.has(kind),
  placeName: (at, { t }) => t('words.space', { n: numberOf(spaceOf(at) ?? 0) }),
  placeNamed,
  notNow: NOT_NOW_EN,
  examples: EXAMPLES_EN,
})
