// English words of a turn in one minute, at the head of the rules of Vindication.
import type { Otherwise } from '../otherwise.ts'

export const PRIMER_EN = {
  title: 'A turn in one minute',
  /** What is played otherwise. */
  here: 'At this table',
  lead: 'Whoever has the most honor at the end wins. In your turn you do three things, in any order:',
  steps: [
    {
      name: 'Activate',
      text: 'Yourself, for 1 inspiration, knowledge or strength; or one companion, who takes 1 block of your influence and gives what the card shows.',
    },
    {
      name: 'Move',
      text: 'Walk up to as many steps as your speed. This is the only thing you must do. Empty land beside your way is discovered.',
    },
    {
      name: 'Visit or rest',
      text: 'Visit one region beside your figure: pay its price and take its action. Or rest, and raise one block by a level.',
    },
  ],
  more: [
    {
      name: 'Between them',
      text: 'Turn two common attributes into a heroic one, as often as you like. Take control of the region you visit for 1 conviction, or 2 if somebody holds it: 2 honor at once, 2 for each visit of another player, and 2 more at the end.',
    },
    {
      name: 'Your blocks',
      text: 'You pay with your 21 blocks. Potential sleeps, influence becomes attributes and wakes companions, conviction is for the great things. Attributes you use come back to influence.',
    },
    {
      name: 'The end',
      text: 'Once the condition of one end trigger is met, the round is played out and one more follows. Then mastery, cards, secret quests and regions are counted.',
    },
  ],
  signs: {
    potential: { name: 'Potential', text: 'Blocks that sleep.' },
    influence: { name: 'Influence', text: 'Blocks at hand: for attributes and companions.' },
    conviction: { name: 'Conviction', text: 'Blocks for control, empowered draws and champions.' },
    inspiration: { name: 'Inspiration', text: 'Common. Pays at inns and shrines.' },
    knowledge: { name: 'Knowledge', text: 'Common. Pays at inns and monasteries.' },
    strength: { name: 'Strength', text: 'Common. Pays at inns and command posts.' },
    courage: { name: 'Courage', text: 'Strength and inspiration. Pays for monsters.' },
    wisdom: { name: 'Wisdom', text: 'Inspiration and knowledge. Pays for traits.' },
    vision: { name: 'Vision', text: 'Strength and knowledge. Pays for relics.' },
    honor: { name: 'Honor', text: 'What you win by; on a card, what it brings.' },
    companions: { name: 'Companions', text: 'Those who travel with you.' },
    proficiency: { name: 'Proficiency', text: 'Tiles of an attribute; a number says how many are left.' },
    regions: { name: 'Regions', text: 'How many you control.' },
    triggers: { name: 'End triggers and tokens', text: 'What brings the end, and what turns up more of it.' },
    quest: { name: 'Secret quest', text: 'Seen by its owner alone until the end.' },
    speed: { name: 'Speed', text: 'Steps in a move; a mount makes it more.' },
  },
} as const

/** Parts and signs are named. */
export const PRIMER_OTHERWISE_EN: Otherwise<string> = {
  controlNeedsVisit: {
    'Between them':
      'Turn two common attributes into a heroic one, as often as you like. Once a turn take control of a region you stand beside for 1 conviction, or 2 if somebody holds it: 2 honor at once, 2 for each visit of another player, and 2 more at the end.',
  },
  empoweredDraws: { Conviction: 'Blocks for control and champions.' },
  openQuests: { 'Secret quest': 'By a rule of the house everybody sees it.' },
  armedFrom: {
    'The end':
      'Once the condition of one end trigger is met, the round is played out and one more follows; by a rule of the house not before a certain round. Then mastery, cards, secret quests and regions are counted.',
  },
  rounds: {
    'The end':
      'By a rule of the house the game lasts a fixed number of rounds, and no end trigger changes that. Then mastery, cards, secret quests and regions are counted.',
    'End triggers and tokens': 'They are turned up and taken, and end nothing at this table.',
  },
}
