// The content of the Well of Wishes: one tile and fifteen tokens.
import type { Content } from '../../box/content.ts'
import { region } from '../../regions/region.ts'
import { house } from '../../values/provenance.ts'
import { REGIONS_EN, WISHES_EN } from './text/content/en.ts'
import { LOBBY_EN } from './text/lobby/en.ts'
import { WISHES } from './tokens.ts'

export const wellContent: Content = {
  id: 'well-of-wishes',
  inSets: ['first', 'everything'],
  field: { type: 'boolean', ...LOBBY_EN, default: false },
  cards: [],
  apart: WISHES.map(({ id }) => ({ id, deck: 'wishes' })),
  regions: [
    region('well-of-wishes', {
      copies: 1,
      visit: { step: 'well-of-wishes/wish' },
      rule: 'V-WELL-1',
      promise: 2.2,
    }),
  ],
  numbers: {},
  amounts: {
    /** How much a wish gives: of a common attribute, of a heroic one, of honor on two tokens and on one. */
    common: house(2),
    heroic: house(1),
    honor: house(2),
    muchHonor: house(3),
  },
  text: { cards: WISHES_EN, regions: REGIONS_EN },
}
