// The Birdfolk: names, and the texts of their abilities.
import type { AbilityTexts } from '../../../../text/abilities/en.ts'

export const BIRDFOLK_EN: Readonly<Record<string, string>> = {
  skein: 'Lord Skein',
  orawk: 'Overseer Orawk',
  tiercel: 'Tiercel, Lance of Avi',
  ark: 'Ark',
  sphinx: 'Sphinx',
  'jousting-ring': 'Jousting Ring',
  'throne-of-clouds': 'Throne of Clouds',
  'temple-of-avi': 'Temple of Avi',
  'ark-mooring': 'Ark Mooring',
  'sphinx-terrace': 'Sphinx Terrace',
  'bow-down': 'Bow Down',
  alms: 'Alms',
  stoop: 'Stoop',
}

export const BIRDFOLK_ABILITIES_EN: AbilityTexts = {
  'jousting-ring': [
    'Your Serfs, Warriors and Heroes may fly as an army of up to 5, with or without the Sphinx. They end on land.',
    'An army that starts a Battle by flying has 2 more Strength.',
    'Once per round after a Fly, you may take another Fly with other Units, without a slot.',
  ],
  'throne-of-clouds': [
    'In Collection, gain 1 resource of your choice if no other player has a piece on your Continent.',
    'When you defend on your own Continent, your army has 2 more Strength.',
    'At the end, score 2 points for each of your Towers on another Continent, up to 4.',
  ],
  'temple-of-avi': [
    'In Collection, draw 1 more Spell card before you discard down to your limit.',
    'The first time on each of your turns that another player follows you, gain 1 resource of your choice.',
    'At the end, score 1 point for each Building you have after the second.',
  ],
  'ark-mooring': [
    'While the Ark is in the Central Sea below your Capital, your Units may board it from your Courtyard and leave it there.',
    'In Collection, gain 1 resource of your choice while the Ark is in a Central Sea.',
    'The Ark and each Unit aboard it have 1 more Strength.',
  ],
  'sphinx-terrace': [
    'The Sphinx and an army that flies with it pay 1 Speed for the Central Sea instead of 2.',
    'The Sphinx has 1 more Speed.',
    'Once per round, choose a player. They give you 1 resource of their choice, or a random Spell card if they have none.',
  ],
  skein: [
    'He has 1 more Strength outside your Capital Region.',
    'In a Fly, his Speed is 2. From Capital level III on, it is 3.',
    'When his army wins a Battle, gain 1 point and take 1 resource of your choice from the loser.',
  ],
  orawk: [
    'A Tower in his Region costs 1 Ore less, but at least 1.',
    'When you complete a Tower, gain 1 point.',
    'In Collection, gain 2 resources of your choice if he is in a Region with one of your Towers or a Pyramid.',
  ],
  tiercel: [
    'As attacker, he has 2 more Strength.',
    'When his army wins a Battle that it started by flying, the loser takes 1 more Damage.',
    'Serfs and Warriors who fly with him have Speed 4 if there are at most 2 of them.',
  ],
}
