// What is typed in the text view, understood: questions are answered in words, answers are given to
// the ask. Knows no rule: it looks things up in what the host and the game have worded.
import type { Hints, LogLine, Update, WireOption } from '@lorehall/host'
import { declinesLast } from '../../../table/manner.ts'
import type { GameNames } from '../../../table/names.ts'
import { partiesOf, partyName } from '../../../table/parties.ts'
import type { GameWords, Topic, WordSection } from '../../../table/game-words.ts'
import { EN, type TextKey } from '../../../text/en.ts'
import { filled, type Words } from '../../../text/language.ts'
import { WORDS_EN } from '../../../text/words/en.ts'
import { byWhy } from './by-why.ts'

export type Deed =
  | { readonly do: 'pick'; readonly option: WireOption }
  | { readonly do: 'route'; readonly picks: readonly string[] }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'say'; readonly text: string }

export interface Reply {
  readonly lines: readonly string[]
  readonly deed?: Deed
}

export interface Hearing {
  readonly update: Update
  readonly hints: Hints
  readonly log: readonly LogLine[]
  readonly words: Words
  readonly game: GameWords
  readonly names: GameNames
  /** Who is at an online table; absent at a table on this device. */
  readonly here?: readonly string[]
  /** Whose turn it is, in words. */
  readonly turn: string
}

const ways = (key: TextKey) => EN[key].split('|').toSorted((a, b) => b.length - a.length)

/** Lower case, without marks and doubled spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}:-]+/gu, ' ')
    .trim()
}

const is = (said: string, key: TextKey) => ways(key).includes(said)

/** What stands after one of the ways to begin, or null. */
function after(said: string, key: TextKey): string | null {
  const way = ways(key).find((one) => said.startsWith(`${one} `))
  return way === undefined ? null : said.slice(way.length + 1)
}

const small = new Set(WORDS_EN['words.ask.small'].split('|'))
const bare = (said: string) =>
  said
    .split(' ')
    .filter((word, _i, all) => all.length === 1 || !small.has(word))
    .join(' ')

function topicsFor(said: string, topics: readonly Topic[]): readonly Topic[] {
  const name = bare(said)
  const singular = name.replace(/s$/, '')
  const named = topics.map((topic) => ({ topic, names: topic.names.map((one) => bare(plain(one))) }))
  const tests: ((one: string) => boolean)[] = [
    (one) => one === name,
    (one) => one === singular,
    (one) => one.split(' ').includes(name),
    (one) => one.includes(name),
  ]
  for (const test of tests) {
    const found = named.filter(({ names }) => names.some(test))
    if (found.length > 0) return found.slice(0, 6).map(({ topic }) => topic)
  }
  return []
}

function askedLines({ update, words: { t, say }, turn }: Hearing): string[] {
  const { ask } = update
  if (ask === null) return [t('words.options.none', { turn })]
  return [say(ask.prompt), ...declinesLast(ask.options).map(({ label }) => say(label))]
}

function reasonLines({ update, words: { t, say } }: Hearing): string[] {
  if (update.reasons.length === 0) return [t('words.reasons.none')]
  return byWhy(update.reasons).map(({ labels, why, rule }) =>
    t('words.reason', { label: labels.map(say).join('; '), why: say(why), rule }),
  )
}

function aheadLines({ update, names, words }: Hearing): string[] {
  const { t, say } = words
  const order = partiesOf(update).flatMap((party) =>
    party.total === null ? [] : [{ total: party.total, name: partyName(party, update, words) }],
  )
  const points = say(names.points)
  return order.map(({ name, total }) => {
    const n = 1 + order.filter((other) => other.total > total).length
    return t('words.ahead', { n, name, total, points })
  })
}

const sectionLines = (section: WordSection): string[] => [
  ...section.lines,
  ...(section.parts ?? []).flatMap((part) => [`${part.title}:`, ...sectionLines(part)]),
]

function shown(said: string, hearing: Hearing): string[] | null {
  const { update, words, game } = hearing
  const name = bare(said)
  const sections = game.sections(update, words)
  if (is(said, 'words.ask.mine')) return sections.filter(({ id }) => id === 'me').flatMap(sectionLines)
  if (is(name, 'words.ask.ahead') || name === hearing.names.points) return aheadLines(hearing)
  if (is(name, 'words.ask.log')) return logLines(hearing)
  const all = sections.flatMap((section) => [section, ...(section.parts ?? [])])
  const found = all.find(
    ({ id, title }) => id === name || plain(title) === name || bare(plain(title)) === name,
  )
  if (found !== undefined) return sectionLines(found)
  const topics = topicsFor(said, game.topics(update, words))
  return topics.length === 0
    ? null
    : [...new Set(topics.flatMap((topic) => [...topic.what(), ...topic.where()]))]
}

const logLines = ({ log, words: { say } }: Hearing) => log.slice(-12).map(({ text }) => say(text))

function told(said: string, how: 'where' | 'what', { update, words, game }: Hearing): Reply {
  const topics = topicsFor(said, game.topics(update, words))
  if (topics.length === 0) return { lines: [words.t('words.unknown.thing', { text: said })] }
  return { lines: [...new Set(topics.flatMap((topic) => topic[how]()))] }
}

/** "what does Drokk do": the last word asks, too. */
function withoutDo(said: string): string {
  const last = said.split(' ').at(-1) ?? ''
  return is(last, 'words.ask.do') ? said.slice(0, -last.length).trim() : said
}

function stepBack(said: string, { update, here, words: { t } }: Hearing): Reply | null {
  const anyway = is(said, 'words.ask.undo.anyway')
  if (anyway || is(said, 'words.ask.undo')) {
    if (update.undo === 'nothing') return { lines: [t('words.undo.not')] }
    if (update.undo !== 'free' && !anyway) return { lines: [t('words.undo.wall')] }
    // At an online table a wall is crossed when the others agree.
    const asked = update.undo !== 'free' && here !== undefined
    return { lines: [t(asked ? 'company.words.undo' : 'words.undone')], deed: { do: 'undo' } }
  }
  if (!is(said, 'words.ask.redo')) return null
  return update.redo ? { lines: [t('words.redone')], deed: { do: 'redo' } } : { lines: [t('words.redo.not')] }
}

function question(said: string, hearing: Hearing): Reply | null {
  const { t, say } = hearing.words
  if (is(said, 'words.ask.help')) {
    const { examples } = hearing.game
    const lines = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((n) => say(filled(EN[`words.help.${n}`], examples)))
    return { lines: hearing.here === undefined ? lines : [...lines, t('words.help.together')] }
  }
  if (is(said, 'words.ask.can')) return { lines: askedLines(hearing) }
  if (is(said, 'words.ask.cannot')) return { lines: reasonLines(hearing) }
  if (is(said, 'words.ask.ahead') || said === hearing.names.points) return { lines: aheadLines(hearing) }
  if (is(said, 'words.ask.turn')) return { lines: [hearing.turn] }
  if (is(said, 'words.ask.log')) return { lines: logLines(hearing) }
  if (is(said, 'words.ask.here')) return { lines: hearing.here ?? [t('company.words.said.nobody')] }
  if (is(said, 'words.ask.mine')) return { lines: shown(said, hearing) ?? [] }
  const where = after(said, 'words.ask.where')
  if (where !== null) return told(where, 'where', hearing)
  const what = after(said, 'words.ask.what')
  if (what !== null) return told(withoutDo(what), 'what', hearing)
  const show = after(said, 'words.ask.show')
  if (show !== null) {
    return { lines: shown(show, hearing) ?? [t('words.unknown.thing', { text: show })] }
  }
  return stepBack(said, hearing)
}

const done = ({ t, say }: Words, option: WireOption): Reply => ({
  lines: [t('words.done', { label: say(option.label) })],
  deed: { do: 'pick', option },
})

/** The answer that was named in full: its id, or what its button says. */
function exact(said: string, { update, words }: Hearing): Reply | null {
  const option = update.ask?.options.find(
    ({ id, label }) => id.toLowerCase() === said || plain(label) === said,
  )
  return option === undefined ? null : done(words, option)
}

/** "go to space 14": the step, or the way there. A bare number is no wish to go. */
function going(said: string, { update, hints, words, game }: Hearing): Reply | null {
  const place = after(said, 'words.ask.go') ?? (/^\d+$/.test(said) ? '' : said)
  const at = game.placeNamed(place)
  if (at === null || update.ask === null) return null
  const [option, more] = update.ask.options.filter((one) => one.at === at)
  if (option !== undefined && more === undefined) return done(words, option)
  const picks = hints.routes[at]
  if (picks === undefined) return null
  const label = words.t('words.further.go', { place: game.placeName(at, words), steps: picks.length })
  return { lines: [words.t('words.done', { label })], deed: { do: 'route', picks } }
}

/** An answer of which a part was named, if only one fits. */
function partly(said: string, { update, words }: Hearing): Reply | null {
  const wanted = bare(said).split(' ')
  const fits = (update.ask?.options ?? []).filter(({ label, id }) => {
    const text = plain(label)
    return (
      wanted.every((word) => text.split(' ').some((one) => one.startsWith(word))) || id.split(':')[0] === said
    )
  })
  const [option] = fits
  if (option === undefined) return null
  if (fits.length === 1) return done(words, option)
  const list = fits.slice(0, 9).map(({ label }) => words.say(label))
  return { lines: [words.t('words.several', { list: list.join('; ') })] }
}

/** "say good luck": passed on as it was typed. */
function speech(text: string, { here, words: { t } }: Hearing): Reply | null {
  const [first = '', ...rest] = text.trim().split(/\s+/)
  if (!is(first.toLowerCase(), 'words.ask.say')) return null
  if (here === undefined) return { lines: [t('company.words.said.nobody')] }
  const spoken = rest.join(' ')
  if (spoken === '') return { lines: [t('company.words.said.nothing')] }
  return { lines: [t('company.words.said')], deed: { do: 'say', text: spoken } }
}

export function respond(text: string, hearing: Hearing): Reply {
  const said = plain(text)
  const { t } = hearing.words
  const found =
    exact(said, hearing) ??
    speech(text, hearing) ??
    question(said, hearing) ??
    going(said, hearing) ??
    partly(said, hearing)
  if (found !== null) return found
  const lines = shown(said, hearing)
  return { lines: lines ?? [t('words.unknown', { text })] }
}
