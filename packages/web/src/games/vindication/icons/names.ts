// The icons of Vindication, and what its cards bear: read by packages/web/scripts/icons.ts.
import { faces, facesApart } from '@lorehall/vindication/face'

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
  'laurel-crown',
  'lion',
  'night-sleep',
  'open-book',
  'owl',
  'ribbon-medal',
  'round-star',
  'scroll-unfurled',
  'shield',
  'skull-crossed-bones',
  'spiked-dragon-head',
  'sun',
  'third-eye',
  'three-friends',
  'walking-boot',
]

export const CHARGES: readonly string[] = [...faces(), ...facesApart()].map(({ emblem }) => emblem)
