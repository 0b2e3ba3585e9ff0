// Media queries as hooks.
import { useSyncExternalStore } from 'react'

/** A hook that returns whether the query matches, now and after every change. */
export function media(query: string): () => boolean {
  // Created on first use: tests import game parts without a window.
  let list: MediaQueryList | undefined
  const known = () => (list ??= matchMedia(query))
  const listen = (changed: () => void) => {
    known().addEventListener('change', changed)
    return () => known().removeEventListener('change', changed)
  }
  const now = () => known().matches
  return () => useSyncExternalStore(listen, now)
}
