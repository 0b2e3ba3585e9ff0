// English words of Vindication's gallery.
export const GALLERY_EN = {
  shelves: {
    yellow: 'Yellow companions',
    blue: 'Blue companions',
    red: 'Red companions',
    monsters: 'Monsters',
    traits: 'Traits',
    relics: 'Relics',
    quests: 'Secret quests',
    triggers: 'End triggers',
    loot: 'Loot',
    pets: 'Pets',
    regions: 'Regions',
    crystals: 'Infused crystals',
    favor: 'Uses of favor',
    wishes: 'Wishes',
  },
  honor: { name: 'Honor', low: '0 to 2', middle: '3 to 5', high: '6 and more' },
  gives: 'Gives',
  box: 'Box',
  base: 'Base game',
} as const
