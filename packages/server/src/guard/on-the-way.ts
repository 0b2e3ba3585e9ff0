// The bytes on the way to or from each address. They occupy our memory until the other end reads or finishes sending.

/** Returns the current number of bytes. */
type Bytes = () => number

export class OnTheWay {
  private readonly all = new Map<string, Set<Bytes>>()

  /** Adds something that is on the way. Call the returned function when it has ended. */
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
