// Order & Chaos on the page: its factions, and the Souls of the Undead.
import { orderAndChaos } from '@lorehall/heroes/modules/order-and-chaos'
import type { Update } from '@lorehall/host'
import type { ModuleText } from '../../../../table-ui/module-parts.ts'
import type { Loaded } from '../../module-parts.ts'
import { aboutUnderworld, underworldLines } from './about.ts'
import { CRESTS } from './crests.ts'
import { EMBLEM } from './emblems.ts'
import {
  ADVICE_EN,
  FACTIONS_EN,
  GLOSSARY_EN,
  MOMENTS_EN,
  PRIMER_EN,
  SHORT_NAMES_EN,
  SHORT_TEXTS_EN,
} from './en.ts'
import { wordsOf } from './own.ts'
import { SKULL } from './signs.ts'
import { isSoulsCard, soulsOf } from './souls.ts'
import { SoulsPanel } from './souls-panel.tsx'
import { UnderworldCard, UnderworldThing } from './underworld.tsx'
import six from './outlines.json' with { type: 'json' }

const soulLines: NonNullable<ModuleText['lines']> = (seat, update, words) => {
  const souls = soulsOf(update, seat)
  if (souls === null) return []
  const own = wordsOf(words)
  return [
    own.t('souls.line', { n: souls.n, most: souls.most }),
    ...(seat === update.eyes ? underworldLines(update, seat, own) : []),
  ]
}

const offers = (update: Update, kind: string) =>
  update.ask?.options.some((option) => option.kind === kind) === true

export const ORDER_AND_CHAOS: Loaded = {
  rules: orderAndChaos,
  parts: {
    emblems: EMBLEM,
    outlines: { six },
    shortNames: SHORT_NAMES_EN,
    shortTexts: SHORT_TEXTS_EN,
    glossary: GLOSSARY_EN,
    primer: PRIMER_EN,
    advice: [
      { id: 'raise', ...ADVICE_EN.raise, when: (update) => offers(update, 'raising') },
      { id: 'boost', ...ADVICE_EN.boost, when: (update) => offers(update, 'boost') },
    ],
    moments: [
      {
        ...MOMENTS_EN.raised,
        sign: SKULL,
        is: ({ type, from }) => type === 'placed' && isSoulsCard(from),
      },
    ],
    panels: { board: UnderworldThing, counts: SoulsPanel, row: SoulsPanel, whole: UnderworldCard },
    things: { souls: aboutUnderworld },
    layers: { court: { has: (at) => at === 'souls' } },
    text: { lines: soulLines },
    factions: {
      undead: {
        lead: FACTIONS_EN.undead,
        crest: CRESTS.undead,
        figures: () => import('./figures/undead.svg?raw'),
        faces: () => import('./figures/undead-faces.svg?raw'),
      },
      lionkin: {
        lead: FACTIONS_EN.lionkin,
        crest: CRESTS.lionkin,
        figures: () => import('./figures/lionkin.svg?raw'),
        faces: () => import('./figures/lionkin-faces.svg?raw'),
      },
      lizardfolk: {
        lead: FACTIONS_EN.lizardfolk,
        crest: CRESTS.lizardfolk,
        figures: () => import('./figures/lizardfolk.svg?raw'),
        faces: () => import('./figures/lizardfolk-faces.svg?raw'),
      },
      goblins: {
        lead: FACTIONS_EN.goblins,
        crest: CRESTS.goblins,
        figures: () => import('./figures/goblins.svg?raw'),
        faces: () => import('./figures/goblins-faces.svg?raw'),
      },
    },
  },
}
