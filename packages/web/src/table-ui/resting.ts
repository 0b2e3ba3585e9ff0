// A pointer that hasn't moved since it was pressed points at nothing: the player didn't aim at things that have
// appeared under it since.
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

  /** Is the pointer still where it was pressed? Once it has moved, it isn't resting until the next press. */
  at({ clientX, clientY }: Spot): boolean {
    const { spot } = this
    if (spot === null) return false
    if (Math.hypot(clientX - spot.clientX, clientY - spot.clientY) <= MOVED_PX) return true
    this.spot = null
    return false
  }
}
