// Both kinds of games to go on with, kept right while the hall is looked at.
import { useEffect } from 'react'
import { met } from '../../online/met.ts'
import { useGoing } from '../../state/going.ts'
import { useKept } from './kept.ts'
import { inOrder, type UnderWay } from './under-way.ts'

/** Who has been online from here is followed there; the code for it comes when the hall stands. */
function useFollowed(): void {
  useEffect(() => {
    if (!met()) return undefined
    let here = true
    let stop: (() => void) | undefined
    const begin = async () => {
      const { followGoing } = await import('../../online/going.ts')
      if (here) stop = followGoing()
    }
    void begin()
    return () => {
      here = false
      stop?.()
    }
  }, [])
}

/** Null while it is not known what there is. */
export function useUnderWay(): readonly UnderWay[] | null {
  useFollowed()
  const here = useKept(({ tables }) => tables)
  const { tables: online, unreached } = useGoing()
  if (here === null) return null
  const known = inOrder(here, online ?? [])
  return known.length > 0 || online !== null || unreached || !met() ? known : null
}
