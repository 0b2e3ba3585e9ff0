// The icons of Heroes, and what its cards bear: read by packages/web/scripts/icons.ts.
import { EMBLEM } from '../cards/emblems.ts'

export const ICONS: readonly string[] = [
  'anvil',
  'caravel',
  'castle',
  'castle-ruins',
  'character',
  'compass',
  'crossed-swords',
  'dove',
  'feathered-wing',
  'flame',
  'hexes',
  'person',
  'shield',
  'shield-reflect',
  'spell-book',
  'star-swirl',
  'stone-pile',
  'three-friends',
  'two-coins',
  'walking-boot',
  'watchtower',
  'water-drop',
  'wheat',
]

/** Those that no table shows when it begins. */
export const APART: Readonly<Record<string, readonly string[]>> = {
  battle: ['arrow-flights', 'footprint', 'horse-head'],
  // On exploration tokens, which lie face down.
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

export const CHARGES: readonly string[] = Object.values(EMBLEM)
