// The unfinished games on this device and online, kept current while the home page is open.
import { useEffect } from 'react'
import { met } from '../../online/met.ts'
import { useGoing } from '../../state/going.ts'
import { useKept } from './kept.ts'
import { inOrder, type UnderWay } from './under-way.ts'

/** Follows my online tables if this device has been online before. The code for it loads after the first render. */
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

/** Null until the tables are known. */
export function useUnderWay(): readonly UnderWay[] | null {
  useFollowed()
  const here = useKept(({ tables }) => tables)
  const { tables: online, unreached } = useGoing()
  if (here === null) return null
  const known = inOrder(here, online ?? [])
  return known.length > 0 || online !== null || unreached || !met() ? known : null
}
