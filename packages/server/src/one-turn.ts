// Work that is done once, and values that are made once, per turn of the event loop.

/** Returns a function that runs `act` at the end of this turn: once, however often it is called. */
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
  /** How often `act` may run without a pause. */
  readonly burst: number
  /** Milliseconds after which it may run once more. */
  readonly every: number
}

/**
 * Like `atTurnsEnd`, but at a limited pace. When `burst` is used up, `act` runs later, once for all calls until then.
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
 * A value that is made at its first use and dropped when the turn ends. A map that stayed, even one with weak keys,
 * would get into the old generation, and what it once held would survive many rounds of the garbage collector.
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
