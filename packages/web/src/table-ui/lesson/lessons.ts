// The lessons in progress on this device, by table. They are stored, so that a player can leave and continue later.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { HallGame } from '../../games/game.ts'
import { host } from '../../host/client.ts'
import { useSession } from '../../state/session/store.ts'
import { begun, type Progress, following } from './progress.ts'

interface LessonsState {
  readonly progresses: Readonly<Record<string, Progress>>
}

export const useLessons = create<LessonsState>()(
  persist(() => ({ progresses: {} }), { name: 'lorehall-lessons' }),
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

/** Creates the table of a lesson, with the learner in the first seat, and returns its id. */
export async function beginLesson(game: HallGame, me: string): Promise<string> {
  const { others, steps: _steps, covers: _covers, ...set } = await game.lesson()
  const seats = [{ name: me, kind: 'person' } as const, ...others]
  const { table } = await host.request('create', { game: game.id, seats, ...set })
  keepProgress(table, begun(game.id))
  return table
}

// The lesson follows the table on screen.
useSession.subscribe(({ shown }) => {
  const progress = shown === null ? undefined : progressAt(shown.table)
  if (shown === null || progress === undefined) return
  const next = following(progress, shown)
  if (next !== progress) keepProgress(shown.table, next)
})
