// What the table on screen is played with: its numbers, and what of its rules is not as those of 2018 have it.
import type { Json } from '@lorehall/kernel'
import { numbers } from '@lorehall/vindication/face'

/** As the game's own box has it, with the rules of 2018. */
const USUAL: readonly string[] = []

interface InPlay {
  readonly values: ReturnType<typeof numbers>
  /** As the view names it. */
  readonly otherwise: readonly string[]
}

let told: readonly [own: Json | null, otherwise: readonly string[]] = [null, USUAL]
let inPlay: InPlay = { values: numbers({}), otherwise: USUAL }

/** From now on all is shown as it is at this table; numbers of null are the game's own. Cheap where nothing changes. */
export function playWith(own: Json | null, otherwise = USUAL): void {
  if (own === told[0] && otherwise === told[1]) return
  const same = JSON.stringify([own, otherwise]) === JSON.stringify(told)
  told = [own, otherwise]
  if (!same) inPlay = { values: numbers(own ?? {}), otherwise }
}

/** Worked out once for what is in play, and anew when that is something else. */
export function whileInPlay<T>(make: (inPlay: InPlay) => T): () => T {
  let made: { readonly of: InPlay; readonly what: T } | null = null
  return () => {
    if (made?.of !== inPlay) made = { of: inPlay, what: make(inPlay) }
    return made.what
  }
}
