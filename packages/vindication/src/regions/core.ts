// The eleven regions of the base game: 19 tiles, one for each hex.
import { draw, gain } from '../cards/vocabulary.ts'
import {
  COMMON,
  COURAGE,
  INSPIRATION,
  KNOWLEDGE,
  MONSTERS,
  RELICS,
  STRENGTH,
  TRAITS,
  VISION,
  WISDOM,
} from '../state.ts'
import { type CoreRegion, type Region, region } from './region.ts'

export const CORE_REGIONS: readonly (Region & { readonly id: CoreRegion })[] = [
  region('academy', { copies: 1, visit: { step: 'academy' }, rule: 'V-REGION-1', promise: 1.7 }),
  region('tomb', {
    copies: 1,
    prices: [{ attribute: WISDOM, n: 2, rule: 'traitPrice' }],
    visit: { brings: [draw(TRAITS)] },
    sells: true,
    rule: 'V-REGION-2',
    promise: 5.6,
  }),
  region('tower', {
    copies: 1,
    prices: [{ attribute: VISION, n: 2, rule: 'relicPrice', forCard: RELICS }],
    visit: { step: 'towerPrice' },
    sells: true,
    rule: 'V-REGION-3',
    promise: 4.2,
  }),
  region('maw', {
    copies: 1,
    prices: [{ attribute: COURAGE, n: 2, rule: 'monsterPrice' }],
    needsCompanion: true,
    visit: { brings: [draw(MONSTERS)] },
    sells: true,
    rule: 'V-REGION-4',
    promise: 4.9,
  }),
  region('command-post', {
    copies: 2,
    prices: [{ attribute: STRENGTH, n: 3, rule: 'mountPrice' }],
    visit: { step: 'mounts' },
    rule: 'V-REGION-5',
    promise: 4.2,
  }),
  region('fort', { copies: 2, visit: { brings: [gain(STRENGTH, 2)] }, rule: 'V-REGION-6', promise: 1.4 }),
  region('spire', { copies: 2, visit: { brings: [gain(INSPIRATION, 2)] }, rule: 'V-REGION-7', promise: 1.4 }),
  region('library', { copies: 2, visit: { brings: [gain(KNOWLEDGE, 2)] }, rule: 'V-REGION-8', promise: 1.4 }),
  region('monastery', {
    copies: 2,
    prices: [{ attribute: KNOWLEDGE, n: 1 }],
    waivers: [
      { rule: 'freeAugment', augment: 'either' },
      { rule: 'freeLeap', augment: 'leap' },
    ],
    visit: { step: 'monastery' },
    rule: 'V-REGION-9',
    promise: 1.4,
  }),
  region('shrine', {
    copies: 2,
    prices: [{ attribute: INSPIRATION, n: 1 }],
    visit: { step: 'shrine' },
    rule: 'V-REGION-10',
    promise: 0.7,
  }),
  region('inn', {
    copies: 3,
    prices: COMMON.map((attribute) => ({ attribute, n: 2 })),
    visit: { step: 'inn' },
    sells: true,
    rule: 'V-REGION-11',
    promise: 3.4,
  }),
]
