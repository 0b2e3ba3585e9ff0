// The time of day, compared at every look with a clock that only moves forward: where the two part, somebody set
// the time of day, or the machine slept. Time that nobody could use is not held against anyone.

/** A clock is kept right in steps smaller than this, in milliseconds, and no time limit is as short. */
const JUMP = 2000

export class Clock {
  private readonly day: () => number
  private readonly steady: () => number
  private apart: number
  private set: number | null = null

  /**
   * @param day the time of day, in milliseconds since 1970
   * @param steady milliseconds since anything, by a clock that nobody sets
   */
  constructor(day: () => number, steady: () => number) {
    this.day = day
    this.steady = steady
    this.apart = day() - steady()
  }

  readonly now = (): number => {
    const now = this.day()
    const apart = now - this.steady()
    const jump = apart - this.apart
    if (Math.abs(jump) >= JUMP) this.set = (this.set ?? 0) + jump
    this.apart = apart
    return now
  }

  /** It was set, and nobody has dealt with that yet. */
  get isSet(): boolean {
    return this.set !== null
  }

  /** By how much it was set since this was last asked, ahead or back; null: it was not. */
  takeJump(): number | null {
    this.now()
    const { set } = this
    this.set = null
    return set
  }
}
