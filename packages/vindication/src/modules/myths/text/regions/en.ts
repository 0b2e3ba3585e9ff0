// The two sides of the tile in the centre, in our own words.
import type { CardText } from '../../../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  ronak: {
    name: 'Ronak',
    title: 'The Earth Trembler',
    text: 'He sleeps, and can be neither visited nor held. Who ends a walk on one of the six black blocks around him moves it onto him; with the sixth he wakes.',
    proper: true,
  },
  'tuuk-tuuk': {
    name: 'Tuuk-Tuuk',
    title: 'The Boulder Hulk',
    text: 'Gain 1 of any attribute that you have none of. Nobody can take control of him.',
    proper: true,
  },
}
