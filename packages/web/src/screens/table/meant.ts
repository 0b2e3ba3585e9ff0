// The subject of a log line: the card it comes from, otherwise a place or another thing.
import type { LogLine, Update } from '@lorehall/host'
import type { About } from '../../table-ui/about.ts'
import type { CardLook } from '../../table-ui/cards/look.ts'
import type { GameParts } from '../../table-ui/parts.ts'
import type { Words } from '../../text/language.ts'

interface Meant {
  readonly look: CardLook | undefined
  readonly about: Pick<About, 'title' | 'text'> | null
}

type Knowing = Pick<GameParts, 'boards' | 'cards' | 'telling'>

export function meantBy(line: LogLine, update: Update, parts: Knowing, words: Words): Meant {
  const { card, place } = parts.telling.cause(update, line, words)
  const look = card === null ? undefined : parts.cards.look(card)
  const thing = look !== undefined || line.at === null ? null : parts.boards.thing(update, line.at, words)
  return { look, about: place ?? thing }
}
