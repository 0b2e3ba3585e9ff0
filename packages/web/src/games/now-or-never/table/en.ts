// English words by which the hall speaks of Now or Never.
import type { GameNames } from '../../../table/names.ts'

export const NAMES_EN: GameNames = {
  points: 'points',
  sources: {
    coins: 'Coins',
    rows: 'Full rows',
    sets: 'Sets of villagers',
    quests: 'Quests',
    endings: 'Endings of quests',
    orders: 'Orders',
    'bottled-demons-lab': 'Bottled Demons Lab',
    'crystal-lab': 'Crystal Lab',
    library: 'Library',
    'market-hall': 'Market Hall',
    'town-hall': 'Town Hall',
    workshop: 'Workshop',
  },
  standing: 'What each would score if the game ended with a final production now.',
  round: 'Season {n}',
  ending: 'This is the last season: the final production follows, then points are counted.',
  quiet: 'Sell, refill or move',
  choices: {
    pass: { title: 'When only passing is left', always: 'Pass' },
    'after-action': { title: 'Asking for more when my action is over' },
  },
}
