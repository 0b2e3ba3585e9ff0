// Everything a pair of eyes is sent, searched for what it cannot know: words that another pair of eyes sees on the
// table and this one does not.
import type { Update } from '@lorehall/host'
import { isRecord } from '@lorehall/kernel'

/** Ids are at least this long; what is shorter is a kind or a mark. */
const SHORTEST = 3

/**
 * Events about a card that is open when they happen and may be in a hand right after. In Heroes a Spell is cast before
 * everyone, and Steal Secrets puts its card into a hand once it is settled, countered or not (H-ANSWER-6). A copy is
 * carried out after that (H-SPELL-8). These events may name the card to whoever saw it a moment before.
 */
const ABOUT_OPEN_CARDS: readonly unknown[] = ['countered', 'stolen', 'copied']

type Fields = Readonly<Record<string, unknown>>

/** Every text in it, keys as well. */
function texts(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (Array.isArray(value)) for (const part of value) texts(part, found)
  else if (isRecord(value)) for (const [key, part] of Object.entries(value)) texts(part, found.add(key))
  return found
}

/** `rage` of `rage#2`: a design of which others may be in sight. */
const designOf = (word: string) => word.split('#')[0] ?? word

/** The ids that a text is made of: `play:rage#2` names one. */
const idsIn = (text: string) => text.split(/[\s:,]+/)

const namedIn = (value: unknown) => new Set([...texts(value)].flatMap(idsIn))

/** What is sent, taken apart. A change sends lines without the fields that are null. */
interface Sent {
  readonly events: Fields[]
  readonly lines: Fields[]
  rest: unknown
}

/** Events and lines are taken out of what is sent, wherever they are in it. */
function takenApart(value: unknown, { events, lines }: Pick<Sent, 'events' | 'lines'>): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => takenApart(part, { events, lines }))
  if (!isRecord(value)) return value
  const rest = Object.entries(value).map(([key, part]) => {
    const list = key === 'events' ? events : key === 'log' ? lines : null
    if (list === null || !Array.isArray(part)) return [key, takenApart(part, { events, lines })]
    list.push(...part.filter(isRecord))
    return [key, part.filter((one) => !isRecord(one))]
  })
  return Object.fromEntries(rest)
}

function apart(messages: readonly unknown[]): Sent {
  const sent: Sent = { events: [], lines: [], rest: null }
  sent.rest = takenApart(messages, sent)
  return sent
}

/** A part of what is sent, and the words that it may hold. */
interface Part {
  readonly holds: unknown
  readonly allowed: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

const lineKey = ({ seq, text, type, from, at }: Fields) => JSON.stringify([seq, text, type, from, at])

/** One pair of eyes: what it was told, and the views of all at each move of the game. */
export class Eavesdropper {
  /** Words that were looked for. */
  searched = 0
  private readonly toldLines = new Set<string>()
  private readonly toldEvents = new Set<string>()
  /** The ids it saw when it was last sent something. */
  private before: ReadonlySet<string> = NONE
  private readonly index: number

  /** `index`: which of the views is its own. */
  constructor(index: number) {
    this.index = index
  }

  /**
   * What it was sent now holds nothing that only the others see now, except where an event or its line may tell it.
   * A line of the log is searched when it is new: going back and forth tells lines again.
   */
  sent(messages: readonly unknown[], views: readonly unknown[]): string[] {
    const { events, lines, rest } = apart(messages)
    const fresh = lines.filter((line) => !this.toldLines.has(lineKey(line)))
    for (const line of fresh) this.toldLines.add(lineKey(line))
    for (const event of events) this.toldEvents.add(JSON.stringify(event))
    const own = namedIn(views[this.index])
    const found = this.search({ events, lines: fresh, rest }, own, views)
    this.before = own
    return found
  }

  /** A replay shows what was seen then, and tells nothing for the first time. */
  replayed({ view, log, events }: Update, views: readonly unknown[]): string[] {
    const then = views[this.index]
    const lines = log.filter((line) => !this.toldLines.has(lineKey({ ...line })))
    const untold = [
      ...lines.map(({ text }) => text),
      ...events.map((event) => JSON.stringify(event)).filter((event) => !this.toldEvents.has(event)),
    ]
    return [
      ...(JSON.stringify(view) === JSON.stringify(then) ? [] : ['a replay shows another view']),
      ...untold.map((text) => `a replay tells '${text}' for the first time`),
    ]
  }

  /** What an event may tell these eyes: what it tells them alone, or what it says about a card they saw. */
  private allowedIn({ type, only, ...event }: Fields): ReadonlySet<string> {
    if (Array.isArray(only)) return only.includes(this.index) ? namedIn(event) : NONE
    if (!ABOUT_OPEN_CARDS.includes(type)) return NONE
    return new Set([...namedIn(event)].filter((word) => this.before.has(word)))
  }

  private partsOf({ events, lines, rest }: Sent): Part[] {
    const told = events.map((event) => ({ holds: event, allowed: this.allowedIn(event) }))
    // A line may say what an event of its type says.
    const ofType = (type: unknown) =>
      told.flatMap(({ holds, allowed }) => (holds['type'] === type ? [...allowed] : []))
    const said = lines.map((line) => ({ holds: line, allowed: new Set(ofType(line['type'])) }))
    return [{ holds: rest, allowed: NONE }, ...told, ...said]
  }

  private search(sent: Sent, own: ReadonlySet<string>, views: readonly unknown[]): string[] {
    const hidden = hiddenFrom(own, views)
    this.searched += hidden.size
    if (hidden.size === 0) return []
    // A sentence that names a design may be about another card of it, which these eyes know of.
    const others = [...own, ...namedIn([sent.events, sent.lines, sent.rest])].filter((id) => !hidden.has(id))
    const designs = new Set(others.map(designOf))
    const found = new Set(this.partsOf(sent).flatMap((part) => wordsIn(part, hidden, designs)))
    return [...found].map((word) => `eyes ${this.index} were sent '${word}'`)
  }
}

/** What some eyes see, and these do not. */
function hiddenFrom(own: ReadonlySet<string>, views: readonly unknown[]): ReadonlySet<string> {
  return new Set([...texts(views)].filter((word) => word.length >= SHORTEST && !own.has(word)))
}

/** The hidden words in a part that may not hold them: as ids, or in sentences. */
function wordsIn(
  { holds, allowed }: Part,
  hidden: ReadonlySet<string>,
  designs: ReadonlySet<string>,
): string[] {
  const ids = namedIn(holds)
  const sentences = [...texts(holds)]
    .filter((text) => text.includes(' '))
    .join('\n')
    .toLowerCase()
  return [...hidden].filter((word) => {
    if (allowed.has(word)) return false
    if (ids.has(word)) return true
    const design = designOf(word)
    return !designs.has(design) && design.includes('-') && sentences.includes(design.replaceAll('-', ' '))
  })
}

/** What an answer that others may not know yet shows to them: nothing outside of what they are asked themselves. */
export function sealShows(update: Update, pick: { readonly id: string; readonly label: string }): string[] {
  const { ask: _ask, reasons: _reasons, seats: _seats, ...shown } = update
  const found = texts(shown)
  return [pick.id, pick.label].filter((text) => found.has(text)).map((text) => `the seal shows '${text}'`)
}
