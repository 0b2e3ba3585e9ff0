// Heroes' text view.
import { isCapitalSlot, regionName, SLOTS } from '@lorehall/heroes/client'
import type { Update, WireOption } from '@lorehall/host'
import type { OptionGroup, TextSection } from '../../../table-ui/text-view.ts'
import { wholeText, textViewWith, groupedBy } from '../../../table-ui/text-view-with.ts'
import { endsTurn } from '../../../table-ui/manner.ts'
import { regionName as wholeName } from '../pieces/region-name.ts'
import { regionIn } from '../board/map/keys.ts'
import { modulesInPlay } from '../cards/box.ts'
import { aboutThing } from '../parts/about.ts'
import { EXAMPLES_EN, NOT_NOW_EN } from './en.ts'
import { type AllWords, wordsOf } from './own.ts'
import { battleSection } from './battle.ts'
import { mySection, othersSection } from './people.ts'
import { roundSection } from './round.ts'
import { topics } from './topics.ts'
import { inWorld, worldInPlay } from '../world.ts'
import { regionLine, worldSection } from './world.ts'

const GROUPS = ['answers', 'capital', 'command', 'go', 'army', 'beside', 'end'] as const
type Group = (typeof GROUPS)[number]

const CAPITAL = new Set<string>(SLOTS.filter(isCapitalSlot))

/** Options that change who marches; a pick is taken back where it was made. */
const changesArmy = ({ kind, at }: WireOption) =>
  kind === 'stay' || kind === 'take' || (kind === 'untick' && at.startsWith('unit:'))

function groupOf(option: WireOption): Group {
  if (option.extra) return 'beside'
  if (endsTurn(option)) return 'end'
  if (option.kind === 'go') return 'go'
  if (changesArmy(option)) return 'army'
  if (option.kind !== 'slot') return 'answers'
  return CAPITAL.has(option.id.slice('slot:'.length)) ? 'capital' : 'command'
}

function groups(update: Update, { t }: AllWords): OptionGroup[] {
  const titles = GROUPS.map((group) => [group, t(`words.group.${group}`)] as const)
  return groupedBy(update, titles, groupOf)
}

const sections = (update: Update, words: AllWords): TextSection[] => [
  ...battleSection(update, words),
  ...mySection(update, words),
  othersSection(update, words),
  roundSection(update, words),
  worldSection(update, words),
  ...modulesInPlay().text.sections(update, words),
]

function about(update: Update, at: string, words: AllWords): string | null {
  const place = regionIn(at)
  if (place !== null) return regionLine(update, place, words)
  return modulesInPlay().text.about(at, update, words) ?? wholeText(aboutThing(update, at, words))
}

/** For these kinds of options, the label is enough. */
const PLAIN = new Set(['follow', 'no', 'tax', 'conjure'])

/** The names a player may type for a Region: "i-3", "plains i-3", "north strait". */
const called = () =>
  worldInPlay().ids.map((id, place) => ({
    id,
    names: [id, regionName(inWorld(), place)].map((name) => name.toLowerCase()),
  }))

function placeNamed(said: string): string | null {
  const found = called().find(({ names }) => names.includes(said.replace(/^the /, '')))
  return found === undefined ? null : `region:${found.id}`
}

export const TEXT_VIEW = textViewWith(wordsOf, {
  sections,
  topics,
  groups,
  about,
  isPlain: ({ kind }) => PLAIN.has(kind),
  placeName: (at, words) => wholeName(regionIn(at) ?? 0, words),
  placeNamed,
  notNow: NOT_NOW_EN,
  examples: EXAMPLES_EN,
})
