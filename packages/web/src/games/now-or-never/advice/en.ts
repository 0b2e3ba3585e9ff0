// English words of advice for Now or Never: what is said once, beside a decision one meets for the first time.
export const ADVICE_EN = {
  hero: {
    title: 'Your hero',
    words: 'Heroes differ in hearts, mana, arrows and the four faces of their die.',
  },
  quests: {
    title: 'Which quests to keep',
    words:
      'Look where each is played and what it asks. Cards of one place, or of places beside each other, save walks. Those for 2 books need time; keep one at most.',
  },
  turn: {
    title: 'Your turn',
    words:
      'One action a turn: a specialist or a hero action. Others go on meanwhile, so there are many turns in a season. Building early pays in every production that follows.',
  },
  last: {
    title: 'The last season',
    words:
      'After this season coins and goods are given back: spend them. Full rows, sets of villagers, quests, orders and what your town makes in the final production are points.',
  },
  pass: {
    title: 'Nothing left to do?',
    words:
      'Your arrows are covered and your specialists face down. Others may have a specialist you can pay for. If not, pass: hearts stay, mana fills up in production.',
  },
  build: {
    title: 'Building',
    words:
      'Only tiles at the border, later those beside a gap, can be built. The place may cost more and give something; both stand on it. A full row is points.',
  },
  walk: {
    title: 'A hero action',
    words:
      'The arrow says how far you walk for nothing. Each step more, each mountain and each enemy you walk past costs a heart. Each space shows what the walk costs.',
  },
  fight: {
    title: 'A fight',
    words:
      'The chance to win is exact. In each round your die names what you deal, and the enemy strikes back. You may retreat after a round, for 1 experience.',
  },
  search: {
    title: 'Searching',
    words:
      'A die says how many hearts it costs, 1 to 4. With none left you find nothing. A kept token brings a coin in every production, so search early.',
  },
  house: {
    title: 'A house for a villager',
    words:
      'A villager makes nothing before it is housed. Rows have room for one for each building and bed. One of each good in one row is points; only an Inn lets them move.',
  },
  order: {
    title: 'An order',
    words:
      'You have the goods of an order. It mostly pays better than the market, and is 2 points at the end. It may be completed at any time.',
  },
  learn: {
    title: 'A new ability',
    words:
      'Your experience buys an ability. A red one replaces a face of your die: cover a weak one. A blue one always helps. The next level needs one of the level below.',
  },
  sell: {
    title: 'Selling',
    words:
      'You may sell at any time, and prices never change. Different goods together bring more than each by itself, so it may be better to wait. All at once sells for the most.',
  },
} as const

/** What each hero does best. */
export const HEROES_EN: Readonly<Record<string, string>> = {
  halia: 'Halia walks far and rolls again.',
  zeik: 'Zeik draws quests.',
  marklun: 'Marklun hurries on mana.',
  namal: 'Namal walks past enemies.',
}
