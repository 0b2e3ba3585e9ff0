// What the table on screen is played with: its numbers, its boxes and its terms, and what its modules bring to the page.
import { EVERYTHING, type Values } from '@lorehall/vindication/face'
import { bring, type Brought } from './module-parts.ts'

/** What a table without modules has of them. */
export const NO_MODULES = bring([])

interface InPlay {
  readonly values: Values
  readonly modules: Brought
}

let inPlay: InPlay = { values: EVERYTHING, modules: NO_MODULES }

/** From now on all is shown as it is at a table that is played with these. */
export function playWith(values: Values, modules: Brought): void {
  if (inPlay.values !== values || inPlay.modules !== modules) inPlay = { values, modules }
}

export const modulesInPlay = (): Brought => inPlay.modules

/** Worked out once for what is in play, and anew when that is something else. */
export function whileInPlay<T>(make: (values: Values, modules: Brought) => T): () => T {
  let made: { readonly of: InPlay; readonly what: T } | null = null
  return () => {
    if (made?.of !== inPlay) made = { of: inPlay, what: make(inPlay.values, inPlay.modules) }
    return made.what
  }
}
