// The Enemy of the solo game: its eight cards, and for each faction its Heroes, their spells and its track. All our
// own, except for what the rulebook says about the kinds of cards. (H-SOLO)
import type { Arrow } from '../map/compass.ts'
import type { HeroKind, Level, Price, Terrain, VesselKind } from '../values/words.ts'

export interface EnemyCard {
  readonly kind: 'recruit' | 'track' | 'tower' | 'research' | 'tax' | 'attack'
  readonly arrow: Arrow
  /** The tactics it counts as against the human's. The Strength and points of the card are values of the table. */
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

/** An effect of a spell or a space of the track. `hero`: the Region of the Hero whose card it is. */
export type Deed =
  | { readonly place: 'serf' | 'warrior'; readonly n: number; readonly to: 'courtyard' | 'hero' | 'heroes' }
  | { readonly gain: Price }
  | { readonly vp: number; readonly per?: { readonly unit: 'serf' | 'warrior'; readonly every: number } }
  | { readonly level: Level }
  /** For free; points instead if the Vessel is in play, or if it can't dock at the Capital. */
  | { readonly vessel: VesselKind }
  /** For free, where the Hero farthest from its Capital is; points instead if no Tower is allowed there. */
  | { readonly tower: 'farthest' }
  | { readonly end: true }
  /** The human loses this many Serfs of their choice outside their Capital Region. */
  | { readonly losesSerf: number }
  /** Each of the human's armies within this many steps of the Hero loses a Serf, up to `most` armies. */
  | { readonly armiesLoseSerf: { readonly within: number; readonly most: number } }
  /** The human loses resources of the kind they have most of; the Enemy takes `taken` of them. */
  | { readonly losesMost: number; readonly taken: number }
  | { readonly losesMana: number }
  /** Puts this marker where the Hero is, until the end of the next round. Its event has the same name. */
  | { readonly marker: string }
  /** Moves Serfs from a Land Region next to the Hero and fights them. */
  | { readonly pullsSerfs: number }
  /** Places a token on the strongest army within this many steps. */
  | { readonly entangles: { readonly within: number; readonly with: string } }
  /** The human loses a Warrior or Serf of their choice in their weakest army within this many steps, or only a Serf. */
  | { readonly stabs: { readonly within: number; readonly only?: 'serf' } }
  /** The human loses this many of each resource. */
  | { readonly losesEach: number }
  /** The Enemy gains resources of the kind it has least of, and the human loses some of that kind. */
  | { readonly scarcest: { readonly gain: number; readonly lose: number } }
  /** The human loses 1 Food for each Region with Units of theirs outside their Capital Region, up to this many. */
  | { readonly losesFood: number }
  /** The human discards this many Spell cards of their choice. */
  | { readonly discards: number }
  /** Points for each of the human's Heroes outside their Capital Region. */
  | { readonly vpPerHero: number }
  /** Points for every so many tokens that the Enemy has taken. */
  | { readonly vpPerTokens: number }
  /** The strongest army within this many steps loses a Warrior, or a Serf if it has none. */
  | { readonly fells: { readonly within: number } }
  /** Takes up to this many face-down tokens next to the Hero. */
  | { readonly takesTokens: number }
  /** Puts this marker on the Region of the strongest army within this many steps. */
  | { readonly marks: { readonly marker: string; readonly within: number } }
  /** The weakest army next to the Hero goes home. */
  | { readonly sweeps: true }
  /**
   * The human's nearest Tower within this many steps of the Hero is destroyed if no Unit of theirs is there; otherwise
   * they lose a Serf there.
   */
  | { readonly fuse: { readonly within: number } }
  /** The human's Sea Vessel within this many steps of the Hero goes home; without one, they lose this. */
  | { readonly ebb: { readonly within: number; readonly else: Price } }
  /** The Enemy gains this, from the human as far as they have it. */
  | { readonly exacts: Price }

interface EnemySpell {
  readonly id: string
  readonly does: readonly Deed[]
}

/** The gift of one of the Enemy's Heroes. */
export type Gift =
  /** Strength in its Battles. */
  | { readonly str: number; readonly when: 'withSerf' | 'attacking' | 'defending' | 'inForest' }
  /** The amount it gains when it enters a Resource Region. */
  | { readonly entering: number }
  /** The number of Regions it moves in the direction of the arrow. */
  | { readonly steps: number }
  /** Mana after its Battles, for each destroyed Unit. */
  | { readonly bones: { readonly each: number; readonly most: number } }
  /** The reach of its Attack. `overSea`: its path may cross Sea Regions; a Central Sea counts as two. */
  | { readonly reach: number; readonly overSea?: true }
  /** Points when the Enemy builds a Tower where it is. */
  | { readonly towerVp: number }
  | { readonly damageLess: number }
  | { readonly towerWithoutSerf: true }
  | { readonly spellLess: number }
  /** How much more each Tactic card with a price costs the human when this Hero attacks. */
  | { readonly tacticMore: number }
  /** Strength in its Battles for each Serf in its army. */
  | { readonly perSerf: { readonly each: number; readonly most: number } }
  /** Strength in its Battles if the human's Natural Strength is higher. */
  | { readonly outmatched: number }
  /** The amount it gains of its scarcest resource when it enters such a Region. */
  | { readonly enteringLeast: { readonly terrain: Terrain; readonly n: number } }
  /** Serfs it places in its Region after winning a Battle. */
  | { readonly winsSerfs: number }
  /** After its Battles, the first Serf or Warrior that it lost goes to the Courtyard. */
  | { readonly saves: true }
  /** Moving by the arrow, it does not enter Regions with the human's pieces. */
  | { readonly shy: true }
  /** Points for each of the human's Warriors and Heroes destroyed in its Battles. */
  | { readonly felled: number }
  /** Strength that the human's strongest Hero loses in its Battles. */
  | { readonly weakens: number }
  /** Points for the first token it takes in a round. */
  | { readonly firstToken: number }
  /** A Recruit that brings a Serf brings this many, for as much Food. */
  | { readonly serfs: number }
  /** Moving by the arrow on foot, it may cross one Sea Region this way. */
  | { readonly crosses: 'sail' | 'fly' }
  /** Strength in its Battles in Shore Regions and Shallow Water. */
  | { readonly onShore: number }
  /** Resources of the kind they have most of that the human loses when it enters a Shore Region. */
  | { readonly shoreToll: number }
  /** When it is destroyed in a Battle, the human loses a Serf or Warrior of that Battle. */
  | { readonly avenged: true }

interface EnemyHero {
  readonly gift: Gift
  readonly spell: EnemySpell
}

/** Effects of a space before and after its points. Its Ore and points are values of the table. */
interface Space {
  readonly gives?: readonly Deed[]
  readonly after?: readonly Deed[]
}

/** The Ore and points of the six spaces of a track. */
export interface TrackNumbers {
  readonly ore: readonly number[]
  readonly vp: readonly number[]
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
      a: { gift: { str: 2, when: 'defending' }, spell: { id: 'stone-oath', does: [{ marker: 'rampart' }] } },
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
