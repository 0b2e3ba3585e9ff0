// A queue that serves owners in turn: an owner with many items waiting gets no more turns than one with a single item.

export class FairQueue<T> {
  /** Each owner's items, oldest first. The owner served last is at the end of the map; none has an empty list. */
  private readonly queues = new Map<string, T[]>()

  add(owner: string, item: T): void {
    const queue = this.queues.get(owner) ?? []
    queue.push(item)
    this.queues.set(owner, queue)
  }

  next(): T | undefined {
    const [first] = this.queues
    if (first === undefined) return undefined
    const [owner, queue] = first
    const item = queue.shift()
    this.queues.delete(owner)
    if (queue.length > 0) this.queues.set(owner, queue)
    return item
  }

  /** How many items this owner has waiting. */
  of(owner: string): number {
    return this.queues.get(owner)?.length ?? 0
  }

  get size(): number {
    return [...this.queues.values()].reduce((sum, { length }) => sum + length, 0)
  }
}
