// How much room there is: a phone, or a window as small as one; and whether it lies on its side.
import { useSyncExternalStore } from 'react'

/** The style sheets of the table say the same. */
const NARROW = '(width < 760px), (width < 1000px) and (height < 560px)'
const TURNED = '(520px <= width < 1000px) and (height < 560px)'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

export const useNarrow = () => useMedia(NARROW)

/** Wide and low: what stands below the board elsewhere stands beside it. */
export const useTurned = () => useMedia(TURNED)

/** Wide enough for a sentence in the bar above the table. */
export const useRoomy = () => useMedia('(width >= 1100px)')
