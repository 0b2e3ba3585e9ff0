// The opening of chapter 5, the private knowledge of each hero, and a closing for each reputation.
import type { Prose } from '../../prose.ts'

export const C5_FRAME: Prose = {
  'c5.opening': [
    'The star is dying in earnest, and where it lies the hours have come unstitched.',
    'In three places the air hangs open. Through one you can smell onions, fried, in a kitchen that fell down twenty years ago. People have begun to stand near it with their coats on.',
  ],
  'c5.halia.knows': [
    'Your brother is alive, and thanks you for the dark.',
    'You have not found a place to put that.',
  ],
  'c5.zeik.knows': [
    'The left fork ended at the only safe door in the valley.',
    'You did not know. You have said so.',
  ],
  'c5.marklun.knows': ['Your flash showed them the way in.', 'You keep wanting to check it.'],
  'c5.namal.knows': ['Eleven came up with you, on foot.', 'You are learning to walk at other people’s pace.'],
  'c5.high': ['Hanne Sorrel cuts you a slice without the ruler.'],
  'c5.middle': ['You looked, and you came away.', 'It is more than some managed.'],
  'c5.low': ['They say the rift showed you what you wanted.', 'They say it with their eyebrows.'],
}
