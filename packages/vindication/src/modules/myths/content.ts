// The content of Myths & Wonders: one tile with two sides, and twelve pieces of loot.
import type { Content } from '../../box/content.ts'
import { LOOT } from './cards/loot.ts'
import { MYTHS_REGIONS } from './regions.ts'
import { LOOT_EN, OTHERWISE_EN } from './text/cards/en.ts'
import { CLOCKWISE_EN, LOBBY_EN } from './text/lobby/en.ts'
import { REGIONS_EN } from './text/regions/en.ts'
import { AMOUNTS, NUMBERS } from './values/numbers.ts'

export const mythsContent: Content = {
  id: 'myths',
  inSets: ['larger', 'everything'],
  field: { type: 'boolean', ...LOBBY_EN, default: false },
  settings: { lootClockwise: { type: 'boolean', ...CLOCKWISE_EN, default: false } },
  cards: [],
  apart: LOOT,
  regions: MYTHS_REGIONS,
  covers: 1,
  numbers: NUMBERS,
  amounts: AMOUNTS,
  text: { cards: LOOT_EN, regions: REGIONS_EN, otherwise: OTHERWISE_EN },
}
