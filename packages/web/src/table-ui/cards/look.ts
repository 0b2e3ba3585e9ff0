// A card as the hall draws it. A game makes it from the card's data, in plain English.
import type { TokenLook } from '../token.tsx'
import type { Coat } from './coat.ts'
import type { Provenance } from './provenance.tsx'

export interface CardLook {
  readonly id: string
  /** Its name as a thing on the table: options about the card point at it. */
  readonly at: string
  readonly name: string
  /** Its short name. */
  readonly called: string
  /** The sort of card, and the sign of its deck: a path on the grid of the icon set. */
  readonly sort: string
  readonly sign: string
  readonly colour: string
  readonly coat: Coat
  /** A number shown with the sort, as text, and what the number is for. */
  readonly note: Note | null
  /** Its worth, shown in the upper corner. */
  readonly right: Corner | null
  /** The tokens that it gives. */
  readonly tokens: readonly TokenLook[]
  /** Its effect, in paragraphs. */
  readonly text: readonly string[]
  /** A line of story without effect on play, fetched when a portrait of the card is first shown. */
  readonly blurb?: () => Promise<string>
  /** Where each of its numbers comes from, by the name of the number. */
  readonly provenance: Readonly<Record<string, Provenance>>
}

interface Note {
  readonly text: string
  readonly title: string
}

export interface Corner extends Note {
  /** A loss, not a gain. */
  readonly loss?: boolean
}
