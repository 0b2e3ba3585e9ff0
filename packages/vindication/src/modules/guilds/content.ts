// The content of Guilds & Monuments: five tokens and five monuments, all alike. No board cards and no regions; the
// uses of favor have texts like cards.
import type { Content } from '../../box/content.ts'
import { house, printed } from '../../values/provenance.ts'
import { USES_EN, USES_OTHERWISE_EN } from './text/content/en.ts'
import { FIELD_EN, THIS_TURN_EN } from './text/lobby/en.ts'
import { favorId, USES, type Use } from './uses.ts'

const byUse = <X>(all: Readonly<Partial<Record<Use, X>>>): Record<string, X> =>
  Object.fromEntries(
    USES.flatMap((use) => {
      const one = all[use]
      return one === undefined ? [] : [[favorId(use), one] as const]
    }),
  )

const OTHERWISE = Object.fromEntries(
  Object.entries(USES_OTHERWISE_EN).map(([reading, uses]) => [reading, byUse(uses)]),
)

export const guildsContent: Content = {
  id: 'guilds',
  inSets: ['larger', 'everything'],
  field: { type: 'boolean', ...FIELD_EN, default: false },
  settings: { commendedThisTurn: { type: 'boolean', ...THIS_TURN_EN, default: false } },
  cards: [],
  apart: USES.map((use) => ({ id: favorId(use), deck: 'favor' })),
  regions: [],
  numbers: {},
  amounts: {
    /** Honor from an opponent on the barricade, and for each share of a visit. */
    barricade: printed(2),
    diplomacy: printed(1),
    commendation: printed(1),
    /** Honor of a finished monument, and its places for each attribute, for conviction and for tiles. */
    monument: printed(15),
    attribute: house(1),
    conviction: house(2),
    tiles: printed(2),
  },
  text: { cards: byUse(USES_EN), regions: {}, otherwise: OTHERWISE },
}
