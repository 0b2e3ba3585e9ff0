// Every field of a game of Now or Never. Plain data in few objects, because every look ahead copies a position.
// Face-down piles have no order: a card is chosen at random when it is first looked at.
import type { Pile } from './cards/records.ts'
import type { Good } from './cards/vocabulary.ts'

export { at } from '@lorehall/grammar'

/** A count for each good: in a store, in a house, in a pile of villagers. */
export type Goods = Record<Good, number>

export const noGoods = (): Goods => ({ shell: 0, tool: 0, demon: 0, crystal: 0 })

/** Villagers by kind: by the good they produce, or kinds that modules add. */
export type People = Goods & { [kind: string]: number }

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
  /** The hero's space on the map, 0 to 39. */
  space: number
  /** Which of the three arrows are covered by a hero token. */
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
  housing: People[]
  /** Villagers below the town, not housed yet. */
  waiting: People
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
  /** Once-per-season uses that are spent. */
  used: string[]
  /** Takes no more turns this season. */
  passed: boolean
  /** The result of the final production; null before it. */
  final: Final | null
}

/** Counted when the game ends. */
export interface Final {
  /** Goods produced by villagers and buildings. */
  produced: Goods
  /** Coins of the last sale and of search tokens. */
  coins: number
}

/** A pile of quest cards and its discards. */
export interface QuestPile {
  down: string[]
  /** Face up, the last on top. */
  discard: string[]
}

/** The pile of orders: first the unknown ones, then those put back under it, in the order they will be drawn. */
export interface OrderPile {
  down: string[]
  under: { id: string; seenBy: number[] }[]
}

/** The progress of a hero action. */
export interface HeroAction {
  /** Where the move began. It can't be entered again in this move. */
  from: number
  /** Where the hero stood before something put it on `from`. That space can't be entered, either. */
  before?: number
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

/** A fight in progress. */
export interface Fight {
  /** The enemy, or the quest card that names the fight. */
  id: string
  health: number
  attack: number
  dealt: number
  /** The face rolled this round; 0 between rounds. */
  face: number
  /** Damage and defense added by options this round. */
  damage: number
  defence: number
  /** Options taken this round. */
  taken: string[]
}

/** The current turn. */
export interface TurnState {
  seat: number
  /** The action of the turn was taken. */
  acted: boolean
  /** The turn is over; nothing more can be done in it. */
  over: boolean
  /** Enemies that are entered and not fought cost no heart. */
  ignoring: boolean
  hero: HeroAction | null
  fight: Fight | null
  /** The seat's last own die, before its result is used; 0 if there is none. */
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

/** The bot of a solo game; it has no seat. */
export interface Bot {
  specialists: (Hired | null)[]
  /** Solo cards in the face-down deck, and those played this season. */
  deck: string[]
  played: string[]
  /** How often it has attacked this season. */
  attacks: number
  villagers: People
  /** Pieces it took out of the game. Its search tokens are unseen, so only their number is kept. */
  tokens: number
  kills: string[]
  orders: string[]
  quests: string[]
}

export interface State {
  players: Player[]
  /** 1 to 6. */
  season: number
  /** The owner of the first player token. */
  first: number
  turn: TurnState
  /** Turns begun so far: a seat may have several in a row. */
  turns: number
  /** The location on each space; empty: none. */
  locations: string[]
  /** Living enemies on each space. */
  enemies: number[]
  /** Whether each space has a search token. */
  searches: boolean[]
  /** Search tokens nobody has seen, including those that left the game at setup. */
  searchPool: string[]
  /** Search tokens that left the game when they were taken. */
  searchGone: string[]
  /** Villagers face up, and the supply. */
  villagerRow: string[]
  villagerSupply: People
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
  /** The bot; null with several players. */
  bot: Bot | null
  /** The phase: being set up, playing, producing, scored. */
  phase: Phase
  /** State of modules; absent if the table's modules have none. */
  slots?: Slots
}

/** One field per module with state, declared by the module itself. */
export interface Slots {}

export type Phase = 'setup' | 'season' | 'production' | 'final' | 'over'
