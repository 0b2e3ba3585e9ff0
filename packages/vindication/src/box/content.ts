// What lies in a box: the base game's, or a module's. Data only, no rules: a page draws from it, too.
import type { OptionsSchema } from '@lorehall/kernel'
import type { Card } from '../cards/card.ts'
import type { Region } from '../regions/region.ts'
import type { CardNumbers, Numbered } from '../values/provenance.ts'

/** The name of a card or region, and what it says, in our own words. */
export interface CardText {
  readonly name: string
  /** The profession of a companion; it has no function in play. */
  readonly title?: string
  readonly text: string
}

type OptionField = OptionsSchema['properties'][string]
type Texts = Readonly<Record<string, CardText>>

export interface Content {
  readonly id: string
  /** The field of the lobby form that brings it; the base comes always. */
  readonly field: Extract<OptionField, { readonly type: 'boolean' }> | null
  /** Cards for the six board decks. */
  readonly cards: readonly Card[]
  /** Cards of decks that are no board deck's. */
  readonly apart?: readonly { readonly id: string; readonly deck: string }[]
  readonly regions: readonly Region[]
  /** The numbers on its cards. */
  readonly numbers: Readonly<Record<string, CardNumbers>>
  /** Other numbers its rules read, by name. */
  readonly amounts: Readonly<Record<string, Numbered<number>>>
  /** What is drawn on its cards, as an icon set names it. */
  readonly emblems: Readonly<Record<string, string>>
  readonly text: { readonly cards: Texts; readonly regions: Texts }
}
