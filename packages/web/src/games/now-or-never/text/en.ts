// English words of Now or Never's table.
export const TABLE_EN = {
  'map.name': 'Map',
  'town.name': 'Town',
  'hero.name': 'Hero',
  'market.name': 'Market',

  'market.villagers': 'Villagers',

  'counted.heart': 'Hearts',
  'counted.mana': 'Mana',
  'counted.coin': 'Coins',
  'counted.xp': 'Experience',
  'counted.book': 'Books',
  'counted.shell': 'Shells',
  'counted.tool': 'Tools',
  'counted.demon': 'Bottled demons',
  'counted.crystal': 'Crystals',

  'card.of': "{name}'s",
  'card.bots': "The bot's",
  'card.up': 'Not used this season',
  'card.down': 'Used this season; production turns it up again',

  'player.specialists': 'Specialists',
  'player.quests': 'Quests',
  'player.orders': 'Orders',
  'player.passed': 'Passed for the season',
} as const
