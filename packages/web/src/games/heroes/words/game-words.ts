// Heroes for the text view.
import { isCapitalSlot, regionName, SLOTS } from '@lorehall/heroes/face'
import type { Update, WireOption } from '@lorehall/host'
import type { GameWords, OptionGroup, WordSection } from '../../../table/game-words.ts'
import { declinesLast, endsTurn } from '../../../table/manner.ts'
import { regionName as wholeName } from '../pieces/region-name.ts'
import { regionIn } from '../board/map/keys.ts'
import { modulesInPlay } from '../cards/box.ts'
import { aboutThing } from '../table/about.ts'
import { EXAMPLES_EN, NOT_NOW_EN } from './en.ts'
import { type AllWords, wordsOf } from './own.ts'
import { battleSection } from './battle.ts'
import { mySection, othersSection } from './people.ts'
import { roundSection } from './round.ts'
import { topics } from './topics.ts'
import { PRINTED, WORLD } from '../world.ts'
import { regionLine, worldSection } from './world.ts'

const GROUPS = ['answers', 'capital', 'command', 'go', 'beside', 'end'] as const
type Group = (typeof GROUPS)[number]

const CAPITAL = new Set<string>(SLOTS.filter(isCapitalSlot))

function groupOf(option: WireOption): Group {
  if (option.extra) return 'beside'
  if (endsTurn(option)) return 'end'
  if (option.kind === 'go') return 'go'
  if (option.kind !== 'slot') return 'answers'
  return CAPITAL.has(option.id.slice('slot:'.length)) ? 'capital' : 'command'
}

function groups({ ask }: Update, { t }: AllWords): OptionGroup[] {
  if (ask === null) return []
  return GROUPS.flatMap((group) => {
    const options = declinesLast(ask.options).filter((option) => groupOf(option) === group)
    return options.length === 0 ? [] : [{ title: t(`words.group.${group}`), options }]
  })
}

const sections = (update: Update, words: AllWords): WordSection[] => [
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
  const own = modulesInPlay().text.about(at, update, words)
  if (own !== null) return own
  const found = aboutThing(update, at, words)
  if (found === null) return null
  const said = [found.text, ...found.lines].filter((line) => line !== '').join(' ')
  return said === '' ? null : said
}

/** Of these what the answer says is enough. */
const PLAIN = new Set(['follow', 'no', 'tax', 'conjure'])

/** What a Region can be called: "i-3", "plains i-3", "north strait". */
const CALLED = WORLD.ids.map((id, place) => ({
  id,
  names: [id, regionName(PRINTED, place)].map((name) => name.toLowerCase()),
}))

function placeNamed(said: string): string | null {
  const found = CALLED.find(({ names }) => names.includes(said.replace(/^the /, '')))
  return found === undefined ? null : `region:${found.id}`
}

export const GAME_WORDS: GameWords = {
  sections: (update, words) => sections(update, wordsOf(words)),
  topics: (update, words) => topics(update, wordsOf(words)),
  groups: (update, words) => groups(update, wordsOf(words)),
  about: (update, at, words) => about(update, at, wordsOf(words)),
  isPlain: ({ kind }) => PLAIN.has(kind),
  placeName: (at, words) => wholeName(regionIn(at) ?? 0, wordsOf(words)),
  placeNamed,
  notNow: (verb) => NOT_NOW_EN[verb] ?? null,
  examples: EXAMPLES_EN,
}
