// The content of the Building Sites: six tiles, of which the bag gets as many as there are regions to build.
// (V-SITES-1)
import type { Content } from '../../box/content.ts'
import { region } from '../../regions/region.ts'
import { REGIONS_EN } from './text/content/en.ts'
import { LOBBY_EN, NOTHING_EN, tooManyEN } from './text/lobby/en.ts'

export const SITE = 'building-site'

/** Tiles in the game. */
const SITES = 6

export const buildingSitesContent: Content = {
  id: 'building-sites',
  inSets: ['everything'],
  field: { type: 'boolean', ...LOBBY_EN, default: false },
  cards: [],
  regions: [
    region(SITE, {
      copies: SITES,
      visit: { step: 'building-sites/build' },
      control: 0,
      rule: 'V-SITES-2',
      promise: 3,
    }),
  ],
  standsIn: SITE,
  beside(tiles) {
    if (tiles === 0) return { rule: 'V-SITES-1', why: NOTHING_EN }
    return tiles > SITES ? { rule: 'V-SITES-1', why: tooManyEN(tiles, SITES) } : null
  },
  numbers: {},
  amounts: {},
  text: { cards: {}, regions: REGIONS_EN },
}
