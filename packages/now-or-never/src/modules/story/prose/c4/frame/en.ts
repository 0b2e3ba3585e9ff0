// The opening of chapter 4, the private knowledge of each hero, and a closing for each reputation.
import type { Prose } from '../../prose.ts'

export const C4_FRAME: Prose = {
  'c4.opening': [
    'The drill left a hole in the Undergarden the size of a table, and warm air comes out of it smelling of bread.',
    'You go down on a rope. At the bottom a person no higher than your knee is waiting, with a thimble. “Mind-the-Step,” it says, and bows. It is introducing itself.',
  ],
  'c4.halia.knows': [
    'You kept a flame three nights.',
    'It bent toward the crack, and someone below was watching it.',
  ],
  'c4.zeik.knows': [
    'You told them about the ten years.',
    'They are still speaking to you, some of them in full sentences.',
  ],
  'c4.marklun.knows': [
    'The star fell for a thousand years.',
    'Your eleven flashes went somewhere else, and lit something.',
  ],
  'c4.namal.knows': ['You wrote your name in a column headed RESIDENT.', 'Twenty-nine to find.'],
  'c4.high': [
    'The Glogo have named a newborn after the first thing you said down here.',
    'It was a swear word. They are very proud.',
  ],
  'c4.middle': ['They set you a place without asking.', 'It is near the door, so that you may feel free.'],
  'c4.low': ['They are kind to you in the way one is kind to weather from above.'],
}
