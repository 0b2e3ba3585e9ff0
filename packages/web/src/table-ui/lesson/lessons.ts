// The lessons in progress on this device, by table. They are stored, so that a player can leave and continue later.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { acrossTabs } from '../../state/across-tabs.ts'
import type { Progress } from './progress.ts'

interface LessonsState {
  readonly progresses: Readonly<Record<string, Progress>>
}

export const useLessons = acrossTabs(
  create<LessonsState>()(persist(() => ({ progresses: {} }), { name: 'lorehall-lessons' })),
)

/** The progress of the lesson at a table; undefined: there is no lesson. */
export const progressAt = (table: string): Progress | undefined => useLessons.getState().progresses[table]

/** Stores the progress. A lesson that is over is forgotten, and its table becomes an ordinary one. */
export function keepProgress(table: string, progress: Progress): void {
  useLessons.setState(({ progresses }) => {
    const all = Object.entries({ ...progresses, [table]: progress })
    return { progresses: Object.fromEntries(all.filter(([, { over }]) => !over)) }
  })
}
