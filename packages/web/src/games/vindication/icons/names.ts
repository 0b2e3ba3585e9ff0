// The icons of Vindication and of its base cards. Read by packages/web/scripts/icons.ts.
import { EMBLEM } from '../cards/emblems.ts'

export const ICONS: readonly string[] = [
  'angel-wings',
  'campfire',
  'camping-tent',
  'cowled',
  'crossed-chains',
  'cubes',
  'emerald-necklace',
  'fist',
  'flying-flag',
  'hexes',
  'horse-head',
  'hourglass',
  'lion',
  'chest',
  'night-sleep',
  'open-book',
  'paw-front',
  'owl',
  'ribbon-medal',
  'round-star',
  'scroll-unfurled',
  'shield',
  'skull-crossed-bones',
  'spiked-dragon-head',
  'sun',
  'magic-gate',
  'third-eye',
  'three-friends',
  'triangle-target',
  'walking-boot',
]

export const CHARGES: readonly string[] = Object.values(EMBLEM)
