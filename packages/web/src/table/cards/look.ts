// A card as the hall draws it. A game makes it from the card's data, in plain English.
import type { TokenLook } from '../token.tsx'
import type { Coat } from './coat.ts'
import type { Provenance } from './provenance.tsx'

export interface CardLook {
  readonly id: string
  /** The thing it is on the table: what options that mean it point at. */
  readonly at: string
  readonly name: string
  /** What one calls it in passing. */
  readonly called: string
  /** What sort of card it is, and the sign of its deck: a path on the grid of the icon set. */
  readonly sort: string
  readonly sign: string
  readonly colour: string
  readonly coat: Coat
  /** A number it has beside its sort, in words, and what it is for. */
  readonly note: Note | null
  /** What it is worth, in its upper corner. */
  readonly right: Corner | null
  /** What it gives. */
  readonly tokens: readonly TokenLook[]
  /** What it does, in paragraphs. */
  readonly text: readonly string[]
  /** A line of story, with no function in play: fetched when a portrait of it is first shown. */
  readonly blurb?: () => Promise<string>
  /** Where its numbers come from, by what they are. */
  readonly provenance: Readonly<Record<string, Provenance>>
}

interface Note {
  readonly text: string
  readonly title: string
}

export interface Corner extends Note {
  /** It is lost, not gained. */
  readonly loss?: boolean
}
