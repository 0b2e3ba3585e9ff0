// The content of the Jewelcrafter.
import type { Content } from '../../box/content.ts'
import { printed } from '../../values/provenance.ts'
import { INFUSED_CRYSTALS } from './crystals.ts'
import { JEWEL_REGIONS } from './regions.ts'
import { CRYSTALS_EN, OTHERWISE_EN, REGIONS_EN } from './text/content/en.ts'
import { ANYWHERE_EN, LOBBY_EN } from './text/lobby/en.ts'

export const jewelcrafterContent: Content = {
  id: 'jewelcrafter',
  inSets: ['everything'],
  field: { type: 'boolean', ...LOBBY_EN, default: false },
  settings: { crystalsAnywhere: { type: 'boolean', ...ANYWHERE_EN, default: false } },
  cards: [],
  apart: INFUSED_CRYSTALS.map((id) => ({ id, deck: 'crystals' })),
  regions: JEWEL_REGIONS,
  numbers: {},
  amounts: {
    /** Crystals in the game. */
    supply: printed(20),
    /** The honor for turning in so many crystals. */
    forHonor: printed(3),
    honor: printed(2),
    /** Attributes of one kind that go into an infused crystal. */
    toInfuse: printed(3),
  },
  text: { cards: CRYSTALS_EN, regions: REGIONS_EN, otherwise: OTHERWISE_EN },
}
