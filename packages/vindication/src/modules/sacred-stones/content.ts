// The content of the Sacred Stones: two tiles. (V-STONES-1)
import type { Content } from '../../box/content.ts'
import { region } from '../../regions/region.ts'
import { REGIONS_EN } from './text/content/en.ts'
import { LOBBY_EN } from './text/lobby/en.ts'

export const STONE = 'sacred-stone'

export const sacredStonesContent: Content = {
  id: 'sacred-stones',
  field: { type: 'boolean', ...LOBBY_EN, default: false },
  cards: [],
  regions: [
    region(STONE, { copies: 2, visit: { step: 'sacred-stones/pass' }, rule: 'V-STONES-1', promise: 0.6 }),
  ],
  numbers: {},
  amounts: {},
  text: { cards: {}, regions: REGIONS_EN },
}
