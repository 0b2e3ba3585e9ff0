// What was sent to one address and is not read there: memory of ours that others hold.

/** How many bytes are on the way. */
type Waiting = () => number

export class Unread {
  private readonly sendings = new Map<string, Set<Waiting>>()

  /** Something is sent there from now on; gives the way to say that it ended. */
  add(address: string, waiting: Waiting): () => void {
    const own = this.sendings.get(address) ?? new Set()
    this.sendings.set(address, own.add(waiting))
    return () => {
      own.delete(waiting)
      if (own.size === 0 && this.sendings.get(address) === own) this.sendings.delete(address)
    }
  }

  of(address: string): number {
    let sum = 0
    for (const waiting of this.sendings.get(address) ?? []) sum += waiting()
    return sum
  }
}
