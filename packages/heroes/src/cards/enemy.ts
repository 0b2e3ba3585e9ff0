// The Enemy of the solo game: its eight cards, and for each faction its Heroes, their spells and its track.
// The house's own, but for what the rulebook says of the cards' kinds. (H-SOLO)
import type { Arrow } from '../map/compass.ts'
import type { HeroKind, Level, Price, VesselKind } from '../values/words.ts'

export interface EnemyCard {
  readonly kind: 'recruit' | 'track' | 'tower' | 'research' | 'tax' | 'attack'
  readonly arrow: Arrow
  /** The tactic that meets yours in a Battle. What it adds there and its points are values of the table. */
  readonly attacking: string
  readonly defending: string
}

export const ENEMY_CARDS: Readonly<Record<string, EnemyCard>> = {
  e1: {
    kind: 'recruit',
    arrow: 'N',
    attacking: 'first-strike',
    defending: 'shield-wall',
  },
  e2: { kind: 'recruit', arrow: 'SE', attacking: 'outflank', defending: 'charge' },
  e3: { kind: 'track', arrow: 'E', attacking: 'charge', defending: 'first-strike' },
  e4: { kind: 'track', arrow: 'W', attacking: 'conscripts', defending: 'fall-back' },
  e5: { kind: 'tower', arrow: 'SW', attacking: 'outflank', defending: 'conscripts' },
  e6: {
    kind: 'research',
    arrow: 'NE',
    attacking: 'first-strike',
    defending: 'shield-wall',
  },
  e7: { kind: 'tax', arrow: 'NW', attacking: 'charge', defending: 'charge' },
  e8: { kind: 'attack', arrow: 'S', attacking: 'blood-oath', defending: 'blood-oath' },
}

/** What a spell or a space of the track does. `hero` is the Region of the Hero whose card it is. */
export type Deed =
  | { readonly place: 'serf' | 'warrior'; readonly n: number; readonly to: 'courtyard' | 'hero' | 'heroes' }
  | { readonly gain: Price }
  | { readonly vp: number; readonly per?: { readonly unit: 'serf' | 'warrior'; readonly every: number } }
  | { readonly level: Level }
  /** Without price; if it is in play, points instead. */
  | { readonly vessel: VesselKind }
  /** Without price where the Hero farthest from its Capital stands, if that is allowed; else points. */
  | { readonly tower: 'farthest' }
  | { readonly end: true }
  /** Serfs of the human's choice outside its Capital Region. */
  | { readonly losesSerf: number }
  /** A Serf of each army so near to the Hero. */
  | { readonly armiesLoseSerf: { readonly within: number; readonly most: number } }
  /** Of the kind it holds most of; so many of them go to the Enemy. */
  | { readonly losesMost: number; readonly taken: number }
  | { readonly losesMana: number }
  | { readonly rampart: true }
  /** Serfs from a Land Region beside the Hero, and a Battle with them. */
  | { readonly pullsSerfs: number }
  /** A token on the strongest army so near. */
  | { readonly entangles: { readonly within: number; readonly with: string } }
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

/** What it gives before its points, and what comes after them. Ore and points are values of the table. */
interface Space {
  readonly gives?: readonly Deed[]
  readonly after?: readonly Deed[]
}

export interface EnemyBoard {
  readonly heroes: Readonly<Record<HeroKind, EnemyHero>>
  readonly track: readonly Space[]
}

export const ENEMY_BOARDS: Readonly<Record<string, EnemyBoard>> = {
  humans: {
    heroes: {
      a: {
        gift: { str: 1, when: 'withSerf' },
        spell: { id: 'call-to-prayer', does: [{ place: 'warrior', n: 1, to: 'hero' }] },
      },
      b: { gift: { entering: 2 }, spell: { id: 'golden-harvest', does: [{ gain: { food: 3, ore: 1 } }] } },
      c: { gift: { steps: 2 }, spell: { id: 'writ-of-exile', does: [{ losesSerf: 1 }] } },
    },
    track: [
      { gives: [{ place: 'serf', n: 2, to: 'courtyard' }] },
      { gives: [{ level: 2 }] },
      { gives: [{ vessel: 'sea' }] },
      { gives: [{ level: 3 }] },
      { gives: [{ place: 'warrior', n: 2, to: 'courtyard' }] },
      { after: [{ end: true }] },
    ],
  },
  orcs: {
    heroes: {
      a: {
        gift: { str: 2, when: 'attacking' },
        spell: { id: 'red-rain', does: [{ armiesLoseSerf: { within: 2, most: 2 } }] },
      },
      b: {
        gift: { bones: { each: 1, most: 3 } },
        spell: { id: 'bone-feast', does: [{ gain: { ore: 1, mana: 1, food: 1 } }] },
      },
      c: { gift: { reach: 3 }, spell: { id: 'sack-and-burn', does: [{ losesMost: 2, taken: 1 }] } },
    },
    track: [
      { gives: [{ place: 'warrior', n: 1, to: 'courtyard' }] },
      { gives: [{ level: 2 }] },
      { gives: [{ place: 'warrior', n: 2, to: 'courtyard' }] },
      { gives: [{ level: 3 }] },
      { gives: [{ vessel: 'air' }] },
      { after: [{ vp: 1, per: { unit: 'warrior', every: 2 } }, { end: true }] },
    ],
  },
  dwarves: {
    heroes: {
      a: { gift: { str: 2, when: 'defending' }, spell: { id: 'stone-oath', does: [{ rampart: true }] } },
      b: { gift: { damageLess: 1 }, spell: { id: 'call-of-the-ore', does: [{ pullsSerfs: 2 }] } },
      c: { gift: { towerWithoutSerf: true }, spell: { id: 'deep-vein', does: [{ gain: { ore: 3 } }] } },
    },
    track: [
      { gives: [{ gain: { ore: 2 } }] },
      { gives: [{ level: 2 }] },
      { gives: [{ place: 'warrior', n: 1, to: 'heroes' }] },
      { gives: [{ level: 3 }] },
      { gives: [{ tower: 'farthest' }] },
      { after: [{ end: true }] },
    ],
  },
  elves: {
    heroes: {
      a: {
        gift: { str: 2, when: 'inForest' },
        spell: { id: 'rootgrasp', does: [{ entangles: { within: 2, with: 'entanglement' } }] },
      },
      b: { gift: { spellLess: 1 }, spell: { id: 'star-of-norellia', does: [{ losesMana: 3 }] } },
      c: { gift: { tacticMore: 1 }, spell: { id: 'knife-in-the-dark', does: [{ stabs: { within: 2 } }] } },
    },
    track: [
      { gives: [{ gain: { mana: 2 } }] },
      { gives: [{ level: 2 }] },
      { gives: [{ gain: { mana: 3 } }] },
      { gives: [{ level: 3 }] },
      { gives: [{ vessel: 'air' }] },
      { after: [{ end: true }] },
    ],
  },
}
