// Searches everything that one pair of eyes is sent for secrets: words that other eyes see on the table and these do
// not.
import type { Update } from '@lorehall/host'
import { isRecord } from '@lorehall/kernel'

/** Ids are at least this long. Shorter words are kinds or marks. */
const SHORTEST = 3

type Fields = Readonly<Record<string, unknown>>

/** All strings in a value, including keys. */
function texts(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (Array.isArray(value)) for (const part of value) texts(part, found)
  else if (isRecord(value)) for (const [key, part] of Object.entries(value)) texts(part, found.add(key))
  return found
}

/** `rage` of `rage#2`: the design of a card. Other cards of the same design may be visible. */
const designOf = (word: string) => word.split('#')[0] ?? word

/** The ids in a text, e.g. `rage#2` in `play:rage#2`. */
const idsIn = (text: string) => text.split(/[\s:,]+/)

const namedIn = (value: unknown) => new Set([...texts(value)].flatMap(idsIn))

/** Messages, split into events, log lines and the rest. In a change, lines lack the fields that are null. */
interface Sent {
  readonly events: Fields[]
  readonly lines: Fields[]
  rest: unknown
}

/** Moves events and log lines out of a value, wherever they are in it. Returns the rest. */
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

/** A part of a message, and the hidden words that it may contain. */
interface Part {
  readonly holds: unknown
  readonly allowed: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

const lineKey = ({ seq, text, type, from, at }: Fields) => JSON.stringify([seq, text, type, from, at])

/** One pair of eyes, with everything it was sent. */
export class Eavesdropper {
  /** How many hidden words were searched for. */
  searched = 0
  private readonly sentLines = new Set<string>()
  private readonly sentEvents = new Set<string>()
  /** The ids it saw when it was last sent something. */
  private before: ReadonlySet<string> = NONE
  private readonly index: number
  private readonly tellOpenCards: readonly unknown[]

  /** @param index the index of its own view; @param tellOpenCards from the game's `inspect` */
  constructor(index: number, tellOpenCards: readonly string[] = []) {
    this.index = index
    this.tellOpenCards = tellOpenCards
  }

  /**
   * Searches new messages for words that only other eyes see now. Returns what it found, except what an event or its
   * line may say. Each log line is searched once, because undo and redo send lines again.
   */
  sent(messages: readonly unknown[], views: readonly unknown[]): string[] {
    const { events, lines, rest } = apart(messages)
    const fresh = lines.filter((line) => !this.sentLines.has(lineKey(line)))
    for (const line of fresh) this.sentLines.add(lineKey(line))
    for (const event of events) this.sentEvents.add(JSON.stringify(event))
    const own = namedIn(views[this.index])
    const found = this.search({ events, lines: fresh, rest }, own, views)
    this.before = own
    return found
  }

  /** Checks that a replay shows the view of that time, and only lines and events that were sent before. */
  replayed({ view, log, events }: Update, views: readonly unknown[]): string[] {
    const then = views[this.index]
    const lines = log.filter((line) => !this.sentLines.has(lineKey({ ...line })))
    const unsent = [
      ...lines.map(({ text }) => text),
      ...events.map((event) => JSON.stringify(event)).filter((event) => !this.sentEvents.has(event)),
    ]
    return [
      ...(JSON.stringify(view) === JSON.stringify(then) ? [] : ['a replay shows another view']),
      ...unsent.map((text) => `a replay tells '${text}' for the first time`),
    ]
  }

  /** The hidden words that an event may contain: all if it is for these eyes only, or cards that they saw before. */
  private allowedIn({ type, only, ...event }: Fields): ReadonlySet<string> {
    if (Array.isArray(only)) return only.includes(this.index) ? namedIn(event) : NONE
    if (!this.tellOpenCards.includes(type)) return NONE
    return new Set([...namedIn(event)].filter((word) => this.before.has(word)))
  }

  private partsOf({ events, lines, rest }: Sent): Part[] {
    const shown = events.map((event) => ({ holds: event, allowed: this.allowedIn(event) }))
    // A log line may contain what an event of its type may contain.
    const ofType = (type: unknown) =>
      shown.flatMap(({ holds, allowed }) => (holds['type'] === type ? [...allowed] : []))
    const said = lines.map((line) => ({ holds: line, allowed: new Set(ofType(line['type'])) }))
    return [{ holds: rest, allowed: NONE }, ...shown, ...said]
  }

  private search(sent: Sent, own: ReadonlySet<string>, views: readonly unknown[]): string[] {
    const hidden = hiddenFrom(own, views)
    this.searched += hidden.size
    if (hidden.size === 0) return []
    // A sentence with the name of a design may be about another card of that design, which these eyes know.
    const others = [...own, ...namedIn([sent.events, sent.lines, sent.rest])].filter((id) => !hidden.has(id))
    const designs = new Set(others.map(designOf))
    const found = new Set(this.partsOf(sent).flatMap((part) => wordsIn(part, hidden, designs)))
    return [...found].map((word) => `eyes ${this.index} were sent '${word}'`)
  }
}

/** The words in all views that are not in its own view. */
function hiddenFrom(own: ReadonlySet<string>, views: readonly unknown[]): ReadonlySet<string> {
  return new Set([...texts(views)].filter((word) => word.length >= SHORTEST && !own.has(word)))
}

/** The hidden words that a part contains and may not contain, as ids or in sentences. */
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

/** Finds a sealed answer in an update for other eyes. It may appear only in what they themselves are asked. */
export function sealShows(update: Update, pick: { readonly id: string; readonly label: string }): string[] {
  const { ask: _ask, reasons: _reasons, seats: _seats, ...shown } = update
  const found = texts(shown)
  return [pick.id, pick.label].filter((text) => found.has(text)).map((text) => `the seal shows '${text}'`)
}
