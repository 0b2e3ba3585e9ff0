// The monsters of the Gaping Maw: honor immediately, and a bonus at the end.
import { monster } from './deck.ts'

export const MONSTER_CARDS = [
  monster('butterfly-smasher', { end: { points: 1, per: 'companions', every: 1 } }),
  monster('custodian', { end: { points: 2, per: 'wisdom', every: 1 } }),
  monster('dro-zol', { end: { points: 2, per: 'conviction', every: 2 } }),
  monster('drogas', { end: { points: 1, per: 'cardColours', every: 1 } }),
  monster('drurg', { end: { points: 1, per: 'regions', every: 1 } }),
  monster('purple-slime', { end: { points: 2, per: 'vision', every: 1 } }),
  monster('invigorated-dead', { end: { points: 2, per: 'defeated', every: 1 } }),
  monster('mornak', { end: { points: 1, per: 'influence', every: 2 } }),
  monster('ogun', { end: { points: 2, per: 'traits', every: 1 } }),
  monster('oya', { end: { points: 7, when: 'potential', atMost: 0 } }),
  monster('sentinel', { end: { points: 2, per: 'courage', every: 1 } }),
  monster('fright-crawler', { end: { points: 2, per: 'tiles', every: 1 } }),
  monster('sula', { end: { sum: 'speed', plus: 2 } }),
  monster('twin-voices', { end: { points: 3, per: 'tokens', every: 1 } }),
  monster('unspeakable', { end: { points: 2, per: 'relics', every: 1 } }),
  monster('vish-ne', { end: { points: 6, when: 'traitAndRelic', atLeast: 2 } }),
]
