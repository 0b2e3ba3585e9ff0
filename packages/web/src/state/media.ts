// What the browser says of its window and its device, asked once and then whenever it changes.
import { useSyncExternalStore } from 'react'

/** A hook that tells whether this holds. */
export function media(query: string): () => boolean {
  // Asked when it is first used: what only reads a game's parts, as tests do, has no window.
  let list: MediaQueryList | undefined
  const known = () => (list ??= matchMedia(query))
  const listen = (changed: () => void) => {
    known().addEventListener('change', changed)
    return () => known().removeEventListener('change', changed)
  }
  const now = () => known().matches
  return () => useSyncExternalStore(listen, now)
}
