// How fast someone may ask: everyone has a bucket that fills by itself and is emptied by asking.

interface Bucket {
  level: number
  at: number
}

/** Buckets that are full again are forgotten when there are this many. */
const MANY = 10_000

export class Buckets {
  private readonly buckets = new Map<string, Bucket>()
  private readonly rate: number
  private readonly size: number
  private readonly now: () => number

  /** @param rate a second; @param now in milliseconds */
  constructor(rate: number, size: number, now: () => number) {
    this.rate = rate
    this.size = Math.max(1, size)
    this.now = now
  }

  /** Whether there was so much left. */
  take(who: string, much = 1): boolean {
    const bucket = this.bucketOf(who)
    if (bucket.level < much) return false
    bucket.level -= much
    return true
  }

  left(who: string): number {
    return this.bucketOf(who).level
  }

  /** What is spent already is owed, but nobody owes for ever. */
  spend(who: string, much: number): void {
    const bucket = this.bucketOf(who)
    bucket.level = Math.max(-this.size, bucket.level - much)
  }

  private bucketOf(who: string): Bucket {
    const known = this.buckets.get(who)
    if (known !== undefined) {
      this.fill(known)
      return known
    }
    if (this.buckets.size >= MANY) this.forgetFull()
    const bucket = { level: this.size, at: this.now() }
    this.buckets.set(who, bucket)
    return bucket
  }

  private fill(bucket: Bucket): void {
    const now = this.now()
    bucket.level = Math.min(this.size, bucket.level + ((now - bucket.at) / 1000) * this.rate)
    bucket.at = now
  }

  private forgetFull(): void {
    for (const [who, bucket] of this.buckets) {
      this.fill(bucket)
      if (bucket.level >= this.size) this.buckets.delete(who)
    }
    // A flood from very many addresses: better to begin anew than to grow.
    if (this.buckets.size >= MANY) this.buckets.clear()
  }
}
