// The opening of chapter 2, the private knowledge of each hero, and a closing for each reputation.
import type { Prose } from '../../prose.ts'

export const C2_FRAME: Prose = {
  'c2.opening': [
    'First frost.',
    'Something has eaten four hundred turnips and left the carrots; the cups walk along the shelf at night. On the eastern road a hill gets up, looks about, and takes two steps west.',
  ],
  'c2.halia.knows': ['When you signaled from the beacon, something answered from below the ground.'],
  'c2.zeik.knows': ['At the end of the left fork someone has added stones to your cairn, from inside.'],
  'c2.marklun.knows': [
    'The crater’s line does not point at your roof.',
    'You have not told your stomach yet.',
  ],
  'c2.namal.knows': ['One of the thirty is found and does not want fetching.', 'Twenty-nine.'],
  'c2.high': ['Children name a gatepost after you.', 'The hunters, on their way home, take off their caps.'],
  'c2.middle': ['There is now a word for people like you: sensible.', 'It is mostly meant well.'],
  'c2.low': ['You are talked of in the tone used for early snow.'],
}
