// Shares the one thread between requests and long work (bots that think, games that are replayed and narrated).
// Long work runs in short pieces, and each piece first waits for its slice. In one turn of the event loop slices are
// given out for a few milliseconds; then everything else gets its turn. Owners take turns, so someone with many
// tables gets no more time than someone with one.
import { FairQueue } from '@lorehall/host/fair-queue'
import { ForOneTurn } from './one-turn.ts'

export class TimeSlices {
  private readonly ms: number
  /** Pieces that wait, by the owner of their table. */
  private readonly waiting = new FairQueue<() => void>()
  /** When the first slice of this turn was given out. */
  private readonly began = new ForOneTurn(() => performance.now())

  /** @param ms for how long slices are given out in one turn; at least one always is */
  constructor(ms: number) {
    this.ms = ms
  }

  /** Resolves when the next piece of this owner may run. */
  next(owner: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.add(owner, resolve)
      setImmediate(() => this.letOne())
    })
  }

  private letOne(): void {
    if (performance.now() - this.began.now > this.ms) {
      setImmediate(() => this.letOne())
      return
    }
    this.waiting.next()?.()
  }
}
