// The tile in the centre: Ronak on one side, Tuuk-Tuuk on the other. (V-MYTHS-1, V-MYTHS-15)
import { gainMissing } from '../../cards/vocabulary.ts'
import { region } from '../../regions/region.ts'
import { EVERY_ATTRIBUTE } from '../../state.ts'

/** The hex in the centre of the island. */
export const CENTRE = 1

export const RONAK = 'ronak'
export const TUUK = 'tuuk-tuuk'

/** Neither lies in the bag: the tile is one, and covers its hex from the beginning. */
export const MYTHS_REGIONS = [
  region(RONAK, {
    copies: 0,
    lies: CENTRE,
    inert: true,
    control: 0,
    visit: { brings: [] },
    rule: 'V-MYTHS-1',
    promise: 0,
  }),
  region(TUUK, {
    copies: 0,
    control: 0,
    visit: { brings: [gainMissing(...EVERY_ATTRIBUTE)] },
    rule: 'V-MYTHS-15',
    promise: 1.7,
  }),
]
