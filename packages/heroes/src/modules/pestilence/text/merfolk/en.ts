// The Merfolk: names, and the texts of their abilities.
import type { AbilityTexts } from '../../../../text/abilities/en.ts'

export const MERFOLK_EN: Readonly<Record<string, string>> = {
  crusher: 'Crusher',
  krkn: 'K’r’kn',
  hookfin: 'Captain Hookfin',
  'giant-octopus': 'Octopus',
  skyray: 'Skyray',
  cloister: 'Cloister',
  'crushing-deep': 'Crushing Deep',
  'smugglers-reef': 'Smugglers’ Reef',
  'octopus-grotto': 'Octopus Grotto',
  'ray-pools': 'Ray Pools',
  riptide: 'Riptide',
  'war-conch': 'War Conch',
  'black-toll': 'Black Toll',
}

export const MERFOLK_ABILITIES_EN: AbilityTexts = {
  cloister: [
    'Your Serfs, Warriors and Heroes may swim: they sail as an army of up to 5, with or without the Octopus. They may not enter Sea Regions with enemies and have to dock, where they may start a Battle.',
    'Your swimming Units may end a Sail in a Sea Region and stay there.',
    'In Collection, each Sea Region you control gives 1 resource of your choice, up to 2.',
  ],
  'crushing-deep': [
    'Your army has 2 more Strength at sea and in Shallow Water.',
    'For each enemy Vessel destroyed in a Battle against you, gain 2 points and 2 Ore.',
    'Your army has 2 more Strength when it attacks a Shore Region.',
  ],
  'smugglers-reef': [
    'The first Pirates you meet each round cost you nothing and still give their points. When another player pays Pirates, you gain that payment.',
    'When you win a Battle, take 1 resource of your choice from the loser.',
    'At the end, score 1 point for each Sea Region you control, up to 4.',
  ],
  'octopus-grotto': [
    'In Collection, gain {n:1} Food if the Octopus is at sea.',
    'The Octopus has 2 more Strength.',
    'Once per round, pull an enemy Sea Vessel with all aboard from an adjacent Sea Region to the Octopus at sea, and attack it there.',
  ],
  'ray-pools': [
    'The Skyray may end its flight in a Sea Region without enemies and stay there. It explores the token there.',
    'The Skyray has {air} more Speed.',
    'Units may leave the Skyray at sea to swim, and board it there. To stay at sea, they need level II of the Cloister.',
  ],
  crusher: [
    'A swimming army with him may enter Sea Regions with enemies and fight there.',
    'He has 2 more Strength against a Vessel or a Tower.',
    'When his army wins a Battle at sea or on a Shore, destroy a Vessel of the beaten army before it takes Damage. Those aboard retreat.',
  ],
  krkn: [
    'He has 1 more Strength at sea, in Shallow Water and on Shores.',
    'He has Speed 3 when he sails.',
    'Each Warrior in his army has 1 more Strength.',
  ],
  hookfin: [
    'When he ends a Sail or March on a Shore next to an enemy’s Resource Region, take 1 resource of that Region’s kind from the enemy.',
    'When his army wins a Battle, gain 2 resources of your choice.',
    'Once per round, move Pirates to any Sea Region. An enemy Sea Vessel there has to pay them or lose a Unit. If no Pirates are face up, gain 1 Ore instead.',
  ],
}
