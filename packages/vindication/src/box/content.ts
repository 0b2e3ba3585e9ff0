// What lies in a box: the base game's, or a module's. Data only, no rules: a page draws from it, too.
import type { ModuleContent } from '@lorehall/grammar'
import type { Against } from '@lorehall/kernel'
import type { Card, CardApart } from '../cards/card.ts'
import type { Region } from '../regions/region.ts'
import type { CardNumbers, Numbered } from '../values/provenance.ts'

/** The name of a card or region, and what it says, in our own words. */
export interface CardText {
  readonly name: string
  /** The profession of a companion; it has no function in play. */
  readonly title?: string
  readonly text: string
  /** Somebody's name, which takes no article. */
  readonly proper?: boolean
}

export type Texts = Readonly<Record<string, CardText>>

/** What cards and regions say in place of their text, by the term or the reading that it goes with. */
export type Otherwise = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Its settings are other readings of its rules. (V-EDITION-13) */
export interface Content extends ModuleContent {
  /** Cards for the six board decks. */
  readonly cards: readonly Card[]
  /** Cards of decks that are no board deck's. */
  readonly apart?: readonly CardApart[]
  readonly regions: readonly Region[]
  /** Hexes it covers before any tile is drawn: as many tiles fewer lie in the bag. */
  readonly covers?: number
  /** The region of its own that lies in the bag for each tile of other expansions; those lie open aside. */
  readonly standsIn?: string
  /** The rule against playing it beside so many region tiles of other expansions. */
  beside?(tiles: number): Against | null
  /** The numbers on its cards. */
  readonly numbers: Readonly<Record<string, CardNumbers>>
  /** Other numbers its rules read, by name. */
  readonly amounts: Readonly<Record<string, Numbered<number>>>
  readonly text: { readonly cards: Texts; readonly regions: Texts; readonly otherwise?: Otherwise }
}
