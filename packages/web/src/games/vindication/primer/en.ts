// English text of "A turn in one minute", at the top of the rules of Vindication.
import type { Otherwise } from '../otherwise.ts'

export const PRIMER_EN = {
  title: 'A turn in one minute',
  /** Heads the list of rules that differ at this table. */
  here: 'At this table',
  lead: 'The player with the most honor at the end wins. On your turn you do three things, in any order:',
  steps: [
    {
      name: 'Activate',
      text: 'Activate your character to gain 1 inspiration, knowledge or strength. Or put 1 influence on a companion and gain what the card gives.',
    },
    {
      name: 'Move',
      text: 'Take at least 1 step, and up to as many as your speed. This is the only thing you must do. You discover any empty land you reach.',
    },
    {
      name: 'Visit or rest',
      text: 'Visit one region next to your figure: pay its price and take its action. Or rest, and augment 1 block.',
    },
  ],
  more: [
    {
      name: 'Any time on your turn',
      text: 'Convert two common attributes to a heroic one, as often as you like. Take control of the region you visit for 1 conviction, or 2 if another player controls it. You gain 2 honor now, 2 each time another player visits, and 2 at the end.',
    },
    {
      name: 'Your blocks',
      text: 'You have 21 blocks. You can’t use those in potential yet. Those in influence become attributes and activate companions. Those in conviction take control of regions, empower draws and save champions. Attributes you pay return to influence.',
    },
    {
      name: 'The end',
      text: 'Once any end trigger is met, players finish the round and play one more. Then mastery, cards, secret quests and regions are scored.',
    },
  ],
  signs: {
    potential: { name: 'Potential', text: 'Blocks you can’t use yet.' },
    influence: { name: 'Influence', text: 'Blocks for attributes, companions and relics.' },
    conviction: { name: 'Conviction', text: 'Blocks for control, empowered draws and champions.' },
    inspiration: { name: 'Inspiration', text: 'Common. Used at Inns and Shrines.' },
    knowledge: { name: 'Knowledge', text: 'Common. Used at Inns and Monasteries.' },
    strength: { name: 'Strength', text: 'Common. Used at Inns and Command Posts.' },
    courage: { name: 'Courage', text: 'Strength and inspiration. Pays for monsters.' },
    wisdom: { name: 'Wisdom', text: 'Inspiration and knowledge. Pays for traits.' },
    vision: { name: 'Vision', text: 'Strength and knowledge. Pays for relics.' },
    honor: { name: 'Honor', text: 'Your score. On a card, what you gain with it.' },
    companions: { name: 'Companions', text: 'The people in your party.' },
    proficiency: { name: 'Proficiency', text: 'Tiles of an attribute. The number shows how many are left.' },
    regions: { name: 'Regions', text: 'How many you control.' },
    triggers: {
      name: 'End triggers and tokens',
      text: 'Triggers end the game. Tokens reveal more triggers.',
    },
    quest: { name: 'Secret quest', text: 'Only its owner sees it until the end.' },
    speed: { name: 'Speed', text: 'Steps per move. A better mount gives more.' },
  },
} as const

/** Keyed by the name of the part or sign. */
export const PRIMER_OTHERWISE_EN: Otherwise<string> = {
  controlNeedsVisit: {
    'Any time on your turn':
      'Convert two common attributes to a heroic one, as often as you like. Once per turn, take control of a region next to your figure for 1 conviction, or 2 if another player controls it. You gain 2 honor now, 2 each time another player visits, and 2 at the end.',
  },
  empoweredDraws: {
    'Your blocks':
      'You have 21 blocks. You can’t use those in potential yet. Those in influence become attributes and activate companions. Those in conviction take control of regions and save champions. Attributes you pay return to influence.',
    Conviction: 'Blocks for control and champions.',
  },
  openQuests: { 'Secret quest': 'House rule: everyone sees it.' },
  armedFrom: {
    'The end':
      'Once any end trigger is met, players finish the round and play one more. House rule: triggers don’t count before a certain round. Then mastery, cards, secret quests and regions are scored.',
  },
  rounds: {
    'The end':
      'House rule: the game lasts a fixed number of rounds, and end triggers don’t end it. Then mastery, cards, secret quests and regions are scored.',
    'End triggers and tokens': 'Revealed and taken as usual, but they don’t end the game here.',
  },
}
