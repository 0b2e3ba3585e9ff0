// What the table on screen is played with: its numbers, its boxes and its terms.
import { EVERYTHING, type Values } from '@lorehall/vindication/face'

let inPlay: Values = EVERYTHING

/** From now on all is shown as it is at a table that is played with these. */
export function playWith(values: Values): void {
  inPlay = values
}

/** Worked out once for what is in play, and anew when that is something else. */
export function whileInPlay<T>(make: (inPlay: Values) => T): () => T {
  let made: { readonly of: Values; readonly what: T } | null = null
  return () => {
    if (made?.of !== inPlay) made = { of: inPlay, what: make(inPlay) }
    return made.what
  }
}
