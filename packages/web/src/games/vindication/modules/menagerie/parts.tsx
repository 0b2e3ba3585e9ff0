// The Menagerie on the page: the pet market, pets that stay with companions, and a region.
import type { Mark, Marked } from '../../../../table-ui/module-parts.ts'
import type { Words } from '../../../../text/language.ts'
import { offers } from '../../advice/fits.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { EMBLEM } from './emblems.ts'
import { aboutPets, linesAt } from './about.ts'
import { ART } from './art.ts'
import { PETS } from './deck.ts'
import { ADVICE_EN, SOURCES_EN } from './en.ts'
import { MarketPlace } from './market.tsx'
import { wordsOf } from './own.ts'
import { masterOf, petsWith, staysWords } from './pets.ts'
import { cardLists, TEXT, whereIs } from './text.ts'

/** The companion that a pet stays with. */
function marksAt(at: string, marked: Marked, words: Words): readonly Mark[] {
  const [kind, id = ''] = at.split(':')
  const master = kind === 'card' ? masterOf(marked, id) : undefined
  if (master === undefined) return []
  const said = staysWords(master, wordsOf(words))
  return [{ id: `stays ${master}`, said, title: said, seenByPlace: true }]
}

export const MENAGERIE: ModuleParts = {
  sources: SOURCES_EN,
  emblems: EMBLEM,
  art: ART,
  decks: { pets: PETS },
  layers: { shared: { over: MarketPlace } },
  things: { 'deck:pets': aboutPets },
  marksAt,
  linesAt,
  staying: (card, seat, view) => petsWith(view, seat, card),
  offers: { adopt: 'open' },
  cardLists,
  whereIs,
  text: TEXT,
  advice: [{ id: 'pets', ...ADVICE_EN.pets, when: (update) => offers(update, 'adopt'), weight: 10 }],
}
