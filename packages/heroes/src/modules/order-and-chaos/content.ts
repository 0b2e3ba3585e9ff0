// The content of Order & Chaos: its factions with their Enemy boards, and their markers. (H-CHAOS-1)
import { merged } from '@lorehall/grammar'
import type { Content } from '../../box/content.ts'
import { GOBLINS } from './cards/goblins.ts'
import { GOBLINS_ENEMY, GOBLINS_SPELLS } from './cards/enemies/goblins.ts'
import { MARKERS } from './cards/markers.ts'
import { orderAndChaosForm } from './form.ts'
import { SIX_MAP } from './map/six.ts'
import { GOBLINS_ABILITIES_EN, GOBLINS_EN } from './text/goblins/en.ts'
import { MARKERS_EN } from './text/markers/en.ts'

export const orderAndChaosContent: Content = {
  ...orderAndChaosForm,
  maps: { six: SIX_MAP },
  factions: { goblins: GOBLINS },
  enemies: { goblins: GOBLINS_ENEMY },
  enemySpells: GOBLINS_SPELLS,
  markers: MARKERS,
  names: merged([MARKERS_EN, GOBLINS_EN]),
  abilityTexts: GOBLINS_ABILITIES_EN,
}
