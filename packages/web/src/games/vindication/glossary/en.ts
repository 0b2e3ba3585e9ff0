// English: one sentence for each word of Vindication.
import type { Glossary } from '../../../table-ui/lesson/glossary.ts'
import type { Otherwise } from '../otherwise.ts'

export const GLOSSARY_EN = {
  potential: 'Blocks here can’t be used until you augment them.',
  influence: 'Blocks you can use: they become attributes, activate companions and charge relics.',
  conviction:
    'Your strongest blocks: use them to take control of a region, empower a draw or save a champion.',
  'augment|augments|augmented|augmenting':
    'Move a block forward: from potential to influence, or from influence to conviction.',
  'dilute|dilutes|diluted|diluting|dilution':
    'Move a block back: from conviction to influence, or from influence to potential.',
  'recover|recovers|recovered|recovering':
    'On your turn, bring one of your blocks back to influence from anywhere except potential.',
  'return|returns|returned|returning': 'Put a block back into your influence.',
  'gain|gains': 'For an attribute, move a block there from influence. For honor, move up the honor track.',
  'attribute|attributes':
    'Inspiration, knowledge and strength are common; courage, wisdom and vision are heroic. Each block on an attribute is 1 of it.',
  'heroic attribute|heroic attributes|heroic':
    'Courage, wisdom and vision, each made from two common attributes.',
  'convert|converts|converted|converting|conversion':
    'Make a heroic attribute from two common ones: one block moves there, the other returns to influence.',
  'activate|activates|activated|activating':
    'Put 1 influence on a companion to use it. Your character takes no block.',
  mastery:
    'Each attribute has a mastery tile. At the end, it goes to the player with the most cards and tiles there. A tie gives nothing.',
  'proficiency|proficiencies|proficiency tile|proficiency tiles':
    'A tile you buy for 3 of an attribute. It counts 2 toward mastery, or discard it to gain 2 of the attribute.',
  initiative:
    'A number on each companion. Your companion with the lowest initiative is your champion in a fight.',
  'champion|champions': 'The companion who fights for you: the one with the lowest initiative.',
  fatigue: 'A result of the black die in a fight: put 2 blocks from influence on your champion.',
  'control|takeover':
    'Your block is on the region. It gives 2 honor now, 2 each time another player visits, and 2 at the end.',
  'empowered|empower|empowered draw':
    'A draw for 1 conviction: see every face-up card and the top three of the deck, and take one.',
  'vindicate|vindicated|vindicating':
    'With no potential and 25 honor, you may turn over your character. You gain 5 honor, and each activation gives 2 of an attribute.',
  adjacent: 'Touching the space your figure is on.',
  passive: 'Works as long as you have the card, without activating it.',
  'end trigger|end triggers|trigger|triggers':
    'A condition that ends the game: once one is met, the round is finished and one more is played.',
  'token|tokens|trigger token':
    'The first player to reach this much honor takes it, and one more end trigger is revealed.',
  'charge|charges|charged|recharge': 'A block on a relic. Each use of the relic spends one.',
} satisfies Glossary

export const GLOSSARY_OTHERWISE_EN: Otherwise<keyof typeof GLOSSARY_EN> = {
  dropPrice: {
    'token|tokens|trigger token':
      'The first player to reach this much honor takes it. One more end trigger is revealed, and that player may pay 2 honor to remove one.',
  },
  choosesChampion: {
    initiative: 'A number on each companion. In this edition, you choose who fights.',
    'champion|champions': 'The companion who fights for you. In this edition, you choose.',
  },
  empoweredDraws: {
    conviction: 'Your strongest blocks: use them to take control of a region or save a champion.',
    'empowered|empower|empowered draw': 'Not in this edition: take the face-up card or the hidden top card.',
  },
  recovers: {
    'recover|recovers|recovered|recovering':
      'Not in this edition: blocks come back only when they are used or returned.',
  },
  vindicates: {
    'vindicate|vindicated|vindicating': 'Not in this edition: nobody can be vindicated.',
  },
  controlNeedsVisit: {
    'control|takeover':
      'Your block is on the region, which you took while next to it: 2 honor now, 2 each time another player visits, 2 at the end.',
  },
  armedFrom: {
    'end trigger|end triggers|trigger|triggers':
      'A condition that ends the game, but not before a certain round: once one is met, the round is finished and one more is played.',
  },
  rounds: {
    'end trigger|end triggers|trigger|triggers':
      'A condition that usually ends the game. At this table the number of rounds is fixed, so it doesn’t.',
  },
}
