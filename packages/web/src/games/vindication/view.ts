// The view of a game of Vindication, as the host sends it (see view.ts of the game).
import type { Update } from '@lorehall/host'
import type { DeckName, RegionKind } from '@lorehall/vindication/face'

export interface PlayerView {
  readonly seat: number
  readonly honor: number
  readonly potential: number
  readonly influence: number
  readonly conviction: number
  /** Blocks on the six spheres, in the order of ATTRIBUTES. */
  readonly spheres: readonly number[]
  readonly space: number
  readonly mount: number
  readonly speedBlocks: number
  readonly vindicated: boolean
  readonly party: readonly { readonly card: string; readonly blocks: number }[]
  readonly traits: readonly string[]
  readonly relics: readonly { readonly card: string; readonly charges: number }[]
  readonly monsters: readonly string[]
  readonly tiles: readonly number[]
  readonly tokens: number
  /** Ids for the owner and after scoring, otherwise how many. */
  readonly quests: readonly string[] | number
  readonly dealt: readonly string[] | number
  readonly returned: readonly string[] | number
}

export interface TurnView {
  readonly seat: number
  readonly began: number
  readonly activated: boolean
  readonly active: readonly string[]
  readonly spent: readonly string[]
  readonly move: 'open' | 'walking' | 'ended' | 'spent'
  readonly walked: number
  readonly visitSpent: boolean
  readonly extraVisits: number
  readonly visited: readonly number[]
  readonly mayControl: number
  readonly borrowed: readonly string[]
  readonly extraTurns: number
}

export interface DeckView {
  readonly deck: DeckName
  /** Face-down cards. */
  readonly down: number
  /** Face up; the last lies on top. */
  readonly open: readonly string[]
  readonly seenBy: readonly number[]
  readonly top: string | null
}

export interface GameView {
  readonly seat: number | null
  readonly round: number
  readonly first: number
  readonly turn: TurnView
  readonly players: readonly PlayerView[]
  /** Hexes 1 to 19. */
  readonly regions: readonly {
    readonly hex: number
    readonly kind: RegionKind | null
    readonly owner: number | null
  }[]
  readonly decks: readonly DeckView[]
  /** Proficiency tiles left, by attribute. */
  readonly tiles: readonly number[]
  /** Trigger tokens still on the honor track. */
  readonly tokens: readonly number[]
  readonly triggers: readonly { readonly id: string; readonly now: number; readonly goal: number }[]
  readonly triggersLeft: number
  readonly white: number
  readonly black: number
  readonly look: {
    readonly seat: number
    readonly deck: DeckName
    readonly cards: readonly string[] | number
  } | null
  readonly ending: string | null
  readonly lastRound: number
  readonly scored: boolean
}

/** The host sends the view of the game it names. */
export function viewOf(update: Update): GameView
export function viewOf({ view }: { readonly view: unknown }): unknown {
  return view
}
