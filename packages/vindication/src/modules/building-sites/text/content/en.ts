// The words of the region, in our own words.
import type { CardText } from '../../../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  'building-site': {
    name: 'Building Site',
    text: 'Use 1 conviction to build one of the regions that lie open beside the board, and control it at once. A bare site cannot be controlled.',
  },
}
