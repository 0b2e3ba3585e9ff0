// The content of a box: the base game's, or a module's. It is data without rules, so a page can draw from it, too.
import type { ModuleContent } from '@lorehall/grammar'
import type { Against } from '@lorehall/kernel'
import type { Card, CardApart } from '../cards/card.ts'
import type { Region } from '../regions/region.ts'
import type { SetName } from '../sets.ts'
import type { CardNumbers, Numbered } from '../values/provenance.ts'

/** The name of a card or region, and what it says, in our own words. */
export interface CardText {
  readonly name: string
  /** The profession of a companion. It has no effect. */
  readonly title?: string
  readonly text: string
  /** A region's name is a person's, so it takes no article. */
  readonly proper?: boolean
  /** A card's name takes an article inside a sentence: "the Portal Stone". */
  readonly article?: boolean
}

export type Texts = Readonly<Record<string, CardText>>

/** Texts that replace those of cards and regions, by the term or variant they belong to. */
export type Otherwise = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A module's content. Its settings are variants of its rules. (V-EDITION-13) */
export interface Content extends ModuleContent {
  /** The recommended sets it belongs to. */
  readonly inSets?: readonly SetName[]
  /** Cards for the six board decks. */
  readonly cards: readonly Card[]
  /** Cards of the module's own decks. */
  readonly apart?: readonly CardApart[]
  readonly regions: readonly Region[]
  /** Hexes it covers from the start. The bag has as many tiles fewer. */
  readonly covers?: number
  /** Its region that goes into the bag for each tile of other expansions; those tiles are beside the board. */
  readonly standsIn?: string
  /** The rule against playing it with so many region tiles of other expansions. */
  beside?(tiles: number): Against | null
  /** The numbers on its cards. */
  readonly numbers: Readonly<Record<string, CardNumbers>>
  /** Other numbers its rules read, by name. */
  readonly amounts: Readonly<Record<string, Numbered<number>>>
  readonly text: { readonly cards: Texts; readonly regions: Texts; readonly otherwise?: Otherwise }
}
