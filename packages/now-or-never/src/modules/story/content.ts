// The content of the story: its fields, and the records of each chapter. The chapters themselves are not here, because
// pages load this.
import type { Content } from '../../box/content.ts'
import { BRISK_EN, CHAPTER_EN, FIELD_EN, VOICE_EN } from './text/lobby/en.ts'
import { NAMES_EN } from './text/names/en.ts'

/** Nobody looks at the face of a search token: each only pays its income. */
const TOKEN = { copies: 18, do: [], keep: true, income: 1 }

/** Tilda Cobb swaps two tiles of the grid before she builds. */
const TILDA = {
  starting: false,
  aside: true,
  action: 'build',
  use: 3,
  tax: 2,
  recruit: 0,
  do: [
    { verb: 'swapTiles', times: 1, may: true },
    { verb: 'build', may: true },
  ],
}

const ORIEL = {
  starting: false,
  aside: true,
  action: 'heal',
  use: 2,
  tax: 2,
  recruit: 0,
  do: [{ verb: 'heal' }, { verb: 'gain', xp: 1 }],
}

/** The space outside the map in chapter 6, and its visit. */
const DECK_SPACE = { kind: 'location', row: 0, col: 0, mountain: false, location: 'tempest-deck' } as const
const DECK_VISIT = [
  { verb: 'loseHearts', n: 3 },
  { verb: 'gain', crystal: 1, coin: 2 },
]

const LIGHT_TANK = { level: 3, health: 7, attack: 2, reward: { villagers: 1, xp: 1, tool: 1 } }
const HEAVY_TANK = { level: 4, health: 9, attack: 2, reward: { villagers: 1, tool: 2 } }

export const content: Content = {
  id: 'story',
  field: { type: 'boolean', ...FIELD_EN, default: false },
  settings: {
    chapter: { type: 'string', ...CHAPTER_EN, enum: ['1', '2', '3', '4', '5', '6'], default: '1' },
    brisk: { type: 'boolean', ...BRISK_EN, default: false },
    voice: { type: 'boolean', ...VOICE_EN, default: false },
  },
  follows: { setting: 'chapter', options: { heroes: 'picked' } },
  records: { search: { 'story-token': TOKEN } },
  replaces: ['search'],
  by: {
    setting: 'chapter',
    of: {
      1: { side: 'above', records: { specialists: { 'story-specialist': TILDA } } },
      2: { side: 'above', records: { specialists: { 'mystic-healer': ORIEL } } },
      3: {
        side: 'above',
        records: { enemies: { 'drill-tank-3': LIGHT_TANK, 'drill-tank-4': HEAVY_TANK } },
        levels: { 3: 'drill-tank-3', 4: 'drill-tank-4' },
      },
      4: { side: 'under', folk: { glogo: { makes: 'shell', share: 2, supply: 5 } } },
      5: { side: 'under', folk: { 'lab-monster': { makes: null, share: 1, supply: 0 } } },
      6: {
        side: 'above',
        spaces: { 'tempest-deck': DECK_SPACE },
        records: { locations: { 'tempest-deck': { random: false, above: DECK_VISIT, under: [] } } },
      },
    },
  },
  names: NAMES_EN,
}
