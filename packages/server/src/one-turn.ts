// What is done, or remembered, once for all that happens in one turn of the event loop.

/** Asks for it: however often it is asked for in one turn, it is done once, at the end. */
export function atTurnsEnd(act: () => void): () => void {
  let asked = false
  return () => {
    if (asked) return
    asked = true
    setImmediate(() => {
      asked = false
      act()
    })
  }
}

export interface Pace {
  /** How often it may be done without a pause. */
  readonly burst: number
  /** Milliseconds after which it may be done once more. */
  readonly every: number
}

/**
 * The same at a bounded pace: when it was done too often, it is done later, once for all who ask for it until
 * then.
 */
export function paced({ burst, every }: Pace, act: () => void): () => void {
  let left = burst
  let filled = performance.now()
  let asked = false
  const perform = () => {
    asked = false
    act()
  }
  return () => {
    if (asked) return
    asked = true
    const now = performance.now()
    left = Math.min(burst, left + (now - filled) / every) - 1
    filled = now
    if (left >= 0) setImmediate(perform)
    else setTimeout(perform, -left * every).unref()
  }
}

/**
 * Remembers something until the turn ends, and is made anew by whoever asks first. A map that stayed, also one
 * with weak keys, would grow old, and what an old map once held outlives many rounds of the garbage collector.
 */
export class ForOneTurn<T> {
  private made: T | null = null
  private readonly make: () => T
  private readonly forgetSoon = atTurnsEnd(() => {
    this.made = null
  })

  constructor(make: () => T) {
    this.make = make
  }

  get now(): T {
    this.forgetSoon()
    return (this.made ??= this.make())
  }
}
