// English text of the Vindication lesson. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  ashore: {
    title: 'Washed ashore',
    words:
      'Thrown overboard for a wretched life, you wash up at the ringed space. The most honor at the end wins. You have 17. Press Next.',
  },
  quest: {
    title: 'A secret quest',
    words:
      'Only you see your secret quest. Each half scores on its own at the end. Usually you choose from two. Here, keep Vigorous Brawny Bulk.',
  },
  blocks: {
    title: 'Your blocks',
    words:
      'Of your 21 blocks, 3 are on attributes. The other 18 are on your power board: potential, then influence, then conviction. Press Next.',
  },
  power: {
    title: 'Using blocks',
    words:
      'You can’t use potential yet. Influence becomes attributes and activates companions. Conviction takes control of regions. Attributes you pay return to influence. Press Next.',
  },
  activate: {
    title: 'Activating',
    words:
      'Once per turn, you may activate a companion. Put 1 influence on Oneth and gain what the card gives: 2 inspiration. Activate Oneth.',
  },
  move: {
    title: 'Moving',
    words:
      'You must move every turn: up to 2 steps, your speed. Round numbers are spaces. You discover land you reach. Go to space 29.',
  },
  visit: {
    title: 'Visiting',
    words:
      'Once per turn, you may visit a region next to you. Pay its price and take its action. Visit the Holy Spire: it’s free.',
  },
  end: {
    title: 'Ending your turn',
    words:
      'That’s a turn: activate, move, and visit or rest, in any order. End your turn and watch Wenna play.',
  },
  self: {
    title: 'Your character',
    words:
      'Instead of a companion, you may activate your character: no block, and 1 inspiration, knowledge or strength. Activate your character and choose strength.',
  },
  inn: {
    title: 'An Inn',
    words:
      'At an Inn, pay 2 inspiration, knowledge or strength to hire a companion. Go to space 21 to discover an Inn.',
  },
  hire: {
    title: 'A new companion',
    words:
      'You gain a companion’s honor immediately: Herk gives 2. Visit the Inn, pay 2 strength, then hire Herk.',
  },
  control: {
    title: 'Control',
    words:
      'Take control of a region you visit for 1 conviction. You gain 2 honor now and 2 at the end. Take control of the Inn.',
  },
  rent: {
    title: 'Visitors',
    words: 'You also gain 2 honor each time another player visits your Inn. End your turn.',
  },
  convert: {
    title: 'Heroic attributes',
    words:
      'Two common attributes convert to a heroic one: courage, wisdom or vision. One block returns to influence. First, activate Herk to gain strength.',
  },
  pairs: {
    title: 'Converting',
    words:
      'Strength and inspiration make courage, inspiration and knowledge make wisdom, strength and knowledge make vision. Convert strength and inspiration to courage.',
  },
  proficiency: {
    title: 'Proficiency',
    words:
      'Once per turn, pay 3 of an attribute for its proficiency tile. It counts 2 toward mastery. Buy an inspiration tile.',
  },
  mastery: {
    title: 'Mastery',
    words:
      'Each card of an attribute’s color counts 1 there. At the end, the leader in each attribute scores 5 or 7 honor. Press Next.',
  },
  heroic: {
    title: 'Traits and relics',
    words:
      'Traits cost 2 wisdom at the Ancient Tomb, relics 2 vision at the Arcane Tower. A relic holds blocks; each use spends one. Press Next.',
  },
  rest: {
    title: 'Resting',
    words:
      'Instead of visiting, you may rest: augment 1 block, one box to the right. Rest, and augment a block from potential to influence.',
  },
  back: {
    title: 'Back to the Maw',
    words: 'You still have to move this turn. Go to space 29, then end your turn.',
  },
  courage: {
    title: 'More courage',
    words:
      'A fight costs 2 courage, and you have 1. Activate your character, choose strength, then convert to courage again.',
  },
  fight: {
    title: 'A fight',
    words:
      'Your companion with the lowest initiative fights. You always win; the black die decides the cost. Visit the Gaping Maw and fight the Custodian.',
  },
  ending: {
    title: 'How the game ends',
    words:
      'Fatigue put 2 blocks on Oneth. Once an end trigger is met, this round and one more are played. Tokens reveal more triggers. Press Next.',
  },
  done: {
    title: 'The rest is yours',
    words:
      'Those are the rules. With no potential left and 25 honor, you may vindicate yourself for 5 honor. You still have to move: play on.',
  },
} as const
