// The opening of chapter 3, the private knowledge of each hero, and a closing for each reputation.
import type { Prose } from '../../prose.ts'

export const C3_FRAME: Prose = {
  'c3.opening': [
    'By law a place unlived in for twenty years and a day is nobody’s.',
    'Twenty years were up on Monday. Down the road, in good order, with a band, comes the Deep Claims Guild, and a gentleman with a tin lunch box bows to the gate.',
  ],
  'c3.halia.knows': [
    'A boar followed your lamp home.',
    'Clause nine of the law, someone says, speaks of a fire.',
  ],
  'c3.zeik.knows': [
    'A bell rang under the earth and you heard it.',
    'There will be questions, on oath, about what you knew and when.',
  ],
  'c3.marklun.knows': [
    'You built something small that works.',
    'The Guild has built a case, and you are in it.',
  ],
  'c3.namal.knows': [
    'You remember now where you put down the bell.',
    'The Guild has you listed, under shovels.',
  ],
  'c3.high': [
    'Dace has put you in his report under “assets, not for sale.”',
    'It is the warmest thing he has ever written.',
  ],
  'c3.middle': [
    'You signed, you stood where you were needed, you went home hungry.',
    'The place is yours by one day.',
  ],
  'c3.low': ['The Guild offers you a position.', 'It is noticed that you read it through.'],
}
