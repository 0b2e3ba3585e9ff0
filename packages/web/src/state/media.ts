// What the browser says of its window and its device, asked once and then whenever it changes.
import { useSyncExternalStore } from 'react'

/** A hook that tells whether this holds. */
export function media(query: string): () => boolean {
  const list = matchMedia(query)
  const listen = (changed: () => void) => {
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  const now = () => list.matches
  return () => useSyncExternalStore(listen, now)
}
