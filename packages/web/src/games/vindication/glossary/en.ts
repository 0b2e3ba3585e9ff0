// English: what the words of Vindication mean, a sentence each.
import type { Glossary } from '../../../table/lesson/glossary.ts'
import type { Otherwise } from '../otherwise.ts'

export const GLOSSARY_EN = {
  potential: 'Where blocks sleep: they can do nothing until they are augmented.',
  influence: 'Blocks that are awake: they become attributes, activate companions and charge relics.',
  conviction: 'The strongest blocks: they take control of regions, empower a draw, or save a champion.',
  'augment|augments|augmented|augmenting':
    'To move a block one level up: from potential to influence, or from influence to conviction.',
  'dilute|dilutes|diluted|diluting|dilution':
    'To move a block one level down: from conviction to influence, or from influence to potential.',
  'recover|recovers|recovered|recovering':
    'In your own turn: to bring a block of yours back to influence, from anywhere but potential.',
  'return|returns|returned|returning': 'To bring a block back to your influence.',
  'gain|gains': 'To move a block from influence to an attribute; of honor, to go forward on the track.',
  'attribute|attributes':
    'Inspiration, knowledge and strength are common, courage, wisdom and vision heroic; a block on one is 1 of it.',
  'heroic attribute|heroic attributes|heroic': 'Courage, wisdom and vision, made from two common attributes.',
  'convert|converts|converted|converting|conversion':
    'To make a heroic attribute of two common ones: one block moves there, the other returns to influence.',
  'activate|activates|activated|activating':
    'To use a companion, for 1 block of influence laid on the card, or yourself, for none.',
  mastery:
    'The tile of an attribute, won at the end by whoever counts strictly most there in cards and tiles.',
  'proficiency|proficiencies|proficiency tile|proficiency tiles':
    'A tile for 3 of an attribute: 2 towards its mastery, or given up at any time for 2 of the attribute.',
  initiative: 'The number of a companion; the one with the lowest is your champion in a fight.',
  'champion|champions': 'The companion who fights for you: the one with the lowest initiative.',
  fatigue: 'The loss of a fight: 2 blocks from your influence go onto the champion.',
  'control|takeover':
    'A region with your block on it: 2 honor at once, for each visit of others, and at the end.',
  'empowered|empower|empowered draw':
    'A draw for 1 conviction: you see every open card and the top three of the deck, and take one.',
  'vindicate|vindicated|vindicating':
    'With empty potential and 25 honor you may turn your character: 5 honor, and 2 of an attribute when activated.',
  adjacent: 'Touching the space on which your figure stands.',
  passive: 'It works by itself for as long as you have the card, without being activated.',
  'end trigger|end triggers|trigger|triggers':
    'A condition that brings the end: once one is met, the round is finished and one more is played.',
  'token|tokens|trigger token':
    'Taken by who first reaches its number of honor; it turns up one more end trigger.',
  'charge|charges|charged|recharge': 'A block on a relic; each use of the relic spends one.',
  'favor|favor token|guild favor':
    'The token of your guild: laid once a turn on a region, a space, a card, your power board or your monument.',
  'fortified|fortify|fortifies': 'A region that nobody but who fortified it can ever take.',
  'barricade|barricades|barricaded':
    'A space with a favor token: its owner gains honor when others come to it.',
} satisfies Glossary

export const GLOSSARY_OTHERWISE_EN: Otherwise<keyof typeof GLOSSARY_EN> = {
  dropPrice: {
    'token|tokens|trigger token':
      'Taken by who first reaches its number of honor; it turns up one more end trigger, and 2 honor remove one.',
  },
  choosesChampion: {
    initiative: 'The number of a companion. Who fights a monster is your choice in this edition.',
    'champion|champions': 'The companion who fights for you: whom you choose, in this edition.',
  },
  empoweredDraws: {
    conviction: 'The strongest blocks: they take control of regions, or save a champion.',
    'empowered|empower|empowered draw': 'Nothing in this edition: a card is taken open or blind.',
  },
  recovers: {
    'recover|recovers|recovered|recovering':
      'Nothing in this edition: blocks come home when they are used or returned.',
  },
  vindicates: {
    'vindicate|vindicated|vindicating': 'Nothing in this edition: nobody is vindicated.',
  },
  controlNeedsVisit: {
    'control|takeover':
      'A region with your block on it, taken by who stands beside it: 2 honor at once, for each visit of others, and at the end.',
  },
  armedFrom: {
    'end trigger|end triggers|trigger|triggers':
      'A condition that brings the end, though not before the round from which it is armed: once one is met, the round is finished and one more is played.',
  },
  rounds: {
    'end trigger|end triggers|trigger|triggers':
      'A condition that would bring the end; at this table the number of rounds is fixed, and it ends nothing.',
  },
}
