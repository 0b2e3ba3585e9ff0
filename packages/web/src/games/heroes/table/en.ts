// English words by which the hall speaks of Heroes.
import { abilityName } from '@lorehall/heroes/face'
import type { GameNames } from '../../../table/names.ts'

export const NAMES_EN: GameNames = {
  points: 'points',
  sources: {
    play: 'Gained in play',
    warriors: 'Warriors',
    heroes: 'Heroes',
    vessels: 'Vessels',
    buildings: 'Buildings',
    towers: 'Towers',
    capital: 'Capital',
    scribed: 'Scribed Spells',
    regions: 'Regions',
    villages: 'Villages',
  },
  otherSource: abilityName,
  standing: 'What each would score if the game ended now.',
  round: 'Round {n}',
  ending: 'The end has been brought about: one more round, then points are counted.',
  quiet: 'Place a token without an action',
  choices: {
    'let-pass': {
      title: 'When others cast a Spell',
      always: 'Pass',
      settle: 'Pass on all Spells',
      lift: 'Ask me about Spells again',
    },
    'sea-dock.2': { title: 'Sea Dock: attack after a Sail' },
    'barracks.3': { title: 'Barracks: recruit a second Warrior' },
    'ironhull-slip.3': { title: 'Ironhull Slip: build a Tower where it docks' },
    'ember-aerie.1': { title: 'Ember Aerie: buy the Phoenix back' },
  },
}
