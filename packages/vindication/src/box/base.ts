// The base game's box.
import { CARDS } from '../cards/index.ts'
import { CORE_REGIONS } from '../regions/core.ts'
import { CARDS_EN } from '../text/cards/en.ts'
import { OTHERWISE_EN } from '../text/otherwise/en.ts'
import { REGIONS_EN } from '../text/regions/en.ts'
import { COMPANION_NUMBERS } from '../values/companions.ts'
import { MONSTER_HONOR, RELIC_HONOR, TRAIT_HONOR } from '../values/heroic.ts'
import type { Content } from './content.ts'

export const BASE: Content = {
  id: 'base',
  field: null,
  cards: CARDS,
  regions: CORE_REGIONS,
  numbers: { ...COMPANION_NUMBERS, ...TRAIT_HONOR, ...RELIC_HONOR, ...MONSTER_HONOR },
  amounts: {},
  text: { cards: CARDS_EN, regions: REGIONS_EN, otherwise: OTHERWISE_EN },
}
