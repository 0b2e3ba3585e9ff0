// The cost of walking from the hero's space, while a hero action can begin or is under way.
import type { Update, WireAsk } from '@lorehall/host'
import { type Reach, reachOf, type Way, waysOn } from '@lorehall/now-or-never/client'
import { factsOf } from '../../facts.ts'
import { viewOf } from '../../view.ts'

/** With the arrow it would use, unless an arrow is already in use. */
export type Walk = Way & Partial<Pick<Reach, 'arrow'>>

export type Walks = readonly (Walk | null)[]

const NONE: Walks = []

const offersArrows = ({ options }: WireAsk) => options.some(({ kind }) => kind === 'arrow')

/**
 * Indexed by space; empty while the player can't walk. A space is null if no walk leads there, for example without an
 * arrow or a heart left.
 */
export function walksOf(update: Update): Walks {
  const { ask } = update
  if (ask === null || ask.aside) return NONE
  if (ask.kind === 'path' && viewOf(update).turn.hero !== null) return waysOn(factsOf(update), ask.seat)
  return ask.kind === 'turn' || offersArrows(ask) ? reachOf(factsOf(update), ask.seat) : NONE
}
