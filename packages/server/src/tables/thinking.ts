// Bots think on the thread that all share: for a few milliseconds in one turn of the event loop, and then everyone
// else has their turn. Whoever has many tables has no more of that time than who has one. Long games are replayed
// and told in the same manner, piece by piece.
import { ForOneTurn } from '../one-turn.ts'
import { Rounds } from '../rounds.ts'

export class Thinking {
  private readonly ms: number
  /** By whose tables they are: those that wait. */
  private readonly waiting = new Rounds<() => void>()
  /** When the first was let in this turn. */
  private readonly began = new ForOneTurn(() => performance.now())

  /** @param ms how long they may take in one turn; one of them always may */
  constructor(ms: number) {
    this.ms = ms
  }

  /** Resolves when a bot at a table of theirs may think, or something long may go on. */
  next(whose: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.add(whose, resolve)
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
