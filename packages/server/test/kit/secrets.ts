// Everything a pair of eyes is sent, searched for what it cannot know: words that another pair of eyes sees on the
// table and this one does not.
import type { LogLine, Update } from '@lorehall/host'
import { isRecord } from '@lorehall/kernel'

/** Ids are at least this long; what is shorter is a kind or a mark. */
const SHORTEST = 3

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

const isLine = (value: unknown): value is LogLine =>
  isRecord(value) && typeof value['text'] === 'string' && 'rule' in value && 'tale' in value

/** What is told to some alone is theirs to know: `{ type: 'peeked', card: 'rage#2', only: [1] }`. */
function forEyes(value: unknown, eyes: number, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) forEyes(part, eyes, found)
  else if (isRecord(value)) {
    const { only } = value
    if (Array.isArray(only) && only.includes(eyes)) texts(value, found)
    else for (const part of Object.values(value)) forEyes(part, eyes, found)
  }
  return found
}

/** Lines of the log are taken out of what is sent, wherever they are in it. */
function withoutLines(value: unknown, lines: LogLine[]): unknown {
  if (isLine(value)) return void lines.push(value)
  if (Array.isArray(value)) return value.map((part: unknown) => withoutLines(part, lines))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutLines(part, lines)]))
}

/** One pair of eyes: what it was told, and the views of all at each move of the game. */
export class Eavesdropper {
  /** Words that were looked for. */
  searched = 0
  private readonly told = new Set<string>()
  /** What it saw when it was last sent something. */
  private before: unknown = null
  private readonly index: number

  /** `index`: which of the views is its own. */
  constructor(index: number) {
    this.index = index
  }

  /**
   * What it was sent now holds nothing that only the others see, now and a moment ago: what it is told may still be
   * about a card that was open then. A line of the log is searched when it is new.
   */
  sent(messages: readonly unknown[], views: readonly unknown[]): string[] {
    const lines: LogLine[] = []
    const rest = messages.map((message) => withoutLines(message, lines))
    const fresh = lines.filter((line) => !this.told.has(lineKey(line)))
    for (const line of fresh) this.told.add(lineKey(line))
    const found = this.search([rest, fresh], views, this.before)
    this.before = views[this.index]
    return found
  }

  /** A replay shows what was seen then, and no line that was not told. */
  replayed({ view, log, events }: Update, views: readonly unknown[]): string[] {
    const then = views[this.index]
    const untold = log.filter((line) => !this.told.has(lineKey(line))).map(({ text }) => text)
    return [
      ...(JSON.stringify(view) === JSON.stringify(then) ? [] : ['a replay shows another view']),
      ...untold.map((text) => `a replay tells '${text}' for the first time`),
      ...this.search(events, views, this.before),
    ]
  }

  private search(sent: unknown, views: readonly unknown[], before: unknown): string[] {
    const own = forEyes(sent, this.index)
    const hidden = this.hidden(views, before).filter((word) => !own.has(word))
    this.searched += hidden.length
    if (hidden.length === 0) return []
    const found = texts(sent)
    const ids = new Set([...found].flatMap(idsIn))
    const designs = new Set([...ids, ...[...texts(views[this.index])].flatMap(idsIn)].map(designOf))
    const sentences = [...found]
      .filter((text) => text.includes(' '))
      .join('\n')
      .toLowerCase()
    return hidden
      .filter((word) => {
        if (ids.has(word)) return true
        const design = designOf(word)
        return !designs.has(design) && design.includes('-') && sentences.includes(design.replaceAll('-', ' '))
      })
      .map((word) => `eyes ${this.index} were sent '${word}'`)
  }

  private hidden(views: readonly unknown[], before: unknown): string[] {
    const seen = new Set([...texts([views[this.index], before])].flatMap(idsIn))
    const all = new Set<string>()
    for (const view of views) texts(view, all)
    return [...all].filter((word) => word.length >= SHORTEST && !seen.has(word))
  }
}

const lineKey = ({ text, type, from, at }: LogLine) => JSON.stringify([text, type, from, at])

/** What an answer that others may not know yet shows to them: nothing outside of what they are asked themselves. */
export function sealShows(update: Update, pick: { readonly id: string; readonly label: string }): string[] {
  const { ask: _ask, reasons: _reasons, seats: _seats, ...shown } = update
  const found = texts(shown)
  return [pick.id, pick.label].filter((text) => found.has(text)).map((text) => `the seal shows '${text}'`)
}
