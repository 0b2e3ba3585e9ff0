// The icons of Heroes, and what its cards bear: read by packages/web/scripts/icons.ts.
import { EMBLEM } from '../cards/emblems.ts'

export const ICONS: readonly string[] = [
  'anvil',
  'arrow-flights',
  'caravel',
  'castle',
  'castle-ruins',
  'character',
  'compass',
  'crossed-swords',
  'dove',
  'feathered-wing',
  'flame',
  'footprint',
  'hexes',
  'horse-head',
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

/** On exploration tokens, which lie face down when a table begins. */
export const LATER: readonly string[] = [
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
]

export const CHARGES: readonly string[] = Object.values(EMBLEM)
