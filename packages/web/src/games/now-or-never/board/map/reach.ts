// What walking costs from where the hero stands, while one may set out or is on the way.
import type { Update, WireAsk } from '@lorehall/host'
import { type Reach, reachOf, type Way, waysOn } from '@lorehall/now-or-never/face'
import { factsOf } from '../../facts.ts'
import { viewOf } from '../../view.ts'

/** With the arrow that would be covered for it, where none is yet. */
export type Walk = Way & Partial<Pick<Reach, 'arrow'>>

export type Walks = readonly (Walk | null)[]

const NONE: Walks = []

const offersArrows = ({ options }: WireAsk) => options.some(({ kind }) => kind === 'arrow')

/** By space; empty where nobody walks. In a turn without an arrow or a heart left no way leads anywhere. */
export function walksOf(update: Update): Walks {
  const { ask } = update
  if (ask === null || ask.aside) return NONE
  if (ask.kind === 'path' && viewOf(update).turn.hero !== null) return waysOn(factsOf(update), ask.seat)
  return ask.kind === 'turn' || offersArrows(ask) ? reachOf(factsOf(update), ask.seat) : NONE
}
