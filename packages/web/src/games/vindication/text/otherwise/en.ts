// English text that replaces TABLE_EN at tables with a different rule, keyed by that rule.
import type { Otherwise } from '../../otherwise.ts'
import type { TABLE_EN } from '../en.ts'

export const TABLE_OTHERWISE_EN: Otherwise<keyof typeof TABLE_EN> = {
  dropPrice: {
    'thing.token':
      'Be the first to reach or pass {n} honor to take this token. One more end trigger is revealed. Then you may pay 2 honor to remove any trigger.',
  },
  choosesChampion: {
    'thing.champion': 'Once you know the monster, you choose who fights for you.',
    'thing.initiative': 'Initiative {n}. In this edition, you choose who fights a monster.',
  },
  empoweredDraws: {
    'thing.conviction':
      'Use it to take control of a region or save a champion. Augment influence to get more.',
  },
  vindicates: {
    'thing.wretched': 'Your character. Activate it to gain 1 inspiration, knowledge or strength.',
  },
  armedFrom: {
    'thing.trigger':
      'Once this is met in round {n} or later, players finish the round and play one more. Then the game ends.',
  },
  rounds: {
    'thing.trigger': 'House rule: the number of rounds is fixed, so this doesn’t end the game.',
    'board.triggers': 'End triggers',
  },
}
