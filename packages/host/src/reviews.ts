// The review of one table: kept, under way, or not begun. A page asks again and again until it is there.
import type { Judge } from '@lorehall/kernel'
import type { Review, ReviewState } from './port.ts'
import type { ReviewParts } from './review.ts'
import { Overtaken, type ReviewKeep } from './store.ts'

interface ReviewsParts extends Omit<ReviewParts, 'judge' | 'tell'> {
  readonly id: string
  readonly judge: () => Promise<Judge>
  /** Whether the table still runs here. */
  readonly isWanted: () => boolean
  readonly keep: ReviewKeep | undefined
}

export class Reviews {
  private readonly parts: ReviewsParts
  private done = 0
  private of = 1
  /** A review that is kept nowhere else. */
  private made: Review | null = null
  private making: Promise<void> | null = null
  private failed: unknown = null

  constructor(parts: ReviewsParts) {
    this.parts = parts
  }

  /** Begins the review if it isn't there. If it failed, the next request begins it again. */
  async state(): Promise<ReviewState> {
    const { failed } = this
    this.failed = null
    if (failed !== null) throw failed
    if (this.making === null) {
      const review = this.made ?? (await this.kept())
      if (review !== null) return { done: this.of, of: this.of, review }
      this.making ??= this.make()
    }
    return { done: this.done, of: this.of, review: null }
  }

  /** Whether it is there or under way. */
  async isBegun(): Promise<boolean> {
    return this.making !== null || this.made !== null || (await this.kept()) !== null
  }

  private async make(): Promise<void> {
    const { keep } = this.parts
    try {
      const make = () => this.fresh()
      const review = keep?.inTurn === undefined ? await make() : await keep.inTurn(make)
      if (review === null) return
      this.made = review
      if (keep === undefined) return
      await keep.save(review)
      this.made = null
    } catch (error) {
      this.failed = error
    } finally {
      this.making = null
    }
  }

  private async kept(): Promise<Review | null> {
    const [{ REVIEW_FORMAT }, kept] = await Promise.all([
      import('./review.ts'),
      this.parts.keep?.load() ?? null,
    ])
    const fits = kept?.format === REVIEW_FORMAT && kept.length === this.parts.table.moves
    return fits ? kept : null
  }

  private async fresh(): Promise<Review> {
    const { parts } = this
    const [{ reviewOf }, judge] = await Promise.all([import('./review.ts'), parts.judge()])
    const tell = (done: number, of: number) => {
      if (!parts.isWanted()) throw new Overtaken(parts.id)
      parts.keep?.step?.()
      this.done = done
      this.of = of
    }
    return reviewOf({ ...parts, judge, tell })
  }
}
