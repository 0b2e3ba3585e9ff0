// Texts for face-up things to choose from that are not cards of the board.
import type { Update } from '@lorehall/host'
import type { About } from '../../table-ui/about.ts'
import type { CardLook } from '../../table-ui/cards/look.ts'
import type { ModuleText } from '../../table-ui/module-parts.ts'
import type { Words } from '../../text/language.ts'

/** Its tooltip. */
export function aboutLook(look: CardLook | undefined, { say }: Words): About | null {
  if (look === undefined) return null
  const text = look.text.map(say).join(' ')
  return { title: say(look.name), text, brief: text, lines: [] }
}

interface Open {
  readonly id: string
  /** Names a player may type for it, in lower case. */
  readonly names: readonly string[]
  readonly title: (words: Words) => string
  readonly text: (words: Words) => string
  readonly lines: (update: Update, words: Words) => readonly string[]
}

/** Its section and its topic in the text view. */
export const openText = ({ id, names, title, text, lines }: Open): ModuleText => ({
  sections: (update, words) => [{ id, title: title(words), lines: [text(words), ...lines(update, words)] }],
  topics: (update, words) => [
    { names, where: () => lines(update, words), what: () => [text(words), ...lines(update, words)] },
  ],
})
