// English words of Vindication's table in place of others, by the term or the reading that they go with.
import type { Otherwise } from '../../otherwise.ts'
import type { TABLE_EN } from '../en.ts'

export const TABLE_OTHERWISE_EN: Otherwise<keyof typeof TABLE_EN> = {
  dropPrice: {
    'thing.token':
      'At {n} honor a token waits. Whoever reaches or passes it takes it, and one more end trigger is turned up. Who took it may then pay 2 honor to remove any trigger.',
  },
  choosesChampion: {
    'thing.champion': 'You choose who fights for you, once you know the monster.',
    'thing.initiative': 'Initiative {n}. Who fights a monster is your choice in this edition.',
  },
  empoweredDraws: {
    'thing.conviction': 'Augmented influence. It pays for control of a region, or the life of a champion.',
  },
  vindicates: {
    'thing.wretched': 'Your character. Activate it to gain 1 inspiration, knowledge or strength.',
  },
  armedFrom: {
    'thing.trigger':
      'Once this is true in round {n} or later, the round is finished, one more is played, and the game ends.',
  },
  rounds: {
    'thing.trigger': 'It ends nothing here: by a rule of the house the number of rounds is fixed.',
    'board.triggers': 'End triggers',
  },
}
