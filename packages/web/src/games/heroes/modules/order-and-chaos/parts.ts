// Order & Chaos on the page: its factions.
import { orderAndChaos } from '@lorehall/heroes/modules/order-and-chaos'
import type { Loaded } from '../../module-parts.ts'
import { CRESTS } from './crests.ts'
import { EMBLEM } from './emblems.ts'
import { FACTIONS_EN } from './en.ts'
import six from './outlines.json' with { type: 'json' }

export const ORDER_AND_CHAOS: Loaded = {
  rules: orderAndChaos,
  parts: {
    emblems: EMBLEM,
    outlines: { six },
    factions: {
      lionkin: {
        lead: FACTIONS_EN.lionkin,
        crest: CRESTS.lionkin,
        figures: () => import('./figures/lionkin.svg?raw'),
      },
      lizardfolk: {
        lead: FACTIONS_EN.lizardfolk,
        crest: CRESTS.lizardfolk,
        figures: () => import('./figures/lizardfolk.svg?raw'),
      },
      goblins: {
        lead: FACTIONS_EN.goblins,
        crest: CRESTS.goblins,
        figures: () => import('./figures/goblins.svg?raw'),
      },
    },
  },
}
