// A pointer that has touched and not moved since points at nothing: what comes to lie under it was
// not asked for.
interface Spot {
  readonly clientX: number
  readonly clientY: number
}

const MOVED_PX = 3

export class Resting {
  private spot: Spot | null = null

  down({ clientX, clientY }: Spot): void {
    this.spot = { clientX, clientY }
  }

  /** Once it has moved it is free until it touches again. */
  at({ clientX, clientY }: Spot): boolean {
    const { spot } = this
    if (spot === null) return false
    if (Math.hypot(clientX - spot.clientX, clientY - spot.clientY) <= MOVED_PX) return true
    this.spot = null
    return false
  }
}
