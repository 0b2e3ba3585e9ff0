// The Enemy of the solo game: its eight cards, and for each faction its Heroes, their spells and its track.
// House values, but for what the rulebook says of the cards' kinds. (H-SOLO)
import type { Arrow } from '../map/compass.ts'
import type { HeroKind, Level, Price, VesselKind } from './words.ts'

export interface EnemyCard {
  readonly kind: 'recruit' | 'track' | 'tower' | 'research' | 'tax' | 'attack'
  readonly arrow: Arrow
  /** In a Battle: what is added, its points, and the tactic that meets yours. */
  readonly strength: number
  readonly vp: number
  readonly attacking: string
  readonly defending: string
}

export const ENEMY_CARDS: Readonly<Record<string, EnemyCard>> = {
  e1: {
    kind: 'recruit',
    arrow: 'N',
    strength: 3,
    vp: 1,
    attacking: 'first-strike',
    defending: 'shield-wall',
  },
  e2: { kind: 'recruit', arrow: 'SE', strength: 4, vp: 1, attacking: 'outflank', defending: 'charge' },
  e3: { kind: 'track', arrow: 'E', strength: 5, vp: 0, attacking: 'charge', defending: 'first-strike' },
  e4: { kind: 'track', arrow: 'W', strength: 2, vp: 1, attacking: 'conscripts', defending: 'fall-back' },
  e5: { kind: 'tower', arrow: 'SW', strength: 4, vp: 1, attacking: 'outflank', defending: 'conscripts' },
  e6: {
    kind: 'research',
    arrow: 'NE',
    strength: 3,
    vp: 1,
    attacking: 'first-strike',
    defending: 'shield-wall',
  },
  e7: { kind: 'tax', arrow: 'NW', strength: 5, vp: 0, attacking: 'charge', defending: 'charge' },
  e8: { kind: 'attack', arrow: 'S', strength: 6, vp: 0, attacking: 'blood-oath', defending: 'blood-oath' },
}

/** What a spell or a space of the track does. `hero` is the Region of the Hero whose card it is. */
export type Deed =
  | { readonly place: 'serf' | 'warrior'; readonly n: number; readonly to: 'courtyard' | 'hero' | 'heroes' }
  | { readonly gain: Price }
  | { readonly vp: number; readonly per?: { readonly unit: 'serf' | 'warrior'; readonly every: number } }
  | { readonly level: Level }
  /** Without price; if it is in play, points instead. */
  | { readonly vessel: VesselKind; readonly else: number }
  /** Without price where the Hero farthest from its Capital stands, if that is allowed; else points. */
  | { readonly tower: 'farthest'; readonly else: number }
  | { readonly end: true }
  /** Serfs of the human's choice outside its Capital Region. */
  | { readonly losesSerf: number }
  /** A Serf of each army so near to the Hero. */
  | { readonly armiesLoseSerf: { readonly within: number; readonly most: number } }
  /** Of the kind it holds most of; so many of them go to the Enemy. */
  | { readonly losesMost: number; readonly taken: number }
  | { readonly losesMana: number }
  | { readonly rampart: number }
  /** Serfs from a Land Region beside the Hero, and a Battle with them. */
  | { readonly pullsSerfs: number }
  /** On the strongest army so near. */
  | { readonly entangles: { readonly within: number } }
  /** A Warrior or Serf of the human's choice in its weakest army so near. */
  | { readonly stabs: { readonly within: number } }

interface EnemySpell {
  readonly id: string
  readonly does: readonly Deed[]
}

/** What an Enemy's Hero changes. */
export type Gift =
  /** Strength in its Battles. */
  | { readonly str: number; readonly when: 'withSerf' | 'attacking' | 'defending' | 'inForest' }
  /** What it gets on entering a Resource Region. */
  | { readonly entering: number }
  /** Regions by the arrow. */
  | { readonly steps: number }
  /** Mana after its Battles for each Unit destroyed. */
  | { readonly bones: { readonly each: number; readonly most: number } }
  /** How far its Attack reaches. */
  | { readonly reach: number }
  | { readonly damageLess: number }
  | { readonly towerWithoutSerf: true }
  | { readonly spellLess: number }
  /** What each Tactic card with a price costs the human more when it attacks. */
  | { readonly tacticMore: number }

interface EnemyHero {
  readonly gift: Gift
  readonly spell: EnemySpell
}

interface Space {
  readonly ore: number
  readonly gives: readonly Deed[]
}

export interface EnemyBoard {
  readonly heroes: Readonly<Record<HeroKind, EnemyHero>>
  readonly track: readonly Space[]
}

const space = (ore: number, ...gives: readonly Deed[]): Space => ({ ore, gives })

const spell = (id: string, ...does: readonly Deed[]): EnemySpell => ({ id, does })

export const ENEMY_BOARDS: Readonly<Record<string, EnemyBoard>> = {
  humans: {
    heroes: {
      a: {
        gift: { str: 1, when: 'withSerf' },
        spell: spell('call-to-prayer', { place: 'warrior', n: 1, to: 'hero' }),
      },
      b: { gift: { entering: 2 }, spell: spell('golden-harvest', { gain: { food: 3, ore: 1 } }) },
      c: { gift: { steps: 2 }, spell: spell('writ-of-exile', { losesSerf: 1 }) },
    },
    track: [
      space(2, { place: 'serf', n: 2, to: 'courtyard' }),
      space(3, { level: 2 }),
      space(3, { vessel: 'sea', else: 2 }),
      space(4, { level: 3 }),
      space(4, { place: 'warrior', n: 2, to: 'courtyard' }),
      space(5, { vp: 2 }, { end: true }),
    ],
  },
  orcs: {
    heroes: {
      a: {
        gift: { str: 2, when: 'attacking' },
        spell: spell('red-rain', { armiesLoseSerf: { within: 2, most: 2 } }),
      },
      b: {
        gift: { bones: { each: 1, most: 3 } },
        spell: spell('bone-feast', { gain: { ore: 1, mana: 1, food: 1 } }),
      },
      c: { gift: { reach: 3 }, spell: spell('sack-and-burn', { losesMost: 2, taken: 1 }) },
    },
    track: [
      space(2, { place: 'warrior', n: 1, to: 'courtyard' }),
      space(3, { level: 2 }),
      space(3, { place: 'warrior', n: 2, to: 'courtyard' }),
      space(4, { level: 3 }),
      space(4, { vessel: 'air', else: 2 }),
      space(5, { vp: 1 }, { vp: 1, per: { unit: 'warrior', every: 2 } }, { end: true }),
    ],
  },
  dwarves: {
    heroes: {
      a: { gift: { str: 2, when: 'defending' }, spell: spell('stone-oath', { rampart: 3 }) },
      b: { gift: { damageLess: 1 }, spell: spell('call-of-the-ore', { pullsSerfs: 2 }) },
      c: { gift: { towerWithoutSerf: true }, spell: spell('deep-vein', { gain: { ore: 3 } }) },
    },
    track: [
      space(2, { gain: { ore: 2 } }),
      space(2, { level: 2 }),
      space(3, { place: 'warrior', n: 1, to: 'heroes' }),
      space(4, { level: 3 }),
      space(4, { tower: 'farthest', else: 2 }),
      space(5, { vp: 2 }, { end: true }),
    ],
  },
  elves: {
    heroes: {
      a: {
        gift: { str: 2, when: 'inForest' },
        spell: spell('rootgrasp', { entangles: { within: 2 } }),
      },
      b: { gift: { spellLess: 1 }, spell: spell('star-of-norellia', { losesMana: 3 }) },
      c: { gift: { tacticMore: 1 }, spell: spell('knife-in-the-dark', { stabs: { within: 2 } }) },
    },
    track: [
      space(2, { gain: { mana: 2 } }),
      space(3, { level: 2 }),
      space(3, { gain: { mana: 3 } }, { vp: 2 }),
      space(4, { level: 3 }),
      space(4, { vessel: 'air', else: 2 }),
      space(5, { vp: 2 }, { end: true }),
    ],
  },
}
