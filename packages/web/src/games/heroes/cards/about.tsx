// Describes a card on the table by showing it large.
import type { About } from '../../../table-ui/about.ts'
import type { OwnWords } from '../text/own.ts'
import { Card } from './card.tsx'
import { lookOf } from './looks.ts'

/** Things that are cards, by the prefix of their ids. */
const CARDS = new Set(['spell', 'tactic', 'card'])

export function aboutCard(at: string, words: OwnWords): About | null {
  const cut = at.indexOf(':')
  const id = at.slice(cut + 1)
  const look = CARDS.has(at.slice(0, cut)) ? lookOf(id) : undefined
  if (look === undefined) return null
  const text = words.say(look.text.join(' '))
  return {
    title: words.say(look.name),
    text,
    brief: text,
    lines: [],
    picture: <Card id={id} form="portrait" />,
  }
}
