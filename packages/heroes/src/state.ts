// Every field of a game of Heroes, with one line on what it is. Plain data, few objects: a position is copied for
// every look ahead. Face-down things have no order: they are chosen by chance when they are first looked at.
import type { Place } from './map/world.ts'
import type { TacticId } from './cards/tactics.ts'
import type {
  Carrier,
  HeroKind,
  How,
  Level,
  Piece,
  Resource,
  Slot,
  Unit,
  VesselKind,
} from './values/words.ts'

export { at } from '@lorehall/grammar'

/** Not on the map. */
export const SUPPLY = -1

export interface HeroPiece {
  /** The Region it is in; in the supply: −1. The Courtyard is the Capital Region. */
  at: Place
  /** The Vessel it is aboard; empty: none. */
  aboard: Carrier | ''
}

export interface Vessel {
  /** A Land Region where it is docked or has landed, a Sea Region, or the supply. */
  at: Place
  /** Who is aboard besides Heroes. */
  serfs: number
  warriors: number
}

/** A Serf or Warrior aboard a Vessel of an ally, where that is. */
export interface Guest {
  readonly unit: 'serf' | 'warrior'
  readonly vessel: VesselKind
  readonly at: Place
  /** The seat that owns the Vessel; absent in a team of two, where it is the ally. */
  readonly of?: number
}

/** What stands in a slot of the Action Bar; shut: its Serf was taken back, and it stays used. */
export type InSlot = 'free' | 'token' | 'serf' | 'shut'

export interface Scribed {
  card: string
  turned: 'ready' | 'preparing' | 'exhausted'
}

export interface Player {
  /** Empty until one is taken. */
  faction: string
  /** The Capital Region; −1 before it is chosen and after it has fallen. */
  capital: Place
  level: Level
  /** The Capital has fallen. */
  out: boolean
  score: number
  ore: number
  mana: number
  food: number
  /**
   * Serfs and Warriors in each place, those aboard left out; the Courtyard is the Capital Region. Sea Regions are among
   * the places only at a table where Units may be at sea without a Vessel.
   */
  serfs: number[]
  warriors: number[]
  heroes: Record<HeroKind, HeroPiece>
  vessels: Record<VesselKind, Vessel>
  /** Who is aboard a Vessel of an ally, besides Heroes. */
  guests: Guest[]
  bar: Record<Slot, InSlot>
  /** Action Tokens not yet used this round. */
  tokens: number
  /** Each holds a Serf for the rest of the game. */
  buildings: string[]
  /** The Regions of the Towers in play. */
  towers: Place[]
  /** Spell cards in hand. */
  hand: string[]
  scribed: Scribed[]
  /** Abilities used up for this round. */
  used: string[]
  /** Further counters of the board by their names; absent: it has none. */
  counters?: Record<string, number>
}

/** A token that lies face up. */
export interface Token {
  readonly at: Place
  readonly id: string
}

/** A marker on a Region; it is no token. */
export interface Mark {
  readonly id: string
  readonly at: Place
  readonly seat: number
  /** The round with which it goes; absent: it stays. */
  readonly until?: number
}

/** A Spell that was cast and is not yet settled. */
export interface Casting {
  seat: number
  card: string
  /** Where the card came from; a copied effect has none. */
  source: 'hand' | 'scribed' | 'enemy'
  /** It took no Cast slot. */
  free: boolean
  /** The Mana paid for it. */
  paid: number
  countered: boolean
  /** Who is warded against it, who copies it once it is settled, and who takes its card. */
  warded: number[]
  copied: number[]
  taken: number | null
}

/** Units that walk together. */
export interface Army {
  serfs: number
  warriors: number
  heroes: HeroKind[]
}

/** Units of an ally that go along. */
export interface Along {
  readonly seat: number
  readonly army: Army
}

/** A movement under way. Its Units stand where it has come to. */
export interface Move {
  readonly seat: number
  readonly how: How
  /** Where it began, where it is, and where it was before that. */
  from: Place
  at: Place
  before: Place
  /** Regions entered so far, and Speed left. */
  steps: number
  left: number
  /** They sail or fly without a Vessel; absent: they march, or a Vessel moves with all aboard. */
  afoot?: true
  /** Who goes by themselves; empty where a Vessel moves with all aboard, */
  army: Army
  /** and how many those are. */
  carried: number
  /** An ally whose Units go along, and who they are, on foot or aboard; −1: none do. Read it by `alongOf`. */
  ally: number
  allies: Army
  /** Units of further allies; absent: there are none. */
  further?: Along[]
  /** Its owner had a Unit or a Tower there before it came. */
  held: boolean
  /** It came to a Battle. */
  fought: boolean
  /** Heroes of the army that has won its last Battle. */
  victors: HeroKind[]
  /** Where it ended when all was settled; −1: not yet, or nowhere. */
  ended: Place
  /** Two Regions that are adjacent for it; empty: none. */
  bridge: Place[]
}

/** What brought the end about. */
export interface Ending {
  readonly by: 'explore' | 'expand' | 'exploit' | 'exterminate' | 'track'
  readonly seat: number | null
  /** The last round. */
  readonly last: number
}

/** The turn that is being played. */
export interface TurnState {
  seat: number
  /** The slot its token went to; empty: not yet. */
  slot: Slot | ''
  /** Pirates that a Vessel has met in this turn, where they lie now. */
  met: Met[]
}

export interface Met {
  readonly seat: number
  readonly at: Place
}

/** What a Spell or an ability has put on one side until the Battle is over. */
export interface BattleEffect {
  /** The Spell or ability. */
  readonly from: string
  /** Whose it is. */
  readonly by: number
  /** The side it changes. */
  readonly on: SideName
  /**
   * `add`: Strength for the army; `each`: Strength for each of its Serfs and Warriors, no more than `max` in all;
   * `zero`: its Units of this kind count nothing; `harm`: Damage more or less if it loses; `bar`: it may not play
   * this Tactic card; `unveil`: it shows its Tactic card before the other side chooses; `won`: this Spell waits
   * for it to win.
   */
  readonly rule: 'add' | 'each' | 'zero' | 'harm' | 'bar' | 'unveil' | 'won'
  readonly n?: number
  readonly max?: number
  readonly unit?: Unit
  readonly tactic?: TacticId
}

export type SideName = 'attacker' | 'defender'

/** A piece of a player. */
export interface Owned {
  readonly seat: number
  readonly piece: Piece
}

/** One side of a Battle. */
export interface Side {
  /** Who leads it. */
  seat: number
  /** A Combat Spell of its own has taken effect. */
  cast: boolean
  /** Heroes who fought in it until it was decided. */
  heroes: HeroKind[]
  /** Allies whose pieces fight on it; they decide nothing. */
  allies: number[]
  /** Where its Units are: the Region of the Battle, or where a Vessel fights from. */
  at: Place
  /** Only this Vessel and those aboard take part; empty: all Units there. */
  vessel: VesselKind | ''
  /** The card turned for the Enemy; empty: none. */
  card: string
  /** Its Tactic card, once it is shown. */
  tactic: TacticId | ''
  cancelled: boolean
  /** What is still to be paid for the card. */
  owed: number
  /** Units sacrificed for the card, which fight on and leave when the Battle is decided; then lost Vessels whose crew has not left. */
  lying: Owned[]
}

/** How far a Battle is, in the order of play. */
export type Stage =
  | 'lead'
  | 'started'
  | 'totals'
  | 'defenderSpell'
  | 'attackerSpell'
  | 'tactics'
  | 'shown'
  | 'conscripts'
  | 'payment'
  | 'compared'
  | 'points'
  | 'sacrificed'
  | 'beaten'
  | 'damage'
  | 'retreat'
  | 'over'
  | 'left'

export interface Battle {
  place: Place
  stage: Stage
  attacker: Side
  defender: Side
  /** What brought the attacker there. */
  how: 'march' | 'sail' | 'fly' | 'token' | 'ability'
  /** The Region it came from; −1: none. */
  came: Place
  /** Regions it marched before. */
  marched: number
  /** The attacker was there first: an ability brought the defenders, from this Region; −1: they were there. */
  pulled: Place
  effects: BattleEffect[]
  /** Units that came in by an ability or a card, and from where. */
  joined: { readonly seat: number; readonly piece: Piece; readonly from: Place; readonly by: string }[]
  /** Units destroyed in it. */
  fallen: { readonly seat: number; readonly unit: Unit }[]
  /** Who has won; empty: not yet, or nobody. */
  winner: SideName | ''
  /** It ended without being decided. */
  ceased: boolean
  /** Damage the loser still has to take. */
  damage: number
}

/** The cards of the Enemy, whose pieces are those of the last player. */
export interface Enemy {
  /** Nobody knows their order. */
  deck: string[]
  /** Face up. */
  discards: string[]
  /** The card of each Hero this round, from the left. */
  slots: string[]
  /** Spaces of its track it has reached. */
  track: number
}

/** A field for each module that keeps something, declared by the module itself. */
export interface Slots {}

export interface State {
  /** What modules keep; absent where those of the table keep nothing. */
  slots?: Slots
  /** The seats from the first on; alone, the Enemy behind them. */
  players: Player[]
  /** Null: nobody plays alone. */
  enemy: Enemy | null
  phase: 'setup' | 'round' | 'collection' | 'over'
  round: number
  /** Who has the first player token. */
  first: number
  /** The first or the second time round the table. */
  pass: number
  turn: TurnState
  /** The movement under way; null: none. */
  move: Move | null
  /** The resources on the slots of the Tax track for 4, 3 and 2. */
  tax: Resource[]
  /** The Continent that is out of the game; null: none. */
  closed: number | null
  /** In teams: who of those in a Land Region came first; −1: nobody is there. */
  came: number[]
  /** Who came there after the first, in this order; absent in teams of two, and where nobody has an ally. */
  later?: number[][]
  /** Face-down tokens in each place. */
  down: number[]
  /** Turned up and not yet resolved; resolved and staying. */
  shown: Token[]
  live: Token[]
  /** Tokens nobody has seen, on the map and in the box. */
  landPool: string[]
  seaPool: string[]
  /** Tokens that are out of the game. */
  gone: string[]
  /** Spell cards face down: the deck, and what was put away. */
  deck: string[]
  discards: string[]
  /** Spells that were cast and are not yet settled, the innermost last. */
  casting: Casting[]
  marks: Mark[]
  /** Tokens that came to the map beyond those of the box. */
  made: string[]
  end: Ending | null
  /** The Battle that is being fought; one at a time. */
  battle: Battle | null
}

export const freshTurn = (seat: number): TurnState => ({ seat, slot: '', met: [] })
