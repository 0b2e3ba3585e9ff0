// What waits, served round by those for whom it waits: whoever has much of it waiting has no more turns than others.

export class Rounds<T> {
  /** By for whom it waits. Who was served goes to the end. */
  private readonly lines = new Map<string, T[]>()

  add(whose: string, one: T): void {
    const line = this.lines.get(whose) ?? []
    line.push(one)
    this.lines.set(whose, line)
  }

  next(): T | undefined {
    const [first] = this.lines
    if (first === undefined) return undefined
    const [whose, line] = first
    const one = line.shift()
    this.lines.delete(whose)
    if (line.length > 0) this.lines.set(whose, line)
    return one
  }

  /** How much waits for them. */
  of(whose: string): number {
    return this.lines.get(whose)?.length ?? 0
  }

  get size(): number {
    return [...this.lines.values()].reduce((sum, { length }) => sum + length, 0)
  }
}
