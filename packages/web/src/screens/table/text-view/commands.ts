// The commands of the text view: replies to questions about the table, and turns typed answers into moves. It knows no
// rules; it searches the texts that the host and the game provide.
import type { Hints, LogLine, Update, WireOption, WireReason } from '@lorehall/host'
import { lineSaid } from '../../../table-ui/line-said.ts'
import type { GameNames } from '../../../table-ui/names.ts'
import { partiesOf, partyName } from '../../../table-ui/parties.ts'
import { otherPeople } from '../../../table-ui/players/other-people.ts'
import { type GameTextView, listOf, type Topic, type TextSection } from '../../../table-ui/text-view.ts'
import type { Glossary } from '../../../table-ui/lesson/glossary.ts'
import { EN, type TextKey } from '../../../text/en.ts'
import { filled, type Words } from '../../../text/language.ts'
import { WORDS_EN } from '../../../text/text-view/en.ts'
import type { RuleBook } from '../../rules/parse.ts'
import { byWhy } from './by-why.ts'
import { meaning, ruleWords } from './rule-words.ts'

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
  readonly game: GameTextView
  readonly names: GameNames
  /** The meanings of the game's terms, and its rules; null while loading. */
  readonly glossary: Glossary | null
  readonly rules: RuleBook | null
  /** The people at an online table; absent at a table on this device. */
  readonly here?: readonly string[]
  /** A sentence that says whose turn it is. */
  readonly turn: string
}

const ways = (key: TextKey) => EN[key].split('|').toSorted((a, b) => b.length - a.length)

/** Lower case, without punctuation and repeated spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}:-]+/gu, ' ')
    .trim()
}

const is = (said: string, key: TextKey) => ways(key).includes(said)

/** The rest of the text after one of the command's openings; null if it has none. */
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

/** Returns the lines about a topic: what it is, or where. */
type Telling = (topic: Topic) => readonly string[]

/** Exact names of things and terms come before names that merely contain the text. */
function linesAbout(said: string, telling: Telling, hearing: Hearing): string[] {
  const { update, words, game, glossary, rules } = hearing
  const name = bare(said)
  const singular = name.replace(/s$/, '')
  const topics = game.topics(update, words)
  const named = topics.map((topic) => ({ topic, names: topic.names.map((one) => bare(plain(one))) }))
  const told = (test: (one: string) => boolean) => {
    const found = named.filter(({ names }) => names.some(test)).slice(0, 6)
    return [...new Set(found.flatMap(({ topic }) => telling(topic)))]
  }
  const tries = [
    () => told((one) => one === name),
    () => told((one) => one === singular),
    () => meaning(name, glossary).map(words.say),
    () => ruleWords(name, rules).map(words.say),
    () => told((one) => one.split(' ').includes(name)),
    () => told((one) => one.includes(name)),
  ]
  for (const lines of tries) {
    const found = lines()
    if (found.length > 0) return found
  }
  return []
}

/** The options in the order in which they are shown and numbered. */
const answersOf = ({ update, words, game }: Hearing) =>
  game.groups(update, words).flatMap(({ options }) => options)

function askedLines(hearing: Hearing): string[] {
  const { update, words, turn } = hearing
  const { t, say } = words
  if (update.ask === null) return [t('words.options.none', { turn })]
  const answers = answersOf(hearing).map(({ label }, i) => t('words.answer', { n: i + 1, label: say(label) }))
  return [say(update.ask.prompt), ...answers]
}

const reasonLines = (reasons: readonly WireReason[], { t, say }: Words) =>
  byWhy(reasons).map(({ labels, why, rule }) =>
    t(rule === '' ? 'words.reason.plain' : 'words.reason', {
      label: labels.map(say).join('; '),
      why: say(why),
      rule,
    }),
  )

function keptLines({ update: { reasons }, words }: Hearing): string[] {
  return reasons.length === 0 ? [words.t('words.reasons.none')] : reasonLines(reasons, words)
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

const sectionLines = (section: TextSection): string[] => [
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
  const lines = linesAbout(said, (topic) => [...topic.what(), ...topic.where()], hearing)
  return lines.length === 0 ? null : lines
}

const logLines = ({ log, words }: Hearing) => log.slice(-12).map((line) => lineSaid(line, words))

function told(said: string, how: 'where' | 'what', hearing: Hearing): Reply {
  const lines = linesAbout(said, (topic) => topic[how](), hearing)
  return { lines: lines.length > 0 ? lines : [hearing.words.t('words.unknown.thing', { text: said })] }
}

/** "what does Drokk do": the final "do" is part of the question. */
function withoutDo(said: string): string {
  const last = said.split(' ').at(-1) ?? ''
  return is(last, 'words.ask.do') ? said.slice(0, -last.length).trim() : said
}

function stepBack(said: string, { update, here, words }: Hearing): Reply | null {
  const { t } = words
  const anyway = is(said, 'words.ask.undo.anyway')
  if (anyway || is(said, 'words.ask.undo')) {
    if (update.undo === 'nothing') return { lines: [t('words.undo.not')] }
    if (update.undo === 'free') return { lines: [t('words.undone')], deed: { do: 'undo' } }
    // At an online table, crossing a wall needs the others' consent.
    const others = here === undefined ? [] : otherPeople(update)
    const asks = others.length > 0
    if (!anyway) {
      const then = asks
        ? t('words.undo.ask', { names: listOf(others, words), n: others.length })
        : t('words.undo.anyway')
      return { lines: [`${t(`wall.${update.undo}`)} ${then}`] }
    }
    return { lines: [t(asks ? 'company.words.undo' : 'words.undone')], deed: { do: 'undo' } }
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
  if (is(said, 'words.ask.cannot')) return { lines: keptLines(hearing) }
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

/** The option whose id or label was typed in full. */
function exact(said: string, { update, words }: Hearing): Reply | null {
  const option = update.ask?.options.find(
    ({ id, label }) => id.toLowerCase() === said || plain(label) === said,
  )
  return option === undefined ? null : done(words, option)
}

/** A bare number is the number of an option, even if labels contain numbers. */
function numbered(said: string, hearing: Hearing): Reply | null {
  if (!/^\d+$/.test(said) || hearing.update.ask === null) return null
  const answers = answersOf(hearing)
  const option = answers[Number(said) - 1]
  if (option !== undefined) return done(hearing.words, option)
  return { lines: [hearing.words.t('words.number', { n: answers.length })] }
}

/** "go to space 14": the option that leads there, or a route of several. */
function going(said: string, { update, hints, words, game, names }: Hearing): Reply | null {
  const place = after(said, 'words.ask.go') ?? said
  const at = game.placeNamed(place, update)
  if (at === null || update.ask === null) return null
  const [option, more] = update.ask.options.filter((one) => one.at === at)
  if (option !== undefined && more === undefined) return done(words, option)
  const picks = hints.routes[at]
  if (picks === undefined || names.begins?.(picks) !== undefined) return null
  const label = words.t('words.further.go', { place: game.placeName(at, words), steps: picks.length })
  return { lines: [words.t('words.done', { label })], deed: { do: 'route', picks } }
}

interface Worded {
  readonly id: string
  readonly label: string
}

/** Is every word of the text the start of a word of the label, or is the text the option's kind? */
function fitting(said: string): (one: Worded) => boolean {
  const wanted = bare(said).split(' ')
  return ({ id, label }) => {
    const text = plain(label).split(' ')
    return wanted.every((word) => text.some((one) => one.startsWith(word))) || id.split(':')[0] === said
  }
}

/** Prefers the only option that has every word exactly as typed: I-1 is not I-10. */
function toTheWord(said: string, fits: readonly WireOption[]): readonly WireOption[] {
  const wanted = bare(said).split(' ')
  const found = fits.filter(({ label }) => {
    const text = plain(label).split(' ')
    return wanted.every((word) => text.includes(word))
  })
  return found.length === 1 ? found : fits
}

/** The option that was named in part, if only one fits. */
function partly(said: string, { update, words }: Hearing): Reply | null {
  const fits = toTheWord(said, (update.ask?.options ?? []).filter(fitting(said)))
  const [option] = fits
  if (option === undefined) return null
  if (fits.length === 1) return done(words, option)
  const list = fits.slice(0, 9).map(({ label }) => words.say(label))
  return { lines: [words.t('words.several', { list: list.join('; ') })] }
}

/** An option that isn't possible now: says why. */
function refused(said: string, { update, words, game }: Hearing): Reply | null {
  const fits = update.reasons.filter(fitting(said))
  if (fits.length > 0) return { lines: reasonLines(fits, words) }
  const why = game.notNow(bare(said).split(' ')[0] ?? '')
  return why === null ? null : { lines: [words.say(why)] }
}

/** "say good luck": sends the rest to the chat as typed. */
function speech(text: string, { here, words: { t } }: Hearing): Reply | null {
  const [first = '', ...rest] = text.trim().split(/\s+/)
  if (!is(first.toLowerCase(), 'words.ask.say')) return null
  if (here === undefined) return { lines: [t('company.words.said.nobody')] }
  const spoken = rest.join(' ')
  if (spoken === '') return { lines: [t('company.words.said.nothing')] }
  return { lines: [t('company.words.said')], deed: { do: 'say', text: spoken } }
}

export function respond(typed: string, hearing: Hearing): Reply {
  // A leading slash is allowed, as in other programs.
  const text = typed.replace(/^\s*\/+/, '')
  const said = plain(text)
  const { t } = hearing.words
  const found =
    exact(said, hearing) ??
    numbered(said, hearing) ??
    speech(text, hearing) ??
    question(said, hearing) ??
    going(said, hearing) ??
    partly(said, hearing)
  if (found !== null) return found
  const lines = shown(said, hearing)
  if (lines !== null) return { lines }
  return refused(said, hearing) ?? { lines: [t('words.unknown', { text })] }
}
