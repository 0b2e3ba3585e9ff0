// Runs long work one piece after another. Owners take turns.
import { FairQueue } from '@lorehall/host/fair-queue'

export class OneAtATime {
  /** Work that has not begun yet. */
  readonly waiting = new FairQueue<() => void>()
  private busy = false

  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await this.turnOf(owner)
    try {
      return await work()
    } finally {
      this.next()
    }
  }

  private turnOf(owner: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.add(owner, resolve)
      if (!this.busy) this.next()
    })
  }

  private next(): void {
    const begin = this.waiting.next()
    this.busy = begin !== undefined
    begin?.()
  }
}
