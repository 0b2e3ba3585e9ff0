// What is pointed at on a board. Kept beside React: a board is not drawn again for it.
import { useSyncExternalStore } from 'react'

export interface Pointed {
  readonly at: string
  readonly box: DOMRect
  /** Which side it is held on, where the thing has one that matters: away from one's own figure. */
  readonly right: boolean | null
}

export class Pointing {
  now: Pointed | null = null
  private readonly listeners = new Set<() => void>()

  set(pointed: Pointed | null): void {
    if (this.now === pointed) return
    this.now = pointed
    for (const hear of this.listeners) hear()
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.listeners.add(hear)
    return () => this.listeners.delete(hear)
  }
}

export const usePointed = (pointing: Pointing) => useSyncExternalStore(pointing.subscribe, () => pointing.now)
