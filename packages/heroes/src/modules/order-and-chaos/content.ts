// The content of Order & Chaos: its factions with their Enemy boards, and their markers. (H-CHAOS-1)
import { merged } from '@lorehall/grammar'
import type { Content } from '../../box/content.ts'
import { GOBLINS } from './cards/goblins.ts'
import { GOBLINS_ENEMY, GOBLINS_SPELLS } from './cards/enemies/goblins.ts'
import { LIZARDFOLK_ENEMY, LIZARDFOLK_SPELLS } from './cards/enemies/lizardfolk.ts'
import { LIONKIN_ENEMY, LIONKIN_SPELLS } from './cards/enemies/lionkin.ts'
import { LIZARDFOLK } from './cards/lizardfolk.ts'
import { LIONKIN } from './cards/lionkin.ts'
import { SOULS, UNDEAD } from './cards/undead.ts'
import { UNDEAD_ENEMY, UNDEAD_SPELLS } from './cards/enemies/undead.ts'
import { MARKERS } from './cards/markers.ts'
import { orderAndChaosForm } from './form.ts'
import { SIX_MAP } from './map/six.ts'
import { TUNED } from './values/tuned.ts'
import { GOBLINS_ABILITIES_EN, GOBLINS_EN } from './text/goblins/en.ts'
import { LIZARDFOLK_ABILITIES_EN, LIZARDFOLK_EN } from './text/lizardfolk/en.ts'
import { LIONKIN_ABILITIES_EN, LIONKIN_EN } from './text/lionkin/en.ts'
import { UNDEAD_ABILITIES_EN, UNDEAD_EN } from './text/undead/en.ts'
import { FACTIONS_EN } from './text/lobby/en.ts'
import { MARKERS_EN } from './text/markers/en.ts'

export const orderAndChaosContent: Content = {
  ...orderAndChaosForm,
  maps: { six: SIX_MAP },
  factions: { undead: UNDEAD, lionkin: LIONKIN, lizardfolk: LIZARDFOLK, goblins: GOBLINS },
  enemies: {
    undead: UNDEAD_ENEMY,
    lionkin: LIONKIN_ENEMY,
    lizardfolk: LIZARDFOLK_ENEMY,
    goblins: GOBLINS_ENEMY,
  },
  enemySpells: merged([UNDEAD_SPELLS, LIONKIN_SPELLS, LIZARDFOLK_SPELLS, GOBLINS_SPELLS]),
  markers: MARKERS,
  counters: { souls: SOULS },
  tuned: TUNED,
  names: merged([MARKERS_EN, FACTIONS_EN, UNDEAD_EN, LIONKIN_EN, LIZARDFOLK_EN, GOBLINS_EN]),
  abilityTexts: merged([
    UNDEAD_ABILITIES_EN,
    LIONKIN_ABILITIES_EN,
    LIZARDFOLK_ABILITIES_EN,
    GOBLINS_ABILITIES_EN,
  ]),
}
