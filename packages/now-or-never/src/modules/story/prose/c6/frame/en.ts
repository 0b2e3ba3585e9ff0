// The opening of chapter 6, the private knowledge of each hero, and a closing for each reputation.
import type { Prose } from '../../prose.ts'

export const C6_FRAME: Prose = {
  'c6.opening': [
    'On the first day of the storms, a ship comes over the ridge with no sea under it.',
    'Every creature in the valley turns its face up and starts, stiffly, to walk. A rope drops from the clouds, ten feet short. At the end of it hangs a card: “With apologies for the delay.”',
  ],
  'c6.halia.knows': [
    'You stood beside the girl on the hill, and did not stop her.',
    'A letter that has not been sent yet says someone else will light it.',
  ],
  'c6.zeik.knows': ['You have seen the fire again.', 'It was in rows, at the height of windows.'],
  'c6.marklun.knows': [
    'Umbrel knew, and let you believe it.',
    'You have written “unknown” in ink and the paper held.',
  ],
  'c6.namal.knows': [
    'Forty-one people put their hands up in the snow so that you would live.',
    'You have told them you would have liked to be asked.',
  ],
  'c6.high': [
    'When the ship has gone, they look for you, and somebody keeps your soup warm until they find you.',
  ],
  'c6.middle': ['You lit your window with everyone else’s.', 'From the sea road it looks like one light.'],
  'c6.low': ['You lit your window late.', 'It counted.'],
}
