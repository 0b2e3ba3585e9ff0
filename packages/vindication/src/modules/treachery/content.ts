// The content of Treachery: 15 cards for the board decks.
import type { Content } from '../../box/content.ts'
import { TRAITORS } from './cards/companions.ts'
import { CURSED, VICES } from './cards/heroic.ts'
import { CARDS_EN } from './text/cards/en.ts'
import { FIELD_EN } from './text/lobby/en.ts'
import { NUMBERS } from './values/numbers.ts'

export const treachery: Content = {
  id: 'treachery',
  inSets: ['everything'],
  field: { type: 'boolean', ...FIELD_EN, default: false },
  cards: [...TRAITORS, ...VICES, ...CURSED],
  regions: [],
  numbers: NUMBERS,
  amounts: {},
  text: { cards: CARDS_EN, regions: {} },
}
