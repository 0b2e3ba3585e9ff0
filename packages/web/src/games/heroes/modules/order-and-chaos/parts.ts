// Order & Chaos on the page: its factions, and the Souls of the Undead.
import { orderAndChaos } from '@lorehall/heroes/modules/order-and-chaos'
import type { ModuleText } from '../../../../table-ui/module-parts.ts'
import type { Loaded } from '../../module-parts.ts'
import { CRESTS } from './crests.ts'
import { EMBLEM } from './emblems.ts'
import { FACTIONS_EN } from './en.ts'
import { wordsOf } from './own.ts'
import { soulsOf } from './souls.ts'
import { SoulsPanel } from './souls-panel.tsx'

const soulLines: NonNullable<ModuleText['lines']> = (seat, update, words) => {
  const souls = soulsOf(update, seat)
  return souls === null ? [] : [wordsOf(words).t('souls.line', { n: souls.n, most: souls.most })]
}
import six from './outlines.json' with { type: 'json' }

export const ORDER_AND_CHAOS: Loaded = {
  rules: orderAndChaos,
  parts: {
    emblems: EMBLEM,
    outlines: { six },
    panels: { counts: SoulsPanel, row: SoulsPanel, whole: SoulsPanel },
    text: { lines: soulLines },
    factions: {
      undead: {
        lead: FACTIONS_EN.undead,
        crest: CRESTS.undead,
        figures: () => import('./figures/undead.svg?raw'),
      },
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
