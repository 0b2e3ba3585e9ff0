// The Lizardfolk: names, and the texts of their abilities.
import type { AbilityTexts } from '../../../../text/abilities/en.ts'

export const LIZARDFOLK_EN: Readonly<Record<string, string>> = {
  sszarak: 'Sszarak',
  yoz: 'Yoz Rotmother',
  zikka: 'Zikka',
  'mire-turtle': 'Mire Turtle',
  'marsh-dragonfly': 'Marsh Dragonfly',
  'headhunters-lodge': 'Headhunters’ Lodge',
  'hex-hut': 'Hex Hut',
  'wanderers-mound': 'Wanderers’ Mound',
  'mire-pens': 'Mire Pens',
  'reed-nest': 'Reed Nest',
  'trophy-rite': 'Trophy Rite',
  'swamp-curse': 'Swamp Curse',
  'vision-of-roads': 'Vision of Roads',
}

export const LIZARDFOLK_ABILITIES_EN: AbilityTexts = {
  'headhunters-lodge': [
    'After a Battle you fought, gain 1 point for each enemy Warrior and Hero who fell in it, up to 2.',
    'Your army has 2 more Strength in Swamps and on other Continents.',
    'When you win a Battle, take 2 resources of your choice from the loser.',
  ],
  'hex-hut': [
    'Once per round, pay 1 Mana to put your Hex in a Region without a Capital. Enemy armies have 2 less Strength there until the end of the next round.',
    'Combat Spells and Interrupts cost you 1 Mana less.',
    'When a player attacks you, first take 2 resources of your choice from them.',
  ],
  'wanderers-mound': [
    'When your Units explore a token, gain 1 Food.',
    'When your Units turn up a Monster, Rogue, Entanglement, Unstable Ground, Sea Monster or Mystical Storm, you may discard it without effect.',
    'At the end, score 1 point for each Continent on which you control a Region.',
  ],
  'mire-pens': [
    'In Collection, each Swamp Region you control gives 1 Mana.',
    'While the Mire Turtle is at sea, all Land Regions on that coast are adjacent to each other when you march.',
    'The Mire Turtle has 3 more Strength.',
  ],
  'reed-nest': [
    'When the Marsh Dragonfly lands, you may reveal a token in a Region that borders it. It is not resolved.',
    'The Marsh Dragonfly has {air} more Speed.',
    'Once per round, move the Marsh Dragonfly with all aboard to a Land Region you control.',
  ],
  sszarak: [
    'He has 1 more Strength for each enemy Hero and Warrior in the Battle, up to 2.',
    'When his army wins a Battle in which an enemy Hero fell, gain 2 points.',
    'Armies beaten by his army must retreat to their Capital, and their owner loses 1 point.',
  ],
  yoz: [
    'When she ends a March in a Swamp or explores one, draw a Spell card.',
    'In her Battles, the strongest enemy Hero has 2 less Strength.',
    'Once per round, pay 2 Mana: an enemy army next to her loses a Serf or Warrior of its owner’s choice.',
  ],
  zikka: [
    'The first time she explores a token each round, gain 1 point.',
    'She ignores Deserts and Entanglements if she marches alone or only with Serfs.',
    'Once per round, after a March in which she explored, she may march 2 more Regions on her own.',
  ],
}
