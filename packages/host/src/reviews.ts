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
  private made: Review | null = null
  private making: Promise<void> | null = null
  private failed: unknown = null

  constructor(parts: ReviewsParts) {
    this.parts = parts
  }

  /** Begins the review if it isn't there. If it failed, the next request begins it again. */
  state(): ReviewState {
    const { failed } = this
    this.failed = null
    if (failed !== null) throw failed
    if (this.made === null) this.making ??= this.make()
    return { done: this.done, of: this.of, review: this.made }
  }

  private async make(): Promise<void> {
    try {
      this.made = (await this.kept()) ?? (await this.fresh())
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
      this.done = done
      this.of = of
    }
    const review = await reviewOf({ ...parts, judge, tell })
    await parts.keep?.save(review)
    return review
  }
}
