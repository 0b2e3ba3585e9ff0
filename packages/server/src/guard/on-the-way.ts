// What is on the way to or from one address: memory of ours that others hold.

/** How many bytes. */
type Bytes = () => number

export class OnTheWay {
  private readonly all = new Map<string, Set<Bytes>>()

  /** Something is on the way from now on; gives the way to say that it ended. */
  add(address: string, bytes: Bytes): () => void {
    const own = this.all.get(address) ?? new Set()
    this.all.set(address, own.add(bytes))
    return () => {
      own.delete(bytes)
      if (own.size === 0 && this.all.get(address) === own) this.all.delete(address)
    }
  }

  of(address: string): number {
    let sum = 0
    for (const bytes of this.all.get(address) ?? []) sum += bytes()
    return sum
  }
}
