// The parts of a region. A region is data like a card: how many tiles there are, and what a visit costs and does. Its
// texts are in text/, its drawing is in the client.
import type { Augment, RuleName, Verb } from '../cards/card.ts'
import type { Attribute, Deck } from '../state.ts'

export interface Price {
  readonly attribute: Attribute
  readonly n: number
  /** The rule of an active companion that sets another price. (V-VISIT-7) */
  readonly rule?: RuleName
  /** The rule is for a card of this deck, so it does nothing if the deck is empty. */
  readonly forCard?: Deck
}

/** The steps of regions. Those of modules start with the module's name and a slash. */
export type RegionStep =
  | 'academy'
  | 'inn'
  | 'towerPrice'
  | 'mounts'
  | 'monastery'
  | 'shrine'
  | `${string}/${string}`

/** The regions of the base game, which cards refer to. */
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
  /** The lowest prices of a visit, of which the player pays one; none: it is free. */
  readonly prices: readonly Price[]
  /** The visitor needs a companion. (V-REGION-4) */
  readonly needsCompanion: boolean
  /** Rules of active companions that make the visit free if their augment is possible. (V-VISIT-8) */
  readonly waivers: readonly { readonly rule: RuleName; readonly augment: Augment }[]
  /** The effect after the only price is paid, or the step that asks and takes the price itself. */
  readonly visit: { readonly brings: readonly Verb[] } | { readonly step: RegionStep }
  /** Honor for taking control, for each visit by another player, and at the end. (V-CONTROL-3) */
  readonly control: number
  /** The hex it covers from the start; 0: it is drawn from the bag. */
  readonly lies: number
  /** Nobody can visit or control it, and nothing can be put on it. */
  readonly inert: boolean
  /** Its price buys a card. (V-VISIT-7) */
  readonly sells: boolean
  /** The rule about it. */
  readonly rule: string
  /** Roughly what a visit is worth in honor, for bots. */
  readonly promise: number
}

type Told = 'copies' | 'visit' | 'rule' | 'promise'

/** The honor of every region, unless it says otherwise. */
const CONTROL = 2

/** A region that is free to visit and can be controlled, unless `terms` says otherwise. */
export function region<I extends string>(
  id: I,
  terms: Pick<Region, Told> & Partial<Omit<Region, Told | 'id'>>,
): Region & { readonly id: I } {
  const { copies, prices = [], needsCompanion = false, waivers = [], visit, control = CONTROL } = terms
  const { lies = 0, inert = false, sells = false } = terms
  // Every region has all fields, so that all objects have one shape. They are read in every turn.
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
