// The name and text of the region, in our own words.
import type { CardText, Otherwise } from '../../../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  'temple-ruins': {
    name: 'Temple Ruins',
    text: 'Draw 2 secret quests and keep 1, or use 1 conviction to draw 3 and keep 1.',
  },
}

export const OTHERWISE_EN: Otherwise = {
  empoweredDraws: { 'temple-ruins': 'Draw 2 secret quests and keep 1.' },
}
