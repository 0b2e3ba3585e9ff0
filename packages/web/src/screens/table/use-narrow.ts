// A phone, or a window as narrow as one.
import { useSyncExternalStore } from 'react'

const QUERY = '(width < 760px)'

function subscribe(changed: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
}
