// The name and text of the region, in our own words.
import type { CardText } from '../../../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  'building-site': {
    name: 'Building Site',
    text: 'Use 1 conviction to build one of the regions beside the board and take control of it. An empty site cannot be controlled.',
  },
}
