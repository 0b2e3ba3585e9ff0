// The words of the region, in our own words.
import type { CardText } from '../../../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  'sacred-stone': {
    name: 'Sacred Stone',
    text: 'Instead of your Move, go to any free space beside a Sacred Stone. If you control one of them, you keep your Move; if you control both, go to any free space at all.',
  },
}
