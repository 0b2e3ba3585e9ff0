// The icons of Heroes and of its cards. Read by packages/web/scripts/icons.ts.
import { EMBLEM } from '../cards/emblems.ts'
import { PIECE_EMBLEM } from '../gallery/emblems.ts'

export const ICONS: readonly string[] = [
  'anvil',
  'castle',
  'castle-ruins',
  'character',
  'compass',
  'crossed-swords',
  'feathered-wing',
  'flame',
  'hexes',
  'person',
  'shield-reflect',
  'star-swirl',
  'stone-pile',
  'two-coins',
  'walking-boot',
  'watchtower',
  'water-drop',
]

/** Icons that no table shows when it begins. */
export const APART: Readonly<Record<string, readonly string[]>> = {
  battle: ['arrow-flights', 'footprint', 'horse-head', 'shield', 'three-friends'],
  // On exploration tokens, which start face down.
  later: [
    'barn',
    'cloak-dagger',
    'earth-crack',
    'fishing-pole',
    'gold-mine',
    'lightning-storm',
    'magic-portal',
    'mounted-knight',
    'octopus',
    'pirate-flag',
    'spiked-dragon-head',
    'stone-wall',
    'swap-bag',
    'thorny-vine',
    'trade',
    'village',
    'wizard-staff',
  ],
}

export const CHARGES: readonly string[] = [...Object.values(EMBLEM), ...Object.values(PIECE_EMBLEM)]
