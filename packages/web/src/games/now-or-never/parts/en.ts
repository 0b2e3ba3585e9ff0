// English names of Now or Never's parts, for texts of the hall.
import { SCORES_EN } from '@lorehall/now-or-never/client'
import type { GameNames } from '../../../table-ui/names.ts'
import { nameOf } from '../cards/names.ts'

export const NAMES_EN: GameNames = {
  points: 'points',
  sources: SCORES_EN,
  otherSource: nameOf,
  standing: 'Each player’s score if the game ended now.',
  round: 'Season {n}',
  ending: 'This is the last season. Then comes the final production, and the game ends.',
  quiet: 'At any time',
  choices: {
    pass: {
      title: 'When I can only pass',
      always: 'Pass',
      settle: 'Always pass then',
      lift: 'Ask before I pass',
    },
    'winning-die': {
      title: 'When my roll wins the fight',
      always: 'Keep it',
      settle: 'Always keep winning rolls',
      lift: 'Ask at winning rolls',
    },
    'after-action': {
      title: 'When I could still use something on my turn',
      never: 'End my turn',
      settle: 'End turns without asking',
      settled: 'never',
      lift: 'Ask before my turn ends',
    },
  },
}
