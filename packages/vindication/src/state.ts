// Every field of a game of Vindication, each with a short description. Plain data with few objects, because bots copy
// positions when they look ahead.
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

/** The six board decks, in the order of the attributes of their colors. */
export const DECKS = ['yellow', 'blue', 'red', 'monsters', 'traits', 'relics'] as const
export type DeckName = (typeof DECKS)[number]
export type Deck = Attribute
export const MONSTERS = 3
export const TRAITS = 4
export const RELICS = 5

/** Sources of honor, for the standings. The last four are scored at the end. Modules add their own. */
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
/** Sources that only some editions have. They have no score line until something is scored. */
type RareSource = 'tokens'
export type Source = (typeof SOURCES)[number] | RareSource

/** Face-down cards have no order: one is chosen by chance when it is first looked at. */
export interface DeckState {
  /** The face-down cards, except a known top card. */
  down: string[]
  /** The top card, if someone has looked at it; otherwise empty. */
  top: string
  /** The seats that have looked at the top card. */
  seenBy: number[]
  /** Face-up cards. The last one is on top; only that one can be taken. */
  open: string[]
}

export interface Player {
  honor: number
  potential: number
  influence: number
  conviction: number
  /** Blocks on the six attribute spheres. */
  spheres: Six
  /** The space of the figure: 1 to 12 on the coast, 13 to 36 inland. */
  space: number
  /** The mount tile, 2 to 5. */
  mount: number
  /** Blocks on the mount tile. */
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
  /** Everything ever achieved, even if lost since. */
  defeated: number
  attained: number
  acquired: number
  learned: number
  /** Honor by source; adds up to `honor`. */
  sources: Record<string, number>
  /** The ledger of the current turn, of whichever player: steps, sources of honor, regions taken, and once-per-turn
   * things already done. */
  steps: number
  paid: string[]
  taken: number
  used: string[]
}

/** The state of the Move action. `spent`: all steps were made, so it can't be made longer. */
export type MoveState = 'open' | 'walking' | 'ended' | 'spent'

/** A rule until the end of the turn, an extra visit in it, or an extra turn after it. */
export interface Grant {
  what: string
  /** The number that goes with it: a price, how many. */
  n: number
  /** The card that granted it. If that card leaves, the grant ends. (V-COMPANION-9) */
  from: string
}

/** A borrowed trait and the companion that borrowed it. It ignores what happened before. (V-TRAIT-13) */
export interface Borrowed {
  card: string
  from: string
  /** Steps made before it was borrowed, and sources of honor since. */
  steps: number
  paid: string[]
}

/** The current turn. */
export interface TurnState {
  seat: number
  /** The space of the figure when the turn began. */
  began: number
  /** Nothing has been done yet. */
  untouched: boolean
  /** The Activate action is spent. */
  activated: boolean
  /** Companions active this turn, and those whose ability has been used. */
  active: string[]
  spent: string[]
  move: MoveState
  /** Steps of the Move action so far. */
  walked: number
  /** Steps added by a struggle out of entrapment. */
  struggle: number
  /** Spaces entered since hexes were last discovered. */
  trail: number[]
  /** The visit-or-rest action is spent. */
  visitSpent: boolean
  visited: number[]
  /** The region whose visit still allows control; 0: none. */
  mayControl: number
  /** Regions given up this turn. They can't be taken again this turn. */
  gaveUp: number[]
  /** Grants of cards that have not been used up. */
  grants: Grant[]
  /** Traits of others, borrowed until the end of the turn. */
  borrowed: Borrowed[]
  /** Nothing more can be done in it. */
  over: boolean
}

/** The cards of an empowered draw, known only to the seat that pays for it. */
export interface Look {
  seat: number
  deck: Deck
  cards: string[]
}

export interface State {
  players: Player[]
  /** The kind of region on each hex, 1 to 19; empty while hidden. Index 0 is unused. */
  regions: string[]
  /** The seat that controls each hex; −1: nobody. */
  owners: number[]
  /** Tiles in the bag: how many of each region are left, in the order of the table's box. */
  bag: number[]
  decks: DeckState[]
  /** Proficiency tiles left on the board. */
  tiles: Six
  /** Quests in the stack. */
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
  /** The trigger of the end; empty until then. */
  ending: string
  /** The round after which the game ends; 0 while it is open. */
  lastRound: number
  /** Final scoring is done. */
  scored: boolean
  /** The modules' state; null if no module at this table has any. */
  slots: Slots | null
}

/** A field per module with state, declared by the module itself. */
export interface Slots {}
