// English text of the Now or Never lesson. A tip has at most 25 words; its last sentence says what to do.
export const LESSON_EN = {
  welcome: {
    title: 'Home again',
    words:
      'A meteor left your village in ruins. You have six seasons to rebuild it. In this solo game, you need 100 points to win.',
  },
  hero: {
    title: 'Your hero',
    words:
      'Heroes differ in hearts, mana and attacks. Marklun has 11 hearts and 5 mana. His arrows take him 1, 2 and 3 steps. Play Marklun.',
  },
  specialists: {
    title: 'Your specialists',
    words:
      'Your specialists work once per season: Brindle builds, Gran Pellow heals. The bot may exhaust the leftmost ready one. Put Brindle on the left.',
  },
  quests: {
    title: 'Quests',
    words:
      'Keep four of eight quests. Each shows its place, price, reward and points. Places close together save walks. Keep each ringed quest, then confirm.',
  },
  bot: {
    title: 'The bot',
    words:
      'The bot scores nothing. After each of your actions, it draws a card and takes things you might want. The log shows what it did.',
  },
  use: {
    title: 'Using a specialist',
    words:
      'You take one action per turn, but many turns per season. Brindle lets you build and gives you a shell. Use Brindle for 4 coins.',
  },
  tile: {
    title: 'A building',
    words:
      "Tiles become buildings. Your first comes from the grid's border. Shell Flats costs 9 coins and makes 1 shell every season. Choose Shell Flats.",
  },
  place: {
    title: 'Where to build',
    words:
      'Your first building goes in the bottom row. Each space shows the total price and what you gain. Build on the ringed space.',
  },
  walk: {
    title: 'A hero action',
    words:
      'A hero action uses an arrow, here your 1-step arrow. Broken hearts show what longer walks cost. Go to the Pebble Mite below you.',
  },
  fight: {
    title: 'A fight',
    words:
      'The Pebble Mite has 3 health and attack 1. Defeat it to gain a villager. Its details show your chance to win. Fight.',
  },
  round: {
    title: 'Another round',
    words:
      'You both strike at the same time, even in the last round. Your defense blocked this attack. At 0 hearts, you lose. Fight another round.',
  },
  mana: {
    title: 'Mana',
    words:
      'You won! When a roll is too low, some faces let you pay mana for more damage or defense. Mana refills every season.',
  },
  villager: {
    title: 'A villager',
    words:
      'Each villager makes one kind of good: shells, tools, bottled demons or crystals. Take a demon bottler.',
  },
  house: {
    title: 'A home',
    words:
      "Villagers make nothing until they're housed. Each building or bed gives its row room for one. Housing takes no action. House your villager.",
  },
  far: {
    title: 'A longer walk',
    words:
      'A pennant marks a place for one of your quests. Your 3-step arrow reaches this one without losing hearts. Go to the Ublo Tower.',
  },
  quest: {
    title: 'Playing a quest',
    words:
      'Where you stop, you may first play one quest. Misfiled Parts turns 2 shells into 2 tools and is worth 3 points. Play it.',
  },
  visit: {
    title: 'A visit',
    words:
      'Then you may do one thing: visit, fight or search. The Ublo Tower takes 1 heart and gives 1 tool. Visit it.',
  },
  hearts: {
    title: 'Hearts',
    words:
      'Each step beyond your arrow costs 1 heart. So does each mountain. With your 2-step arrow, E costs 2 hearts. Go to E.',
  },
  search: {
    title: 'Searching',
    words:
      'A die decides how many hearts a search costs: 1 to 4. At 0 hearts, you find nothing. Search for the token.',
  },
  heal: {
    title: 'Healing',
    words:
      "You found a crystal and 1 experience. Hearts don't come back on their own. Use Gran Pellow for 3 coins: she restores all hearts.",
  },
  pass: {
    title: 'Passing',
    words:
      'Your arrows and specialists are used up. With other players, you could pay to use theirs; the owner gets a tax. Pass for the season.',
  },
  production: {
    title: 'Production',
    words:
      'Shell Flats made a shell, your villager a bottled demon, the token a coin. Mana, arrows and specialists are ready again. So build early.',
  },
  sell: {
    title: 'The market',
    words:
      'You can sell at any time, and prices never change. Some combinations pay more. None of your quests needs these. Sell all for 19 coins.',
  },
  more: {
    title: 'Building on',
    words:
      "Now only tiles next to the gap can be built. New buildings go next to old ones. Use Brindle and build Tinkers' Row.",
  },
  points: {
    title: 'What scores',
    words:
      'You score for full rows, sets of villagers, quests, orders and some buildings. The final production sells for points. Spend all other coins and goods.',
  },
  done: {
    title: 'The rest is yours',
    words:
      'Experience buys abilities, coins buy gear and specialists, books buy artifacts. Hints tell you when. Help has more. Choose "Keep playing" to go on.',
  },
} as const
