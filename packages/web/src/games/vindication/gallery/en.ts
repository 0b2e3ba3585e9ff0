// English text of Vindication's gallery.
export const GALLERY_EN = {
  sections: {
    yellow: 'Yellow companions',
    blue: 'Blue companions',
    red: 'Red companions',
    monsters: 'Monsters',
    traits: 'Traits',
    relics: 'Relics',
    quests: 'Secret quests',
    triggers: 'End triggers',
    regions: 'Regions',
  },
  honor: { name: 'Honor', low: '0 to 2', middle: '3 to 5', high: '6 or more' },
  gives: 'Gives',
  box: 'Box',
  base: 'Base game',
} as const

const PROTOTYPE_EN = 'In the prototype of 2017'

/** Keyed by rule: heads the text of a piece that reads differently under that rule. */
export const OTHERWISE_EN: Readonly<Record<string, string>> = {
  mountOnce: 'With one mount level per turn, and in the prototype of 2017',
  shrineFrom: PROTOTYPE_EN,
  choosesChampion: PROTOTYPE_EN,
  empoweredDraws: PROTOTYPE_EN,
  recovers: PROTOTYPE_EN,
  vindicates: PROTOTYPE_EN,
  armedFrom: 'If end triggers are armed later',
  rounds: 'In games with a fixed number of rounds',
}
