// English words of the first game of Now or Never: a slip each, 40 words at most.
export const LESSON_EN = {
  welcome: {
    title: 'Home again',
    words:
      'Twenty years after the meteor your village lies in ruins. You have six seasons to rebuild it. Whoever has the most points then wins; alone, against the bot of the box, 100 points win.',
  },
  hero: {
    title: 'Your hero',
    words:
      'Four heroes came home, each with other hearts, mana and blows. Marklun has 11 hearts and 5 mana, and his three arrows let him walk 1, 2 and 3 spaces. Play Marklun.',
  },
  specialists: {
    title: 'Your specialists',
    words:
      'Two specialists work for you: Brindle builds, Gran Pellow heals. Each acts once a season. The bot may use the left one before you do, and pay you the tax. Put Brindle there.',
  },
  quests: {
    title: 'Quests',
    words:
      'Of eight quests you keep four. Each names its place on the map, what it asks, what it gives, and its points. Two of these share a place: that saves a walk. Keep the ringed ones.',
  },
  use: {
    title: 'Using a specialist',
    words:
      'A turn is one action, and many turns make a season. Begin with a specialist: Brindle lets you build for 4 coins, and adds a shell. Use Brindle.',
  },
  tile: {
    title: 'A building',
    words:
      'These are the houses you may build. The first comes from the border, later ones from beside a gap. Shell Flats cost 9 coins and make a shell every season. Choose them.',
  },
  place: {
    title: 'Where it stands',
    words:
      'The first building stands in the bottom row. What you pay in all is written on each place, and what it gives: here a shell. Build on the ringed one.',
  },
  walk: {
    title: 'A hero action',
    words:
      'The bot has done a card of its own, as it does after each of your turns. Now your hero: cover the arrow 1 and walk one space, to the Pebble Mite below you.',
  },
  fight: {
    title: 'A fight',
    words:
      'It has 3 health and attacks for 1; beating it brings a villager. In each round a die names your blow, the enemy strikes back, and you see your chance to win. Fight.',
  },
  round: {
    title: 'Another round',
    words:
      'You dealt 1 damage, and your defence held its attack off. Damage adds up. After a round you may retreat, for 1 experience, but then the enemy is whole again. Fight another round.',
  },
  mana: {
    title: 'Mana',
    words:
      'This blow deals 2, and 1 more if you pay a mana. Mana comes back every season, so use it where it helps. The Mite has 2 health left, so you win without it. Strike.',
  },
  villager: {
    title: 'A villager',
    words:
      'You have won. The villager is chosen from the row: each makes one good, a shell, a tool, a bottled demon or a crystal. Take one who makes bottled demons.',
  },
  house: {
    title: 'A house',
    words:
      'Villagers make nothing without a house. Each building has room for one in its row, each bed for one more. Housing is no action: do it at once.',
  },
  far: {
    title: 'A longer walk',
    words:
      'Your quest Misfiled Parts is played at the Ublo Tower: its pennant shows it. With the arrow 3 you get there for nothing. Touch the Ublo Tower.',
  },
  quest: {
    title: 'Playing a quest',
    words:
      'Where you stop you may play one quest of that place first. Misfiled Parts takes your 2 shells, gives 2 tools, and scores 3 points at the end. Play it.',
  },
  visit: {
    title: 'A visit',
    words:
      'Then you may visit the place, fight or search: one of them. The Ublo Tower takes 1 heart and gives 1 tool. Visit it.',
  },
  hearts: {
    title: 'Hearts',
    words:
      'One arrow is left, a 2. A step beyond it costs a heart, and so does a mountain. Each space shows what the walk costs. Go to E, three steps, for 2 hearts.',
  },
  search: {
    title: 'Searching',
    words:
      'Here lies a search token. A die says how many hearts it costs, 1 to 4; with none left you would find nothing. Search.',
  },
  heal: {
    title: 'Healing',
    words:
      'A crystal and 1 experience; and the token brings a coin every season. But hearts do not come back by themselves. Use Gran Pellow: all hearts for 3 coins, and a shell.',
  },
  pass: {
    title: 'Passing',
    words:
      'Arrows and specialists are used. As long as others have one face up you may use theirs, too; the owner gains the tax. You could also recruit. But save your coins, and pass.',
  },
  production: {
    title: 'Production',
    words:
      'The season is over: Shell Flats made a shell, your villager a bottled demon, the token a coin. Mana is full, arrows are free, specialists are up again. Build early: it pays every season.',
  },
  sell: {
    title: 'The market',
    words:
      'Goods are sold at any time, for prices that never change. Alone they bring little, together much: these rows tell. All of yours are worth 19 coins. Sell them.',
  },
  more: {
    title: 'Building on',
    words:
      "The next house stands beside one that is there. Use Brindle again and build Tinkers' Row, which lies beside the gap: it makes a tool a season and has a bed.",
  },
  points: {
    title: 'What scores',
    words:
      'Full rows of four buildings, sets of all four villagers in a row, some buildings, quests and orders. Coins and goods are given back in the end: only what the final production sells for is points.',
  },
  done: {
    title: 'The rest is yours',
    words:
      'Experience buys abilities, coins buy gear and recruit specialists, books buy artifacts. You will be told when you can. Play on as you like; Help is at the top.',
  },
} as const
