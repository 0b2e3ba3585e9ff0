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
