// The content of the Temple Ruins: one tile.
import type { Content } from '../../box/content.ts'
import { region } from '../../regions/region.ts'
import { derived, printed } from '../../values/provenance.ts'
import { OTHERWISE_EN, REGIONS_EN } from './text/content/en.ts'
import { LOBBY_EN } from './text/lobby/en.ts'

export const templeRuinsContent: Content = {
  id: 'temple-ruins',
  inSets: ['first', 'everything'],
  field: { type: 'boolean', ...LOBBY_EN, default: false },
  cards: [],
  regions: [
    region('temple-ruins', {
      copies: 1,
      visit: { step: 'temple-ruins/search' },
      rule: 'V-RUINS-1',
      promise: 2.2,
    }),
  ],
  numbers: {},
  amounts: {
    /** Quests that are drawn, one of which is kept. */
    drawn: printed(2),
    /** The same for conviction: as many as any empowered draw turns up. */
    empowered: derived(3),
  },
  text: { cards: {}, regions: REGIONS_EN, otherwise: OTHERWISE_EN },
}
