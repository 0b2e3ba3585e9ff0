// The name and text of the region, in our own words.
import type { CardText } from '../../../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  'sacred-stone': {
    name: 'Sacred Stone',
    text: 'Instead of your Move, go to any free space beside a Sacred Stone. If you control one of the two, you keep your Move. If you control both, you may go to any free space on the map.',
  },
}
