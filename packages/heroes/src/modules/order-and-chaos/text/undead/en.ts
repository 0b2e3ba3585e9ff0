// The Undead: names, and the texts of their abilities.
import type { AbilityTexts } from '../../../../text/abilities/en.ts'

export const UNDEAD_EN: Readonly<Record<string, string>> = {
  underworld: 'Underworld',
  amdiak: 'King Amdiak',
  ossa: 'Mother Ossa',
  courier: 'The Pale Courier',
  'styx-ferry': 'Styx Ferry',
  'bone-wyrm': 'Bone Wyrm',
  'throne-of-bone': 'Throne of Bone',
  'charnel-house': 'Charnel House',
  'gallows-road': 'Gallows Road',
  'styx-landing': 'Styx Landing',
  'wyrm-crypt': 'Wyrm Crypt',
  'open-graves': 'Open Graves',
  'marrow-toll': 'Marrow Toll',
  'grave-whisper': 'Grave Whisper',
}

export const UNDEAD_ABILITIES_EN: AbilityTexts = {
  'throne-of-bone': [
    'In a Battle, before Combat Spells, you may spend up to 3 Souls for 1 Strength each.',
    'Units you raise may be placed in any Land Region with one of your Heroes or Towers.',
    'At the end, score 1 point for every 2 Souls.',
  ],
  'charnel-house': [
    'Each Serf you sacrifice for a Tactic card pays 2.',
    'In Collection, gain 1 Soul if you control a Swamp.',
    'When you win a Battle in which an enemy Serf or Warrior fell, place one Unit of that kind in your army there.',
  ],
  'gallows-road': [
    'Your Serfs have Speed 3.',
    'You may pay Mana instead of Food when you recruit Serfs and Warriors.',
    'At the end, each Swamp and Desert Region you control scores 1 more point, up to 4.',
  ],
  'styx-landing': [
    'When the Styx Ferry ends a Sail at sea, gain 1 Soul.',
    'The Region where the Styx Ferry is docked is adjacent to your Capital when you march.',
    'The Styx Ferry has 1 more Strength for each of your Souls.',
  ],
  'wyrm-crypt': [
    'You may raise the Bone Wyrm for {souls.vessel} of your Souls.',
    'The Bone Wyrm has {air} more Speed.',
    'Once per round, an enemy of your choice loses a Serf in a Region that borders the Bone Wyrm’s, and you gain 1 Soul.',
  ],
  amdiak: [
    'He has 1 more Strength for each Serf in his army, up to 2.',
    'When his army wins a Battle, gain 1 more Soul.',
    'He has 1 more Strength for each of your Souls, up to 4.',
  ],
  ossa: [
    'Once per round, give up a Serf in her Region to gain 2 Souls.',
    'After a Battle between others next to her, gain 1 Soul.',
    'Once per round, pay 3 Mana to place a Warrior from your supply with her.',
  ],
  courier: [
    'When he marches alone, he may pass through Regions with enemies, except Capitals.',
    'When he explores a Region, gain 1 Soul.',
    'Once per round, take a resource of your choice from a player next to him.',
  ],
}
