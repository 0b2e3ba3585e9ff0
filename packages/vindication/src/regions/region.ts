// What a region is made of. A region is data like a card: how many tiles there are, what a visit costs
// and does. Its words are in text/, its drawing in the client.
import type { Augment, RuleName, Verb } from '../cards/card.ts'
import type { Attribute, Deck } from '../state.ts'

export interface Price {
  readonly attribute: Attribute
  readonly n: number
  /** The rule of an active companion that sets another price. (V-VISIT-7) */
  readonly rule?: RuleName
  /** That rule is for a card of this deck: it does nothing while none is left. */
  readonly forCard?: Deck
}

/** Steps that are a region's own. Those of modules bear the module's name before a slash. */
export type RegionStep =
  | 'academy'
  | 'inn'
  | 'towerPrice'
  | 'mounts'
  | 'monastery'
  | 'shrine'
  | `${string}/${string}`

/** The regions of the base game, which its cards speak of. */
export type CoreRegion =
  | 'academy'
  | 'tomb'
  | 'tower'
  | 'maw'
  | 'command-post'
  | 'fort'
  | 'spire'
  | 'library'
  | 'monastery'
  | 'shrine'
  | 'inn'

export interface Region {
  readonly id: string
  /** Tiles in the bag. */
  readonly copies: number
  /** Any one of these is the least price of a visit; none: it is free. */
  readonly prices: readonly Price[]
  /** Somebody has to come along. (V-REGION-4) */
  readonly needsCompanion: boolean
  /** Rules of active companions under which no price is due, if their augment can be made. (V-VISIT-8) */
  readonly waivers: readonly { readonly rule: RuleName; readonly augment: Augment }[]
  /** What the one price brings, or the step that asks and takes the price itself. */
  readonly visit: { readonly brings: readonly Verb[] } | { readonly step: RegionStep }
  /** Honor for taking control, for each visit of another player, and at the end. (V-CONTROL-3) */
  readonly control: number
  /** The hex on which it lies from the beginning; 0: it comes out of the bag. */
  readonly lies: number
  /** It only lies there: nobody visits or holds it, and nothing is put on it. */
  readonly inert: boolean
  /** A card is what its price is for. (V-VISIT-7) */
  readonly sells: boolean
  /** The rule about it. */
  readonly rule: string
  /** What a visit brings, about, in honor: how much a program is drawn there. */
  readonly promise: number
}

type Told = 'copies' | 'visit' | 'rule' | 'promise'

/** What every region pays its owner, unless it says otherwise. */
const CONTROL = 2

/** A region by its id: free to visit and good to hold, unless it says otherwise. */
export function region<I extends string>(
  id: I,
  terms: Pick<Region, Told> & Partial<Omit<Region, Told | 'id'>>,
): Region & { readonly id: I } {
  const { copies, prices = [], needsCompanion = false, waivers = [], visit, control = CONTROL } = terms
  const { lies = 0, inert = false, sells = false } = terms
  // All of one shape, whatever they say: they are looked at in every turn.
  return {
    id,
    copies,
    prices,
    needsCompanion,
    waivers,
    visit,
    control,
    lies,
    inert,
    sells,
    rule: terms.rule,
    promise: terms.promise,
  }
}
