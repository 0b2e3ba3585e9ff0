// Vindication's text view.
import type { Update } from '@lorehall/host'
import type { OptionGroup, TextSection } from '../../../table-ui/text-view.ts'
import { textViewWith, groupedBy } from '../../../table-ui/text-view-with.ts'
import { regionText } from '../cards/card-texts.ts'
import { modulesInPlay } from '../in-play.ts'
import { turnPartOf } from '../turn-parts.ts'
import { viewOf } from '../view.ts'
import { EXAMPLES_EN, NOT_NOW_EN } from './en.ts'
import { cardWords, mySection, othersSection } from './people.ts'
import { besideSpace, islandSection } from './places.ts'
import { decksSection, spheresSection, termsSection, triggersSection } from './shared.ts'
import { type AllWords, wordsOf } from './own.ts'
import { topics } from './topics.ts'

const FIRST = ['answers', 'activate', 'move', 'visit', 'control'] as const
const LAST = ['bonus', 'home', 'end'] as const

const GROUP_OF: Readonly<Record<string, (typeof FIRST | typeof LAST)[number]>> = {
  control: 'control',
  recover: 'home',
  'give-up': 'home',
  discard: 'home',
  end: 'end',
}

/** Resting takes the place of the visit. */
function groupOf(kind: string): string | undefined {
  const part = turnPartOf(kind)
  return GROUP_OF[kind] ?? (part === 'rest' ? 'visit' : part)
}

function groups(update: Update, { t, say }: AllWords): OptionGroup[] {
  const { ask } = update
  if (ask === null) return []
  // Inside an action, all options are of one kind; only a turn has several groups.
  const whole = ask.kind === 'turn' || ask.kind === 'path'
  const named = (kind: string): string => {
    const group = groupOf(kind) ?? (whole ? 'bonus' : 'answers')
    return whole || group === 'home' ? group : 'answers'
  }
  const titles: readonly (readonly [string, string])[] = [
    ...FIRST.map((group) => [group, t(`words.group.${group}`)] as const),
    ...Object.entries(modulesInPlay().turn.parts).map(([id, { group }]) => [id, say(group)] as const),
    ...LAST.map((group) => [group, t(`words.group.${group}`)] as const),
  ]
  return groupedBy(update, titles, ({ kind }) => named(kind))
}

function about(update: Update, at: string, words: AllWords): string | null {
  const [kind, id = ''] = at.split(':')
  if (kind === 'card') return cardWords(id, words)
  if (kind === 'space') return words.t('words.beside', { regions: besideSpace(update, Number(id), words) })
  if (kind !== 'region') return modulesInPlay().text.about(at, update, words)
  const region = viewOf(update).regions[Number(id) - 1]?.kind ?? null
  return region === null ? null : words.say(regionText(region).text)
}

function sections(update: Update, words: AllWords): TextSection[] {
  return [
    ...mySection(update, words),
    othersSection(update, words),
    islandSection(update, words),
    triggersSection(update, words),
    decksSection(update, words),
    spheresSection(update, words),
    ...modulesInPlay().text.sections(update, words),
    ...termsSection(update, words),
  ]
}

/** Kinds of options whose label is enough: the text of the thing is not read out again. */
const PLAIN = new Set(['activate', 'recover', 'control', 'give-up'])

function placeNamed(said: string): string | null {
  const n = /^(?:space )?(\d+)$/.exec(said)?.[1]
  return n === undefined ? null : `space:${n}`
}

export const TEXT_VIEW = textViewWith(wordsOf, {
  sections,
  topics,
  groups,
  about,
  isPlain: ({ kind }) => PLAIN.has(kind),
  placeName: (at, { t }) => t('words.space', { n: at.replace('space:', '') }),
  placeNamed,
  notNow: NOT_NOW_EN,
  examples: EXAMPLES_EN,
})
