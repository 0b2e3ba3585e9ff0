// A Continent that floats above the sea: it is drawn over the sea, and the player can look at the sea below it.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'
import { viewOf } from '../../view.ts'
import { isAloft } from '../../world.ts'
import { regionIn } from './keys.ts'
import type { Ground, Layout } from './layout.ts'

/** Whether the player looks at the sea below. */
export const useSeaBelow = create<{ readonly shown: boolean }>(() => ({ shown: false }))

const asksAloft = ({ ask }: Update): boolean =>
  ask?.options.some(({ at }) => isAloft(regionIn(at) ?? -1)) === true

/** Whether it is drawn: somebody started there, and the player doesn't look below. A question about it brings it back. */
export function useAloft(update: Update): boolean {
  const below = useSeaBelow(({ shown }) => shown)
  return viewOf(update).unused === undefined && (!below || asksAloft(update))
}

/** The places that are drawn. */
export function usePlaces(update: Update, { places }: Layout): readonly Ground[] {
  return useAloft(update) ? places : places.filter(({ place }) => !isAloft(place))
}
