// The two sides of the center tile, in our own words.
import type { CardText } from '../../../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  ronak: {
    name: 'Ronak',
    title: 'The Earth Trembler',
    text: 'He sleeps and cannot be visited or controlled. If you end your move on one of the six black blocks around him, put it on Ronak. The sixth block wakes him.',
    proper: true,
  },
  'tuuk-tuuk': {
    name: 'Tuuk-Tuuk',
    title: 'The Boulder Hulk',
    text: 'Gain 1 of any attribute that you have none of. Nobody can take control of him.',
    proper: true,
  },
}
