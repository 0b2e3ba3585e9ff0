// Every field of a game of Heroes, each explained in one line. Plain data in few objects, because every look ahead
// copies a position. Face-down tokens and cards have no order: chance picks one when it is first looked at.
import type { Place } from './map/world.ts'
import type { Sort } from './cards/effect.ts'
import type { TacticId } from './cards/tactics.ts'
import type { Extra, Tired } from './rules/steps/move.ts'
import type {
  Carrier,
  Hero,
  HeroKind,
  Hired,
  Hireling,
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
  /** The Region it is in, or −1 if it is in the supply. Units in the Courtyard are in the Capital Region. */
  at: Place
  /** The Vessel it is aboard; empty: none. */
  aboard: Carrier | ''
}

export interface Vessel {
  /** A Land Region where it is docked or has landed, a Sea Region, or the supply. */
  at: Place
  /** Serfs and Warriors aboard. A Hero's `aboard` says where it is. */
  serfs: number
  warriors: number
}

/** A Serf or Warrior aboard an ally's Vessel. `at` is where the Vessel is. */
export interface Guest {
  readonly unit: 'serf' | 'warrior'
  readonly vessel: VesselKind
  readonly at: Place
  /** The seat that owns the Vessel. Absent in teams of two, where it is the only ally. */
  readonly of?: number
}

/** The state of a slot of the Action Bar. `shut`: its Serf was taken back, but the slot stays used.
 * `captive`: a captured piece is there in place of a Serf. */
export type InSlot = 'free' | 'token' | 'serf' | 'shut' | 'captive'

export interface Scribed {
  card: string
  turned: 'ready' | 'preparing' | 'exhausted'
}

export interface Player {
  /** Empty until the player takes one. */
  faction: string
  /** The Capital Region; −1 before it is chosen and after the Capital has fallen. */
  capital: Place
  level: Level
  /** The Capital has fallen, so the player is out of the game. */
  out: boolean
  score: number
  ore: number
  mana: number
  food: number
  /**
   * Serfs and Warriors in each place, without those aboard Vessels. Those in the Courtyard are in the Capital Region.
   * The arrays include Sea Regions only at tables where Units can be at sea without a Vessel.
   */
  serfs: number[]
  warriors: number[]
  heroes: Record<HeroKind, HeroPiece> & Partial<Record<Hireling, HeroPiece>>
  vessels: Record<VesselKind, Vessel>
  /** The Units for hire that the player employs, in the order of their cards. Absent: none. */
  hired?: Hired[] | undefined
  /** Units of a hired band in each Land Region. Absent: none. */
  band?: number[] | undefined
  /** Captured pieces that can follow or muster once, and those that did this round. Absent: none. */
  captives?: { ready: number; used: number } | undefined
  /** Serfs and Warriors aboard allies' Vessels. */
  guests: Guest[]
  bar: Record<Slot, InSlot>
  /** Action Tokens not yet used this round. */
  tokens: number
  /** Built Buildings. Each keeps a Serf for the rest of the game. */
  buildings: string[]
  /** The Regions of the Towers in play. */
  towers: Place[]
  /** Spell cards in hand. */
  hand: string[]
  scribed: Scribed[]
  /** Abilities that can't be used again this turn or round. */
  used: string[]
  /** Counters that modules add to the board, by name; absent: none. */
  counters?: Record<string, number>
}

/** A face-up token. */
export interface Token {
  readonly at: Place
  readonly id: string
}

/** A marker on a Region. Markers are not tokens. */
export interface Mark {
  readonly id: string
  readonly at: Place
  readonly seat: number
  /** It is removed at the end of this round; absent: it stays. */
  readonly until?: number
}

/** A Spell that was cast and is not yet settled. */
export interface Casting {
  seat: number
  card: string
  /** Where the card came from; `enemy`: a spell of the Enemy. */
  source: 'hand' | 'scribed' | 'enemy'
  /** It did not use a Cast slot. */
  free: boolean
  /** The Mana paid for it. */
  paid: number
  countered: boolean
  /**
   * The seats that are warded against it, the seats that copy it once it is settled, and the seat that takes its card
   * (null: none).
   */
  warded: number[]
  copied: number[]
  taken: number | null
}

/** Land Units that move together. */
export interface Army {
  serfs: number
  warriors: number
  heroes: Hero[]
  /** Units of a hired band. Absent: none. */
  band?: number
}

/** Allied Units that move along. */
export interface Along {
  readonly seat: number
  readonly army: Army
}

/**
 * The current movement. Its Units are in `at`. A field that may be absent is undefined in a movement made here, so that
 * all of them have the same shape: engines read such objects fastest.
 */
export interface Move {
  readonly seat: number
  readonly how: How
  /** Where it began, where it is now, and the Region before that. */
  from: Place
  at: Place
  before: Place
  /** Regions entered so far, and Speed left. */
  steps: number
  left: number
  /** The number of tokens it has explored. Absent: none. */
  explored?: number | undefined
  /** The Central Sea costs it only 1. Absent: it costs 2 by air. */
  calm?: true | undefined
  /** Units were set down on the way. Absent: none. */
  dropped?: true | undefined
  /** Units sail or fly without a Vessel. Absent: they march, or a Vessel moves with everyone aboard. */
  afoot?: true | undefined
  /** The Units that move on their own. If a Vessel moves, those that swim or fly beside it. */
  army: Army
  /**
   * Its Units are still being chosen, and `army` goes unless the player says otherwise; with what an ability or a Spell
   * gives. Absent: they are chosen. (H-MOVE-2)
   */
  gathering?: Extra | undefined
  /** The number of the seat's Land Units aboard the Vessel that moves. */
  carried: number
  /**
   * The first ally whose Units move along, on foot or aboard, and those Units; −1: none. Read both with `alongOf`.
   */
  ally: number
  allies: Army
  /** Units of further allies; absent: none. */
  further?: Along[] | undefined
  /** The seat had a Unit or a Tower in the Region before the movement came there. */
  held: boolean
  /** A Battle took place. */
  fought: boolean
  /** Heroes of the army that won the last Battle of this movement. */
  victors: Hero[]
  /** The Region in which it ended, once everything is settled; −1: not yet, or nowhere. */
  ended: Place
  /** Two Regions that count as adjacent for this movement; empty: none. */
  bridge: Place[]
}

/** The trigger of the end of the game. */
export interface Ending {
  readonly by: 'explore' | 'expand' | 'exploit' | 'exterminate' | 'track'
  readonly seat: number | null
  /** The number of the last round. */
  readonly last: number
}

/** The current turn. */
export interface TurnState {
  seat: number
  /** The slot its Action Token was placed on; empty: not yet. */
  slot: Slot | ''
  /** Pirates that a seat's Vessel met this turn, with their current place. A Vessel doesn't meet them twice. */
  met: Met[]
  /** Units were raised. Absent: not yet. */
  raised?: true
  /** The Units that flew in aboard the seat's Air Vessel. Absent: none. */
  flown?: Flown
  /** The Units of the last flight, for an ability that lets others fly. Absent: none. */
  flew?: Tired
}

/** Units that flew in aboard a Vessel. */
export type Flown = Army

export interface Met {
  readonly seat: number
  readonly at: Place
}

/** An effect of a Spell or an ability on one side until the Battle is over. */
export interface BattleEffect {
  /** The Spell or ability. */
  readonly from: string
  /** The seat that caused it. */
  readonly by: number
  /** The side it changes. */
  readonly on: SideName
  /**
   * `add`: Strength for the army. `each`: Strength for each of its Serfs and Warriors, or of its Units of `kinds`, up to
   * `max` in total. `stand`: Strength `n`, or `max` while it has at most half of the enemy's Natural Strength. `zero`:
   * its Units of this kind add no Strength. `harm`: more or less Damage if it loses. `bar`: it can't play this Tactic
   * card. `unveil`: it shows its Tactic card before the other side chooses. `won`: this Spell takes effect if the
   * side wins. `spare`: it takes no Damage. `rout`: it retreats to its
   * Capital only.
   */
  readonly rule: 'add' | 'each' | 'zero' | 'harm' | 'bar' | 'unveil' | 'won' | 'spare' | 'rout' | 'stand'
  readonly n?: number
  readonly max?: number
  readonly unit?: Unit
  readonly kinds?: readonly Sort[]
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
  /** The seat that leads it. */
  seat: number
  /** One of its Combat Spells took effect. */
  cast: boolean
  /** Its leader's Heroes who fought until the Battle was decided. */
  heroes: Hero[]
  /** Allies whose pieces fight on this side. Only the leader makes decisions. */
  allies: number[]
  /** Where its Units are: the Region of the Battle, or the Region a Vessel fights from. */
  at: Place
  /** Only this Vessel and the Units aboard fight; empty: all Units there. */
  vessel: VesselKind | ''
  /** The card turned over for the Enemy; empty: none. */
  card: string
  /** Its Tactic card once it is revealed; empty: not yet. */
  tactic: TacticId | ''
  cancelled: boolean
  /** The part of the card's price that is still to be paid. */
  owed: number
  /**
   * Units sacrificed for the card: they keep fighting and are removed when the Battle is decided. After that, lost
   * Vessels that Units still have to leave.
   */
  lying: Owned[]
}

/** The stages of a Battle, in order. */
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
  /** How the attacker came there. */
  how: 'march' | 'sail' | 'fly' | 'token' | 'ability'
  /** The Region it came from; −1: none. */
  came: Place
  /** The number of Regions the attacker marched to get there. */
  marched: number
  /**
   * The attacker was there first, and an ability brought the defenders from this Region; −1: the defenders were
   * there.
   */
  pulled: Place
  effects: BattleEffect[]
  /** Units that an ability or a card brought into the Battle, and where they came from. */
  joined: { readonly seat: number; readonly piece: Piece; readonly from: Place; readonly by: string }[]
  /** Units destroyed in this Battle. */
  fallen: { readonly seat: number; readonly unit: Unit }[]
  /** The winning side; empty: not decided, or nobody won. */
  winner: SideName | ''
  /** It ended early, without a comparison of Strength. */
  ceased: boolean
  /** Damage the loser still has to take. */
  damage: number
  /** The Natural Strengths before the Tactic cards. Absent: not noted. */
  naturals?: Readonly<Record<SideName, number>>
}

/** The Enemy's cards. Its pieces are those of the last player. */
export interface Enemy {
  /** An unordered set. */
  deck: string[]
  /** Face up. */
  discards: string[]
  /** The card of each Hero this round, from left to right. */
  slots: string[]
  /** The number of spaces of its track it has reached. */
  track: number
  /** The number of tokens it has taken, and the last round in which one was worth more. Absent: not counted. */
  tokens?: number
  richer?: number
}

/** One field per module that keeps state. Each module declares its own. */
export interface Slots {}

export interface State {
  /** State of modules; absent if the table's modules keep none. */
  slots?: Slots
  /** One per seat; in a solo game followed by the Enemy. */
  players: Player[]
  /** Null unless it is a solo game. */
  enemy: Enemy | null
  phase: 'setup' | 'round' | 'collection' | 'over'
  round: number
  /** The seat with the first player token. */
  first: number
  /** How many times play has gone around the table this round, counting from 1. */
  pass: number
  turn: TurnState
  /** Null: nothing moves. */
  move: Move | null
  /** The resources on the Tax track's slots for 4, 3 and 2. */
  tax: Resource[]
  /** The Continent that is closed; null: none. */
  closed: number | null
  /** The floating Continent, if the map has one and nobody started there. */
  unused?: number
  /** The Continent whose Land Regions are Shallow Water. Absent: none. */
  sunken?: number
  /** In teams, by Land Region: the seat that came there first, of those still there; −1: nobody is there. */
  came: number[]
  /** By Land Region: the seats that came later, in order of arrival. Absent in teams of two and without teams. */
  later?: number[][]
  /** The number of face-down tokens in each place. */
  down: number[]
  /** Face-up tokens: `shown` are revealed but not resolved, `live` are resolved and stay. */
  shown: Token[]
  live: Token[]
  /** Tokens nobody has seen yet, on the map or in the box. */
  landPool: string[]
  seaPool: string[]
  /** Tokens that were removed from the game. */
  gone: string[]
  /** Face-down Spell cards: the deck and the discards. */
  deck: string[]
  discards: string[]
  /** Spells that were cast and are not yet settled. The last one is settled first. */
  casting: Casting[]
  marks: Mark[]
  /** Tokens that effects added to those of the box. */
  made: string[]
  end: Ending | null
  /** Pieces of nobody in each Land Region, and those in the stock. Absent: none wander at this table. */
  wandering?: { at: number[]; stock: number }
  /** The cards of Units for hire on the table. Absent: none. */
  forHire?: readonly Hired[]
  /** The seats that have started a Battle this round. Absent: none. */
  started?: readonly number[] | undefined
  /** The current Battle; null: none. There is only one at a time. */
  battle: Battle | null
}

export const freshTurn = (seat: number): TurnState => ({ seat, slot: '', met: [] })
