// Token buckets, one for each caller. A bucket starts full, refills at a steady rate, and is emptied by use.

interface Bucket {
  level: number
  at: number
}

/** With this many buckets, the full ones are forgotten. That changes nothing, because a new bucket is full. */
const MANY = 10_000

export class Buckets {
  private readonly buckets = new Map<string, Bucket>()
  private readonly rate: number
  private readonly size: number
  private readonly now: () => number

  /** @param rate per second; @param now in milliseconds */
  constructor(rate: number, size: number, now: () => number) {
    this.rate = rate
    this.size = Math.max(1, size)
    this.now = now
  }

  /** Subtracts `much` and returns true; if the bucket has less, changes nothing and returns false. */
  take(who: string, much = 1): boolean {
    const bucket = this.bucketOf(who)
    if (bucket.level < much) return false
    bucket.level -= much
    return true
  }

  left(who: string): number {
    return this.bucketOf(who).level
  }

  /** Subtracts a cost that was already incurred. The level may go below zero, down to minus the size. */
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
    // A flood from very many addresses: start over instead of growing.
    if (this.buckets.size >= MANY) this.buckets.clear()
  }
}
