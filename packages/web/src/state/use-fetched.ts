// Fetches a part when it is first needed.
import { useEffect, useState } from 'react'

interface Fetched<T> {
  readonly by: () => Promise<T>
  readonly part: T
}

/** Null while it is being fetched, or if there is nothing to fetch. */
export function useFetched<T>(fetch: (() => Promise<T>) | undefined): T | null {
  const [found, setFound] = useState<Fetched<T> | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async (by: () => Promise<T>) => {
      const part = await by()
      if (wanted) setFound({ by, part })
    }
    if (fetch !== undefined) void load(fetch)
    return () => {
      wanted = false
    }
  }, [fetch])
  // Ignore a result that was fetched for another game.
  return found !== null && found.by === fetch ? found.part : null
}
