// The center tile: Ronak on one side, Tuuk-Tuuk on the other. (V-MYTHS-1, V-MYTHS-15)
import { gainMissing } from '../../cards/vocabulary.ts'
import { region } from '../../regions/region.ts'
import { EVERY_ATTRIBUTE } from '../../state.ts'

/** The hex in the center of the island. */
export const CENTRE = 1

export const RONAK = 'ronak'
export const TUUK = 'tuuk-tuuk'

/** Neither is in the bag: both are sides of one tile that covers its hex from the start. */
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
