// Builds a game's text view from its own words and lists.
import type { Update, WireOption } from '@lorehall/host'
import type { Words } from '../text/language.ts'
import type { About } from './about.ts'
import type { GameTextView, OptionGroup, TextSection } from './text-view.ts'
import { inPlaces } from './manner.ts'

type Worded = 'sections' | 'topics' | 'groups' | 'about' | 'placeName'

/** The same functions, but they take the game's words instead of the hall's. */
type InOwnWords<W> = {
  readonly [K in Worded]: GameTextView[K] extends (...args: infer A) => infer R
    ? (...args: A extends [...infer First, Words] ? [...First, W] : never) => R
    : never
}

export type OwnGameWords<W> = InOwnWords<W> &
  Omit<GameTextView, Worded | 'notNow'> & {
    /** For each verb, a text that says when the action is possible. */
    readonly notNow: Readonly<Record<string, string>>
  }

export function textViewWith<W>(wordsOf: (words: Words) => W, own: OwnGameWords<W>): GameTextView {
  return {
    ...own,
    sections: (update, words) => own.sections(update, wordsOf(words)),
    topics: (update, words) => own.topics(update, wordsOf(words)),
    groups: (update, words) => own.groups(update, wordsOf(words)),
    about: (update, at, words) => own.about(update, at, wordsOf(words)),
    placeName: (at, words) => own.placeName(at, wordsOf(words)),
    notNow: (verb) => own.notNow[verb] ?? null,
  }
}

/** The options of the current ask under these titles, in their order. Titles without options are left out. */
export function groupedBy<G extends string>(
  { ask }: Pick<Update, 'ask'>,
  titles: readonly (readonly [group: G, title: string])[],
  groupOf: (option: WireOption) => G,
): OptionGroup[] {
  if (ask === null) return []
  const all = inPlaces(ask.options)
  return titles.flatMap(([group, title]) => {
    const options = all.filter((option) => groupOf(option) === group)
    return options.length === 0 ? [] : [{ title, options }]
  })
}

/** The whole description of a thing, as one text; null: it has none. */
export function wholeText(about: About | null): string | null {
  if (about === null) return null
  const said = [about.text, ...about.lines].filter((line) => line !== '').join(' ')
  return said === '' ? null : said
}

/** The section that "my things" reads out; spectators have none. */
export function mySectionOf(
  { eyes }: Pick<Update, 'eyes'>,
  title: string,
  tell: (seat: number) => Pick<TextSection, 'lines' | 'parts'>,
): TextSection[] {
  return eyes === null ? [] : [{ id: 'me', title, ...tell(eyes) }]
}
