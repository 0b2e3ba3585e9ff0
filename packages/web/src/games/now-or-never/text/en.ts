// English text of Now or Never's table.
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
  'card.gear.places': 'Sold at: {list}',
  'card.gear.people': 'Sold by: {list}',
  'card.up': 'Ready to use',
  'card.down': 'Used this season; turns face up in production',

  'player.specialists': 'Specialists',
  'player.quests': 'Quests',
  'player.orders': 'Orders',
  'player.passed': 'Passed for the season',
} as const
