// The opening of chapter 1, the private knowledge of each hero, and a closing for each reputation.
import type { Prose } from '../../prose.ts'

export const C1_FRAME: Prose = {
  'c1.opening': [
    'The last bend of the coast road, morning, forty carts.',
    'Nobody cheers. The village is there, roofs and all, and a thread of smoke goes up from a street where nobody can be.',
  ],
  'c1.halia.knows': [
    'You carry a lamp lit on the coast.',
    'Twenty years ago, on an order, you put another one out.',
  ],
  'c1.zeik.knows': [
    'You led them away and you have led them back.',
    'There is one evening of the road you never tell.',
  ],
  'c1.marklun.knows': [
    'You were on the school roof with a mirror the night the star fell.',
    'You have the sums to prove it was you.',
  ],
  'c1.namal.knows': [
    'You promised thirty people you would come back for them.',
    'You have the names by heart, and a spare pair of socks for each.',
  ],
  'c1.high': [
    'Somebody has carved your name on the new well-cover, spelled right, and a loaf is on your step each morning from no one.',
  ],
  'c1.middle': ['You are greeted by trade and by weather.', 'It is a beginning.'],
  'c1.low': ['Nobody shuts a door in your face.', 'They only happen to be going in.'],
}
