// The content of the Exotic Pet Menagerie: one tile and 15 pets.
import type { Content } from '../../box/content.ts'
import { printed } from '../../values/provenance.ts'
import { PETS } from './cards/pets.ts'
import { MENAGERIE_REGIONS } from './regions.ts'
import { OTHERWISE_EN, PETS_EN, REGIONS_EN } from './text/cards/en.ts'
import { LOBBY_EN } from './text/lobby/en.ts'
import { NUMBERS } from './values/numbers.ts'

export const menagerieContent: Content = {
  id: 'menagerie',
  inSets: ['everything'],
  field: { type: 'boolean', ...LOBBY_EN, default: false },
  cards: [],
  apart: PETS,
  regions: MENAGERIE_REGIONS,
  numbers: NUMBERS,
  amounts: {
    /** Open pets in the market. */
    market: printed(3),
    /** The price of a visit, of each common attribute. */
    price: printed(1),
    /** Blocks put on a new master. */
    move: printed(1),
    /** Spaces a trigger token is moved. */
    shift: printed(2),
  },
  text: { cards: PETS_EN, regions: REGIONS_EN, otherwise: OTHERWISE_EN },
}
