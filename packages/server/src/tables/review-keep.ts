// Where the review of an online table is kept, and when it is made. One review is made at a time, because it takes
// minutes of a thread and much memory; people take turns.
import type { ReviewKeep } from '@lorehall/host'
import type { OneAtATime } from '../one-at-a-time.ts'
import type { Storage } from '../storage.ts'
import type { LiveTable } from './live-table.ts'

interface ReviewKeepParts {
  readonly storage: Pick<Storage, 'review' | 'keepReview'>
  readonly now: () => number
  readonly reviewing: OneAtATime
  /** Whether this process may let bots play at the table. Absent: it may. */
  readonly mayDrive?: (table: string) => Promise<boolean>
}

/** @param whose the owner of the table */
export function reviewKeep(live: LiveTable, parts: ReviewKeepParts, whose: string): ReviewKeep {
  const { storage, now, reviewing } = parts
  const mayMake = async () => (await parts.mayDrive?.(live.id)) !== false
  return {
    load: () => storage.review(live.id),
    save: (review) => storage.keepReview(live.row, review),
    inTurn: (make) => reviewing.run(whose, async () => ((await mayMake()) ? make() : null)),
    step() {
      live.touched = now()
      // The lease is renewed while it is used.
      void mayMake()
    },
  }
}
