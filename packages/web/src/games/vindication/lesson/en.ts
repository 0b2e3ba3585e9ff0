// English words of the first game of Vindication: a slip each, 40 words at most.
export const LESSON_EN = {
  ashore: {
    title: 'Washed ashore',
    words:
      'Thrown overboard for a wretched life, you wash up here: the ring shows where you stand. Whoever has the most honor in the end wins. You begin with 15, and 2 more for Oneth, your first companion.',
  },
  quest: {
    title: 'A secret quest',
    words:
      'Two quests are dealt to everyone, and one is kept. It stays secret and pays at the end, each half by itself. Keep Vigorous Brawny Bulk.',
  },
  blocks: {
    title: 'Your blocks',
    words:
      'You pay with 21 blocks. In potential they sleep. Influence becomes attributes and wakes companions. Conviction, rare and strong, takes control of regions. What you spend comes home to influence.',
  },
  activate: {
    title: 'Activating',
    words:
      'Once a turn you activate a companion. Oneth takes 1 block of your influence, and 2 more become what the card gives: 2 inspiration. These attributes pay for nearly everything. Activate Oneth.',
  },
  move: {
    title: 'Moving',
    words:
      'Every turn you must move, up to as many steps as your speed, now 2. You walk along the edges of the regions; empty land beside your way is discovered. Go to space 29.',
  },
  visit: {
    title: 'Visiting',
    words:
      'Once a turn you visit a region that touches your space: pay its price, take its action. The Holy Spire costs nothing and gives 2 inspiration. Visit it.',
  },
  end: {
    title: 'The end of a turn',
    words:
      'Activate, move, and visit or rest, in any order: that is a turn. End yours. Then Wenna plays, and you are told what she does.',
  },
  self: {
    title: 'You yourself',
    words:
      'Instead of a companion you may activate yourself. That takes no block of its own and gives 1 inspiration, knowledge or strength. Activate yourself, for strength.',
  },
  inn: {
    title: 'A new companion',
    words:
      'Inns have companions for 2 inspiration, knowledge or strength. Go to space 21, where one is discovered. Visit it, pay 2 strength and hire Herk. You gain the honor on the card, 2, immediately.',
  },
  control: {
    title: 'Control',
    words:
      'The region you visit may become yours, for 1 conviction. That brings 2 honor now, 2 at each visit of another player, and 2 at the end. Take the Inn, then end your turn.',
  },
  convert: {
    title: 'Heroic attributes',
    words:
      'Strength and inspiration convert to courage; with knowledge they make vision and wisdom. One block rises, the other comes home to influence. Activate Herk, for 1 inspiration and 1 strength, then convert to courage.',
  },
  mastery: {
    title: 'Proficiency and mastery',
    words:
      'For 3 of an attribute you get its proficiency tile. It counts 2 for mastery, as a card of that color counts 1. The leader at the end gets 5 or 7 honor. Buy inspiration.',
  },
  heroic: {
    title: 'Traits and relics',
    words:
      'At the Ancient Tomb, pay 2 wisdom for a trait, which works until the end. At the Arcane Tower, pay 2 vision for a relic, which works while blocks are on it. This is the trait deck.',
  },
  rest: {
    title: 'Resting',
    words:
      'You can’t use blocks in potential yet. Instead of visiting you may rest, to augment 1 block. Rest, and move a block from potential to influence. Then go to space 29 and end your turn.',
  },
  courage: {
    title: 'More courage',
    words:
      'A fight costs 2 courage, and you have 1. Strength is what you need for another: activate yourself for strength, then convert to courage again.',
  },
  fight: {
    title: 'A fight',
    words:
      'At the Gaping Maw, pay 2 courage to fight a monster. You always win; the dice say what it costs. The companion with the lowest initiative fights. Visit the Maw and fight the Custodian.',
  },
  ending: {
    title: 'How the end comes',
    words:
      'Oneth is tired: 2 more blocks are on the card. You have 27 honor. With 30 you take a token, which turns up one more end trigger. When any trigger is met, this round and one more are played.',
  },
  done: {
    title: 'The rest is yours',
    words:
      'You know the game. One thing more: with no potential left and 25 honor you may vindicate yourself, for 5 honor. You still have to move this turn. Play on as you like; Help is at the top.',
  },
} as const
