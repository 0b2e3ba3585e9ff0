// English text of Heroes' gallery.
export const GALLERY_EN = {
  sections: {
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
  opens: 'Unlocks',
  kinds: {
    building: 'Building',
    hero: 'Hero',
    vessel: 'Vessel',
  },
  of: (n: number) => `${n} in the box`,
} as const
