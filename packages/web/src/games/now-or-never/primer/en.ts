// English text of "A turn in one minute", at the top of the rules of Now or Never.
export const PRIMER_EN = {
  title: 'A turn in one minute',
  lead: 'The game lasts six seasons, and the player with the most points wins. Players take turns. On your turn, do one of three things:',
  steps: [
    {
      name: 'Use a specialist',
      text: "Pay a face-up specialist to build, heal, gain experience or buy gear, then turn it face down. You can use other players' specialists, too; they get the tax. Or recruit one from the market, or rest one of yours.",
    },
    {
      name: 'Take a hero action',
      text: 'Use an arrow and walk that many steps; each extra step costs 1 heart. Where you stop, you may play a quest for that place. Then you may visit, fight or search.',
    },
    {
      name: 'Pass',
      text: 'You take no more turns this season. Other players can still use your specialists, and you still get the tax.',
    },
  ],
  more: [
    {
      name: 'At any time',
      text: 'Sell goods at the market, complete orders, house villagers, and learn abilities with experience. None of this uses your action.',
    },
    {
      name: 'Production',
      text: 'When everyone has passed, your housed villagers and buildings make goods, and each search token pays 1 coin. Mana refills, and arrows and specialists are ready again. Hearts stay as they are.',
    },
    {
      name: 'The end',
      text: 'After six seasons you lose all coins and goods, so spend them. The final production is sold for points. You also score for full rows, sets of villagers, some buildings, quests and orders.',
    },
  ],
  signs: {
    heart: {
      name: 'Hearts',
      text: 'You lose them on long walks, in searches and in fights. At 0 hearts your turn ends.',
    },
    mana: { name: 'Mana', text: 'Pays for the powers of heroes, abilities and artifacts.' },
    coin: { name: 'Coins', text: 'Pay for specialists, buildings and gear.' },
    xp: { name: 'Experience', text: 'Buys abilities. Some places take it, too.' },
    book: { name: 'Books', text: 'Pay for artifacts and advanced quests.' },
    shell: { name: 'Shells', text: 'The simplest of the four goods.' },
    tool: { name: 'Tools', text: 'A good to sell.' },
    demon: { name: 'Bottled demons', text: 'A good to sell, best in pairs.' },
    crystal: { name: 'Crystals', text: 'A good to sell, the rarest one.' },
    points: { name: 'Points', text: 'The player with the most points wins.' },
    build: { name: 'Build', text: 'A specialist who builds one of your tiles.' },
    gear: {
      name: 'Gear and defense',
      text: 'A specialist who sells gear. In a fight, defense reduces the attack.',
    },
    attack: { name: 'Damage and attack', text: 'The damage your hero deals, and the attack of an enemy.' },
    lost: { name: 'Hearts lost', text: 'The cost of a walk.' },
    bed: { name: 'Bed', text: "Room for one more villager in this building's row." },
    quest: { name: 'Quests', text: 'On the map: you can play a quest from your hand here.' },
    token: { name: 'Search tokens', text: 'Each one you keep pays 1 coin in every production.' },
  },
} as const
