// English names of Heroes' parts, for texts of the hall.
import { SCORES_EN } from '@lorehall/heroes/client'
import type { GameNames } from '../../../table-ui/names.ts'
import { abilityName } from '../cards/names.ts'

/** By slot, without its number. */
const BEGINS: Readonly<Record<string, string>> = {
  march: 'March from here',
  sail: 'Sail from here',
  fly: 'Fly from here',
}

export const NAMES_EN: GameNames = {
  points: 'points',
  sources: SCORES_EN,
  otherSource: abilityName,
  standing: 'The score if the game ended now.',
  round: 'Round {n}',
  ending: 'The end has been triggered: one more round, then final scoring.',
  quiet: 'Place your token without an action',
  begins: ([first = '']) => BEGINS[/^(?:slot|muster):([a-z]+)/.exec(first)?.[1] ?? ''],
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
