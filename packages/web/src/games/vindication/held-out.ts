// What lies open for everybody and is held out to choose from, told of things that are no cards of the board.
import type { Update } from '@lorehall/host'
import type { About } from '../../table/about.ts'
import type { CardLook } from '../../table/cards/look.ts'
import type { ModuleText } from '../../table/module-parts.ts'
import type { Words } from '../../text/language.ts'

/** What it is and does, for the slip beside it. */
export function aboutLook(look: CardLook | undefined, { say }: Words): About | null {
  if (look === undefined) return null
  const text = look.text.map(say).join(' ')
  return { title: say(look.name), text, brief: text, lines: [] }
}

interface Open {
  readonly id: string
  /** What one may call it, in plain lower-case English. */
  readonly names: readonly string[]
  readonly title: (words: Words) => string
  readonly text: (words: Words) => string
  readonly lines: (update: Update, words: Words) => readonly string[]
}

/** A section and a topic of it. */
export const openText = ({ id, names, title, text, lines }: Open): ModuleText => ({
  sections: (update, words) => [{ id, title: title(words), lines: [text(words), ...lines(update, words)] }],
  topics: (update, words) => [
    { names, where: () => lines(update, words), what: () => [text(words), ...lines(update, words)] },
  ],
})
