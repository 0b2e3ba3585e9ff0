// The icons of Now or Never and of its cards. Read by packages/web/scripts/icons.ts.
import { EMBLEM } from '../cards/emblems.ts'

export const ICONS: readonly string[] = [
  'anvil',
  'broken-heart',
  'claw-slashes',
  'crossed-swords',
  'cut-diamond',
  'flying-flag',
  'hearts',
  'night-sleep',
  'magnifying-glass',
  'open-book',
  'person',
  'robot-helmet',
  'round-star',
  'scales',
  'scroll-unfurled',
  'shield',
  'three-friends',
  'two-coins',
  'village',
  'walking-boot',
  'water-drop',
]

export const CHARGES: readonly string[] = Object.values(EMBLEM)
