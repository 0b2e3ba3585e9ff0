// The name and text of the region, in our own words.
import type { CardText, Otherwise } from '../../../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  'temple-ruins': {
    name: 'Temple Ruins',
    text: 'Draw {drawn} secret quests and keep 1, or use 1 conviction to draw {empowered} and keep 1.',
  },
}

export const OTHERWISE_EN: Otherwise = {
  empoweredDraws: { 'temple-ruins': 'Draw {drawn} secret quests and keep 1.' },
}
