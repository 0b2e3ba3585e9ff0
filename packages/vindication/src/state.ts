// Every field of a game of Vindication, with one line on what it is. Plain data, few objects:
// a position is copied for every look ahead.
import type { Loaded } from './loaded.ts'

export { at } from '@lorehall/grammar'

export const ATTRIBUTES = ['inspiration', 'knowledge', 'strength', 'courage', 'wisdom', 'vision'] as const
export type AttributeName = (typeof ATTRIBUTES)[number]

/** Attributes by number: the first three are common, the last three heroic. */
export type Attribute = 0 | 1 | 2 | 3 | 4 | 5
export const INSPIRATION = 0
export const KNOWLEDGE = 1
export const STRENGTH = 2
export const COURAGE = 3
export const WISDOM = 4
export const VISION = 5
export const COMMON = [INSPIRATION, KNOWLEDGE, STRENGTH] as const
export const HEROIC = [COURAGE, WISDOM, VISION] as const
export const EVERY_ATTRIBUTE = [0, 1, 2, 3, 4, 5] as const

/** The attribute of that number, as options carry it. */
export function attributeOf(n: number): Attribute {
  const found = EVERY_ATTRIBUTE[n]
  if (found === undefined) throw new RangeError(`no attribute ${n}`)
  return found
}

/** A count for each attribute. */
export type Six = [number, number, number, number, number, number]

/** The six board decks, in the order of the attributes whose colour they have. */
export const DECKS = ['yellow', 'blue', 'red', 'monsters', 'traits', 'relics'] as const
export type DeckName = (typeof DECKS)[number]
export type Deck = Attribute
export const MONSTERS = 3
export const TRAITS = 4
export const RELICS = 5

/** Where honor came from, for the standings. The last four are counted at the end. Modules add their own. */
export const SOURCES = [
  'start',
  'companions',
  'traits',
  'relics',
  'monsters',
  'control',
  'rent',
  'mounts',
  'vindicating',
  'abilities',
  'mastery',
  'bonuses',
  'quests',
  'regions',
] as const
/** What only some editions know: it stands in nobody's score before it happens. */
type RareSource = 'tokens'
export type Source = (typeof SOURCES)[number] | RareSource

/** Face-down cards have no order: one is chosen by chance when it is first looked at. */
export interface DeckState {
  /** The cards that lie face down, without the one whose place at the top is known. */
  down: string[]
  /** The top card, once someone has looked at it; empty while nobody has. */
  top: string
  /** Who has looked at the top card. */
  seenBy: number[]
  /** Face up; the last lies on top and alone can be taken. */
  open: string[]
}

export interface Player {
  honor: number
  potential: number
  influence: number
  conviction: number
  /** Blocks on the six attribute spheres. */
  spheres: Six
  /** Where the figure stands: 1 to 12 on the coast, 13 to 36 inland. */
  space: number
  /** The mount tile, 2 to 5. */
  mount: number
  /** Blocks lying on the speed tile. */
  speedBlocks: number
  vindicated: boolean
  /** Companions in the order they joined. */
  party: Loaded[]
  traits: string[]
  /** Relics in the order they came, with their charges. */
  relics: Loaded[]
  monsters: string[]
  /** Proficiency tiles held, by attribute. */
  tiles: Six
  /** Trigger tokens taken from the honor track. */
  tokens: number
  /** Secret quests: kept, dealt and not yet chosen from, given back. */
  quests: string[]
  dealt: string[]
  returned: string[]
  /** What was ever achieved, whatever was lost since. */
  defeated: number
  attained: number
  acquired: number
  learned: number
  /** Honor by where it came from; adds up to `honor`. */
  sources: Record<string, number>
  /** The ledger of the present turn, whoever's turn it is: steps, sources of honor, regions
   * taken, and what can be done once and was. */
  steps: number
  paid: string[]
  taken: number
  used: string[]
}

/** How far the Move action is; spent: every step was made, so nothing lengthens it any more. */
export type MoveState = 'open' | 'walking' | 'ended' | 'spent'

/** A rule until the end of the turn, one more visit in it, or a turn that follows it at once. */
export interface Grant {
  what: string
  /** The number that goes with it: a price, how many. */
  n: number
  /** The card it came by: if that leaves, this ends. (V-COMPANION-9) */
  from: string
}

/** A trait, and the companion it was borrowed by. It looks at nothing that was before. (V-TRAIT-13) */
export interface Borrowed {
  card: string
  from: string
  /** Steps of the Move made by then, and sources of honor since. */
  steps: number
  paid: string[]
}

/** The turn that is being played. */
export interface TurnState {
  seat: number
  /** Where the figure stood when the turn began. */
  began: number
  /** Nothing has been done yet. */
  untouched: boolean
  /** The Activate action is spent. */
  activated: boolean
  /** Companions active this turn, and those whose one-shot ability is spent. */
  active: string[]
  spent: string[]
  move: MoveState
  /** Steps of the Move action so far. */
  walked: number
  /** Steps added by a struggle out of entrapment. */
  struggle: number
  /** Spaces entered since hexes were last turned up. */
  trail: number[]
  /** The visit-or-rest action is spent. */
  visitSpent: boolean
  visited: number[]
  /** The region whose visit still allows control; 0: none. */
  mayControl: number
  /** Regions given up this turn; they cannot be taken again in it. */
  gaveUp: number[]
  /** What abilities of cards granted and nothing has used up yet. */
  grants: Grant[]
  /** Traits of others, borrowed until the end of the turn. */
  borrowed: Borrowed[]
  /** Nothing more can be done in it. */
  over: boolean
}

/** Cards an empowered draw is choosing from: known to the seat that pays for it. */
export interface Look {
  seat: number
  deck: Deck
  cards: string[]
}

export interface State {
  players: Player[]
  /** The kind of region on each hex, 1 to 19; empty while hidden. Index 0 is unused. */
  regions: string[]
  /** Who controls each hex; −1: nobody. */
  owners: number[]
  /** Tiles in the bag: how many of each region are left, in the order of the table's box. */
  bag: number[]
  decks: DeckState[]
  /** Proficiency tiles left on the board. */
  tiles: Six
  /** Quests that lie in the stack. */
  questStack: string[]
  /** Trigger tokens still on the honor track, by their space. */
  tokens: number[]
  /** Active end triggers, and those in the stack. */
  triggers: string[]
  triggerStack: string[]
  round: number
  first: number
  turn: TurnState
  /** The last rolls: the attribute on the white die, the face of the black die. */
  white: Attribute
  black: number
  look: Look | null
  /** What set the end in motion; empty while nothing has. */
  ending: string
  /** The round after which the game ends; 0 while it is open. */
  lastRound: number
  /** Final scoring is done. */
  scored: boolean
  /** What modules keep; null where none of the table's keeps anything. */
  slots: Slots | null
}

/** A field for each module that keeps something, declared by the module itself. */
export interface Slots {}
