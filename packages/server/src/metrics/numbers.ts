// The numbers that the server counts about itself, in a form that costs almost nothing to add to.

/** Counts by kind. Kinds are words of ours, never ids or names, so there are few of them. */
export class Tally {
  private readonly counts = new Map<string, number>()

  add(kind: string, many = 1): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + many)
  }

  get all(): Iterable<readonly [kind: string, many: number]> {
    return this.counts
  }
}

/** How often values were in each range, and their sum. */
export class Spread {
  /** The upper bounds of all ranges but the last, which has none. Ascending. */
  readonly bounds: readonly number[]
  sum = 0
  private readonly counts: Float64Array

  constructor(bounds: readonly number[]) {
    this.bounds = bounds
    this.counts = new Float64Array(bounds.length + 1)
  }

  add(value: number): void {
    let range = 0
    while (value > (this.bounds[range] ?? Number.POSITIVE_INFINITY)) range++
    this.counts[range] = (this.counts[range] ?? 0) + 1
    this.sum += value
  }

  /** By range: how many values are within it or a lower one. */
  get upTo(): number[] {
    let many = 0
    return Array.from(this.counts, (count) => (many += count))
  }
}

/** Spreads by kind. */
export class Spreads {
  private readonly bounds: readonly number[]
  private readonly spreads = new Map<string, Spread>()

  constructor(bounds: readonly number[]) {
    this.bounds = bounds
  }

  add(kind: string, value: number): void {
    let spread = this.spreads.get(kind)
    if (spread === undefined) {
      spread = new Spread(this.bounds)
      this.spreads.set(kind, spread)
    }
    spread.add(value)
  }

  get all(): Iterable<readonly [kind: string, spread: Spread]> {
    return this.spreads
  }
}
