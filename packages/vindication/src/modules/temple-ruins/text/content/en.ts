// The words of the region, in our own words.
import type { CardText } from '../../../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  'temple-ruins': {
    name: 'Temple Ruins',
    text: 'Draw 2 secret quests and keep 1, or use 1 conviction to draw 3 and keep 1.',
  },
}
