// The time of day, with detection of jumps. Each reading is compared with a monotonic clock. If the difference
// between the two changes, somebody set the clock or the machine slept. `takeJump` reports the change, and the
// caretaker moves the deadlines, so that nobody loses time they could not use.

/** Smaller changes, in milliseconds, are ordinary corrections. No time limit is this short. */
const JUMP = 2000

export class Clock {
  private readonly day: () => number
  private readonly steady: () => number
  private apart: number
  private set: number | null = null

  /**
   * @param day the time of day, in milliseconds since 1970
   * @param steady a monotonic clock, in milliseconds
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

  /** Whether there was a jump since the last `takeJump`. */
  get isSet(): boolean {
    return this.set !== null
  }

  /** The sum of all jumps since the last call, in milliseconds, positive if set ahead; null if there was none. */
  takeJump(): number | null {
    this.now()
    const { set } = this
    this.set = null
    return set
  }
}
