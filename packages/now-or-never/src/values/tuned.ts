// The numbers we changed after bots had played many games (see docs/balance/now-or-never.md); `tuned-why.ts` has the
// reasons, which no table needs. The original content
// is unchanged, and only numbers that no source prints are listed here.
import type { Json } from '@lorehall/kernel'

/** A field of some records of a table, each with its original number and its number now. */
export interface Tuning {
  readonly table: 'heroes' | 'abilities' | 'buildings' | 'gear' | 'quests'
  readonly field: string
  readonly records: Readonly<Record<string, readonly [written: Json, now: Json]>>
}

export const TUNED = {
  manyTiles: {
    table: 'buildings',
    field: 'cost',
    records: {
      'construction-hq': [4, 7],
      'snail-ranch': [4, 7],
      'warm-spring': [4, 6],
      inn: [5, 7],
      school: [5, 8],
      library: [12, 13],
      'town-hall': [12, 14],
    },
  },
  producers: {
    table: 'buildings',
    field: 'cost',
    records: {
      'shell-flats': [4, 9],
      'divers-rest': [5, 9],
      'tool-smithy': [8, 14],
      'tinkers-row': [10, 15],
      bottlery: [12, 16],
      'crystal-kiln': [12, 16],
      'prism-terrace': [13, 17],
      'imp-cellar': [14, 18],
    },
  },
  scorers: {
    table: 'buildings',
    field: 'cost',
    records: {
      'market-hall': [12, 18],
      workshop: [13, 18],
      'bottled-demons-lab': [13, 18],
      'crystal-lab': [13, 18],
    },
  },
  arrows: {
    table: 'heroes',
    field: 'arrows',
    records: {
      halia: [
        [2, 3, 3],
        [1, 3, 3],
      ],
      namal: [
        [1, 2, 2],
        [2, 2, 2],
      ],
    },
  },
  hearts: {
    table: 'heroes',
    field: 'hearts',
    records: { halia: [12, 11], zeik: [11, 12] },
  },
  abilities: {
    table: 'abilities',
    field: 'xp',
    records: {
      'hearth-unbound': [5, 4],
      'hill-stands-up': [5, 4],
      'pocket-eclipse': [5, 4],
      'furnace-roar': [5, 4],
      'teller-of-roads': [5, 3],
      research: [5, 3],
      'second-dawn': [4, 3],
      'homecoming-lamp': [4, 3],
    },
  },
  gear: {
    table: 'gear',
    field: 'cost',
    records: {
      'vampire-knife': [8, 4],
      'gaff-hook': [6, 4],
      'thunder-lute': [7, 5],
      'door-shield': [7, 6],
      'eel-spear': [8, 6],
      'comet-pistol': [8, 6],
      'quarry-maul': [9, 6],
      'arzian-helm': [5, 3],
      'snailskin-boots': [5, 3],
      'moss-poultice': [5, 3],
      'goat-hooks': [5, 2],
    },
  },
  quests: {
    table: 'quests',
    field: 'vp',
    records: {
      B02: [2, 3],
      B11: [4, 5],
      B13: [1, 2],
      B14: [2, 3],
      B19: [1, 2],
      B20: [1, 2],
      B29: [6, 7],
      B30: [1, 2],
      B31: [2, 3],
      A10: [3, 4],
      A11: [4, 6],
      A12: [4, 5],
      A13: [3, 5],
      D01: [10, 12],
      D03: [8, 10],
      D11: [4, 5],
      D16: [6, 10],
      D17: [4, 5],
    },
  },
  fights: {
    table: 'quests',
    field: 'fight',
    records: {
      D03: [
        { health: 15, attack: 4 },
        { health: 13, attack: 4 },
      ],
      D16: [
        { health: 17, attack: 5 },
        { health: 14, attack: 5 },
      ],
    },
  },
} satisfies Readonly<Record<string, Tuning>>
