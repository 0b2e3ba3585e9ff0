// What walking costs from where the hero stands, while one may set out or is on the way.
import type { Update } from '@lorehall/host'
import { type Reach, reachOf, type Way, waysOn } from '@lorehall/now-or-never/face'
import { factsOf } from '../../facts.ts'
import { viewOf } from '../../view.ts'

/** With the arrow that would be covered for it, where none is yet. */
export type Walk = Way & Partial<Pick<Reach, 'arrow'>>

export type Walks = readonly (Walk | null)[]

const NONE: Walks = []

const offers = ({ ask }: Update, kind: string) => ask?.options.some((option) => option.kind === kind) === true

/** By space; empty where nobody walks. */
export function walksOf(update: Update): Walks {
  const { ask } = update
  if (ask === null || ask.aside) return NONE
  if (ask.kind === 'path' && viewOf(update).turn.hero !== null) return waysOn(factsOf(update), ask.seat)
  return offers(update, 'go') || offers(update, 'arrow') ? reachOf(factsOf(update), ask.seat) : NONE
}
