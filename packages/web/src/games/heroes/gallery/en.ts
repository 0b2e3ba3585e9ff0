// English words of Heroes' gallery.
export const GALLERY_EN = {
  shelves: {
    cast: 'Spells to cast',
    combat: 'Combat Spells',
    interrupt: 'Interrupts',
    tactic: 'Tactics',
    building: 'Buildings',
    hero: 'Heroes',
    vessel: 'Vessels',
    token: 'Land tokens',
    sea: 'Sea tokens',
  },
  faction: 'Faction',
  mana: 'Mana',
  opens: 'Opens',
} as const
