// English words of a turn of Now or Never in one minute.
export const PRIMER_EN = {
  title: 'A turn in one minute',
  lead: 'Six seasons, and whoever has the most points after the last wins. Turns go round; in yours you do one of three things:',
  steps: [
    {
      name: 'Use a specialist',
      text: 'Pay a face-up specialist to build, heal, learn or buy gear, and turn it face down. One of another player will do, too: its owner gains the tax. Or recruit one of the market, or let one of yours rest.',
    },
    {
      name: 'Take a hero action',
      text: 'Cover an arrow and walk as many spaces; each one more costs a heart. Where you stop you may play a quest of that place, then visit, fight or search.',
    },
    {
      name: 'Pass',
      text: 'You take no more turns in this season. Others may still use your specialists, and you still gain the tax.',
    },
  ],
  more: [
    {
      name: 'At any time',
      text: 'Sell goods at the market, complete orders, house villagers, learn abilities for experience. None of this is your action.',
    },
    {
      name: 'Production',
      text: 'When all have passed, housed villagers and buildings bring their goods and search tokens a coin each. Mana fills up, arrows are free, specialists turn up. Hearts stay as they are.',
    },
    {
      name: 'The end',
      text: 'After six seasons coins and goods are given back, so spend them. The final production is sold for points; full rows, sets of villagers, buildings, quests and orders add theirs.',
    },
  ],
  signs: {
    heart: {
      name: 'Hearts',
      text: 'Lost on long walks, in searches and in fights. With none left the turn is over.',
    },
    mana: { name: 'Mana', text: 'Pays for what heroes, abilities and artifacts can do.' },
    coin: { name: 'Coins', text: 'Pay for specialists, buildings and gear.' },
    xp: { name: 'Experience', text: 'Buys abilities; some places take it, too.' },
    book: { name: 'Books', text: 'The price of artifacts and advanced quests.' },
    shell: { name: 'Shells', text: 'The plainest of the four goods.' },
    tool: { name: 'Tools', text: 'A good to sell.' },
    demon: { name: 'Bottled demons', text: 'A good to sell, best in pairs.' },
    crystal: { name: 'Crystals', text: 'A good to sell, the rarest.' },
    points: { name: 'Points', text: 'What you win by.' },
    build: { name: 'Build', text: 'A specialist who builds one of your tiles.' },
    gear: {
      name: 'Gear and defence',
      text: 'A specialist who has gear; in a fight, what lowers the attack.',
    },
    attack: { name: 'Damage and attack', text: 'What your hero deals, and what an enemy does.' },
    lost: { name: 'Hearts lost', text: 'What a walk costs, said before it is walked.' },
    bed: { name: 'A bed', text: 'Room for one more villager in the row of this building.' },
    quest: { name: 'Quests', text: 'On the map: a card of your hand is played here.' },
    token: { name: 'Search tokens', text: 'Each kept one brings a coin in every production.' },
  },
} as const
