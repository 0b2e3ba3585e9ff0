// English names for Vindication's scores, rounds and preferences.
import { SCORES_EN } from '@lorehall/vindication/client'
import type { GameNames } from '../../../table-ui/names.ts'

export const NAMES_EN: GameNames = {
  points: 'honor',
  sources: SCORES_EN,
  standing:
    'Honor on the track, plus what you would score if the game ended now. Quests you can’t see aren’t counted yet.',
  round: 'Round {n}',
  ending: 'This triggers the end of the game: players finish the round, play one more, then score.',
  quiet: 'Recover or give up',
  choices: {
    'end-turn': { title: 'When I can only end my turn', always: 'End it' },
    gains: { title: 'Gains with no downside', always: 'Take them all' },
    'leave-rest': {
      title: 'When my influence is empty in the middle of a gain',
      always: 'Leave the rest',
      settle: 'Always leave the rest',
      lift: 'Ask about leftover gains',
    },
    resolve: { title: 'Augmenting influence to conviction when a card lets me' },
    reroll: { title: 'Rolling twice and keeping one when a card lets me' },
    'free-activation': { title: 'Saving the block when an activation is free' },
    'from-leaders': { title: 'Augmenting a block with Humility' },
  },
}
