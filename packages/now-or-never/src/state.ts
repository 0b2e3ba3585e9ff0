// Every field of a game of Now or Never, with one line on what it is. Plain data, few objects: a position
// is copied for every look ahead. Face-down piles have no order: a card is chosen by chance when it is
// first looked at.
import type { Pile } from './cards/records.ts'
import type { Good } from './cards/vocabulary.ts'

export { at } from '@lorehall/grammar'

/** A count for each good: in a store, in a house, in a pile of villagers. */
export type Goods = Record<Good, number>

export const noGoods = (): Goods => ({ shell: 0, tool: 0, demon: 0, crystal: 0 })

/** A specialist on a hero board; up: not yet used this season. */
export interface Hired {
  id: string
  up: boolean
}

export interface Player {
  /** The hero; empty until one is picked. */
  hero: string
  coins: number
  goods: Goods
  books: number
  xp: number
  hearts: number
  mana: number
  /** The space of the map the hero stands on, 0 to 39. */
  space: number
  /** Which of the three arrows are covered by their tokens. */
  covered: boolean[]
  /** The four specialist slots from the left; null: empty. */
  specialists: (Hired | null)[]
  /** The token on each of the four faces; empty: the basic ability shows. */
  red: string[]
  /** The tokens in the four blue slots; empty: free. */
  blue: string[]
  /** Ability tokens below the board, not yet bought. */
  toLearn: string[]
  /** Unbuilt tiles, 4 rows of 5; empty: gone. */
  grid: string[]
  /** Buildings, 4 rows of 4 from the top; empty: none yet. */
  town: string[]
  /** Villagers housed in each row from the top. */
  housing: Goods[]
  /** Villagers below the town, without a house. */
  waiting: Goods
  /** Quest cards in hand. */
  hand: string[]
  /** Quest cards being chosen from. */
  drawn: string[]
  /** Completed quest cards, in the order they were tucked. */
  done: string[]
  /** Orders not yet completed, and completed. */
  orders: string[]
  ordersDone: string[]
  /** Orders being chosen from. */
  looked: string[]
  /** Search tokens kept for their income. */
  tokens: string[]
  /** Enemy tokens defeated. */
  kills: string[]
  /** Once-a-season uses that are spent. */
  used: string[]
  /** Takes no more turns this season. */
  passed: boolean
  /** What the final production brought; null before it. */
  final: Final | null
}

/** Counted when the game ends. */
export interface Final {
  /** Goods produced by villagers and buildings. */
  produced: Goods
  /** Coins of the last sale and of search tokens. */
  coins: number
}

/** A pile of quest cards and what was put away from it. */
export interface QuestPile {
  down: string[]
  /** Face up, the last on top. */
  discard: string[]
}

/** The pile of orders: those nobody knows, then those put back under it, the first drawn first. */
export interface OrderPile {
  down: string[]
  under: { id: string; seenBy: number[] }[]
}

/** How far a hero action is. */
export interface HeroAction {
  /** Where the move began; it cannot be entered again. */
  from: number
  /** Steps that cost no heart. */
  left: number
  steps: number
  /** An enemy was entered here and not fought. */
  owes: boolean
  stopped: boolean
  questPlayed: boolean
  /** The quest card that is being played and not yet tucked; empty: none. */
  playing: string
  /** The location that was visited; empty: none. */
  visited: string
}

/** A running fight. */
export interface Fight {
  /** The enemy, or the quest card that names the fight. */
  id: string
  health: number
  attack: number
  dealt: number
  /** The face of the present round; 0 between rounds. */
  face: number
  /** What options have added this round. */
  damage: number
  defence: number
  /** Options taken this round. */
  taken: string[]
}

/** The turn that is being played. */
export interface TurnState {
  seat: number
  /** Its one action is taken. */
  acted: boolean
  /** Nothing more can be done in it. */
  over: boolean
  /** Enemies that are entered and not fought cost no heart. */
  ignoring: boolean
  hero: HeroAction | null
  fight: Fight | null
  /** The last die of the seat's own, before its result is used; 0: none. */
  die: number
}

export const freshTurn = (seat: number): TurnState => ({
  seat,
  acted: false,
  over: false,
  ignoring: false,
  hero: null,
  fight: null,
  die: 0,
})

/** Who plays without a seat, alone. */
export interface Bot {
  specialists: (Hired | null)[]
  /** Solo cards that lie face down, and those done this season. */
  deck: string[]
  played: string[]
  /** How often it has attacked this season. */
  attacks: number
  villagers: Goods
  /** Pieces it took out of the game: search tokens unseen, as many as this. */
  tokens: number
  kills: string[]
  orders: string[]
  quests: string[]
}

export interface State {
  players: Player[]
  /** 1 to 6. */
  season: number
  /** Who has the first player token. */
  first: number
  turn: TurnState
  /** Turns begun so far: a seat may have several in a row. */
  turns: number
  /** The location on each space; empty: none. */
  locations: string[]
  /** Living enemies on each space. */
  enemies: number[]
  /** Whether a search token lies on each space. */
  searches: boolean[]
  /** Search tokens nobody has seen, those outside the game among them. */
  searchPool: string[]
  /** Search tokens that left the game when they were taken. */
  searchGone: string[]
  /** Villagers face up, and the supply. */
  villagerRow: Good[]
  villagerSupply: Goods
  /** Gear face up; empty: a gap. */
  gearRow: { red: string[]; blue: string[] }
  gearPile: { red: string[]; blue: string[] }
  /** Tokens and specialists that left the game. */
  box: string[]
  /** Specialists face up from the left, and the pile. */
  specialistRow: string[]
  specialistPile: string[]
  quests: Record<Pile, QuestPile>
  orders: OrderPile
  /** Who plays without a seat; null with several players. */
  bot: Bot | null
  /** The phase: being set up, playing, producing, scored. */
  phase: Phase
  /** What modules keep; absent where those of the table keep nothing. */
  slots?: Slots
}

/** A field for each module that keeps something, declared by the module itself. */
export interface Slots {}

export type Phase = 'setup' | 'season' | 'production' | 'final' | 'over'
