// English words of the first game of Vindication: a slip each, 40 words at most.
export const LESSON_EN = {
  ashore: {
    title: 'Washed ashore',
    words:
      'Thrown overboard for a wretched life, you wash up here: the ring shows where you stand. Whoever has the most honor in the end wins. You begin with 15, and 4 more for Oneth, your first companion.',
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
      'Once a turn you activate a companion. Oneth takes 1 block of your influence, and 3 more become what the card gives: 1 inspiration and 2 strength. These attributes pay for nearly everything. Activate Oneth.',
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
      'Inns have companions for 2 inspiration, knowledge or strength. Go to space 21, where one is discovered. Visit it, pay 2 strength and hire Herk. The honor on the card, 3, is yours at once.',
  },
  control: {
    title: 'Control',
    words:
      'The region you visit may become yours, for 1 conviction. That brings 2 honor now, 2 at each visit of another player, and 2 at the end. Take the Inn, then end your turn.',
  },
  convert: {
    title: 'Heroic attributes',
    words:
      'Strength and inspiration convert to courage; with knowledge they make vision and wisdom. One block rises, the other comes home to influence. Activate Herk, then convert to courage twice.',
  },
  fight: {
    title: 'A fight',
    words:
      'At the Gaping Maw 2 courage buy a fight. You always win; the dice say what it costs. The companion with the lowest initiative fights. Go to space 30, visit the Maw, fight the Custodian.',
  },
  ending: {
    title: 'How the end comes',
    words:
      'Fatigue: 2 blocks now lie on Oneth. And with 30 honor you took a token, which turned up one more end trigger. When any of them is met, this round and one more are played.',
  },
  mastery: {
    title: 'Proficiency and mastery',
    words:
      'For 3 of an attribute you get its proficiency tile. It counts 2 for mastery, as a card of that colour counts 1. Whoever leads there at the end gets 5 or 7 honor. Buy inspiration, end your turn.',
  },
  heroic: {
    title: 'Traits and relics',
    words:
      'At the Ancient Tomb 2 wisdom buy a trait, which works for good. At the Arcane Tower 2 vision buy a relic, which works while blocks lie on it. These are the open trait and its deck.',
  },
  rest: {
    title: 'Resting',
    words:
      'Blocks on companions and regions are not at hand, and your potential still sleeps. Instead of a visit you may rest, to augment 1 block. Rest, and wake one from potential.',
  },
  done: {
    title: 'The rest is yours',
    words:
      'You know the game. One thing more: with no potential left and 25 honor you may vindicate yourself, for 5 honor. This turn still owes its move. Play on as you like; Help is at the top.',
  },
} as const
