// The Nomads: names, and the texts of their card and their Spells. A marker has the name of its Spell.
import type { AbilityTexts } from '../../../../text/abilities/en.ts'

export const NOMADS_EN: Readonly<Record<string, string>> = {
  nomad: 'Nomad',
  caravan: 'Caravan',
  mirage: 'Mirage',
  'dust-devil': 'Dust Devil',
  oasis: 'Oasis',
  'desert-hunger': 'Desert Hunger',
  'nomad-pact': 'Nomad Pact',
}

export const NOMADS_ABILITIES_EN: AbilityTexts = {
  nomad: [
    'Nomads who march on their own don’t stop in Deserts.',
    'Each Nomad has 1 more Strength in a Desert.',
    'In Collection, gain 1 resource of your choice if a Nomad is in a Desert.',
  ],
}

export const SPELL_TEXTS_EN: Readonly<Record<string, string>> = {
  caravan: 'Gain 1 resource of your choice for each Desert you control, at least 1 and up to 3.',
  mirage:
    'Move an enemy army of at most 2 Units, without Vessels and Towers, to an adjacent Land Region without pieces. It explores nothing.',
  'dust-devil':
    'Until the end of the next round, Marches that enter this Desert or a Land Region next to it stop there, and nothing can fly in or out.',
  oasis:
    'Until the end of the next round, this Desert gives 2 Food to the player who controls it, and nobody has to stop there.',
  'desert-hunger': 'In a Desert or next to one: the enemy army has 3 less Strength.',
  'nomad-pact': 'Place a Serf in your Courtyard. If Nomads wander, take one of them as your helper instead.',
}
