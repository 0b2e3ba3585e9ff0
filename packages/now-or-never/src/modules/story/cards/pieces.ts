// The pieces of the chapters that are on the map or that heroes carry. All numbers are our own.
import type { Bag, Use } from '../../../cards/vocabulary.ts'
import { CELLS } from '../../../map/cells.ts'

/** The space outside the map where heroes are aboard the ship. */
export const DECK = CELLS

/** A piece on the map. It may be met, fought, or passed through. */
export interface MapPiece {
  /** Its spaces, by row and column or, outside the map, by number: where it begins, and where it walks. */
  readonly road: readonly (readonly [row: number, column: number] | number)[]
  /** Spaces of its road that it walks after each production. At the end of the road it is tame. */
  readonly step: number
  /** The place of its meeting, and of missions that are there; empty: none. */
  readonly meet: string
  /** Entering its space and not fighting it costs 1 heart. */
  readonly fierce: boolean
  /** Null: it can't be fought. */
  readonly fight: { readonly health: number; readonly attack: number } | null
  readonly reward: Bag & { readonly villagers?: number }
  readonly reputation: number
  /** It counts as an enemy token for its victor. */
  readonly token: boolean
  /** Coins each player pays after a production while it is there. */
  readonly levy: number
  /** Villagers for each hero who has met it, when it reaches the end of its road. */
  readonly arrival: number
  /** Heroes step from one of these to any other. */
  readonly rift?: true
  /** Heroes step up to the deck from its space, and down. */
  readonly anchor?: true
}

const STANDING: Omit<MapPiece, 'road' | 'meet'> = {
  step: 0,
  fierce: false,
  fight: null,
  reward: {},
  reputation: 0,
  token: false,
  levy: 0,
  arrival: 0,
}

/** Two of them stand for the whole chapter. They are peaceful. */
const GIGASLUG: Omit<MapPiece, 'road'> = {
  ...STANDING,
  meet: 'gigaslug',
  fight: { health: 14, attack: 3 },
  reward: { crystal: 2, xp: 2, coin: 4 },
  reputation: -1,
  token: true,
}

export const MAP_PIECES: Readonly<Record<string, MapPiece>> = {
  'giant-boar': {
    road: [
      [3, 10],
      [2, 10],
      [2, 9],
      [2, 8],
      [2, 7],
      [2, 6],
      [2, 5],
      [2, 4],
    ],
    step: 2,
    meet: 'boar',
    fierce: true,
    fight: { health: 14, attack: 4 },
    reward: { villagers: 2, xp: 2, coin: 4 },
    reputation: -2,
    token: false,
    levy: 0,
    arrival: 1,
  },
  'guild-tank': {
    road: [[4, 5]],
    step: 0,
    meet: 'guild-tank',
    fierce: true,
    fight: { health: 15, attack: 4 },
    reward: { villagers: 2, xp: 1, book: 1, coin: 5 },
    reputation: 0,
    token: true,
    levy: 1,
    arrival: 0,
  },
  'gigaslug-1': { ...GIGASLUG, road: [[4, 1]] },
  'gigaslug-2': { ...GIGASLUG, road: [[4, 7]] },
  'rift-1': { ...STANDING, road: [[3, 6]], meet: 'rift-1', rift: true },
  'rift-2': { ...STANDING, road: [[4, 7]], meet: 'rift-2', rift: true },
  'rift-3': { ...STANDING, road: [[4, 1]], meet: 'rift-3', rift: true },
  tempest: {
    ...STANDING,
    road: [
      [4, 8],
      [3, 8],
      [2, 8],
      [1, 8],
      [2, 8],
      [3, 8],
    ],
    step: 1,
    meet: '',
    anchor: true,
  },
  purser: { ...STANDING, road: [DECK], meet: 'purser' },
}

/** The price of a step through a rift: mana, or hearts that are lost. */
export const RIFT = { mana: 1, hearts: 2 } as const

/** A piece that a hero carries. It needs no slot. */
export interface Item {
  readonly uses: readonly Use[]
  /** Added to a skill test after the die, once per season; 0: it does not help. */
  readonly helps: number
  /** The mana it costs to begin a move at the Monument or the anchor, once per season; 0: it does not do that. */
  readonly moors: number
  /** Points for its holder at the end. */
  readonly points: number
}

export const ITEMS: Readonly<Record<string, Item>> = {
  'robot-y9': {
    helps: 2,
    moors: 0,
    points: 0,
    uses: [
      {
        id: 'robot-y9',
        pay: { mana: 1 },
        when: 'anyTime',
        not: ['finalProduction'],
        limit: 'season',
        do: [{ verb: 'gain', tool: 1 }],
      },
    ],
  },
  'minute-glass': {
    helps: 0,
    moors: 0,
    points: 0,
    uses: [{ id: 'minute-glass', when: 'ownDie', limit: 'season', do: [{ verb: 'reroll' }] }],
  },
  'mooring-ring': { helps: 0, moors: 1, points: 2, uses: [] },
}

/** Villagers that the story adds: how many are set aside at first, and what replaces one when none are left. */
export const GLOGO = { aside: 6, else: { shell: 1, coin: 3 } } as const
