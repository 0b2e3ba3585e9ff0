// The lessons under way on this device, by their tables, kept beside them: who leaves and comes back goes on.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { HallGame } from '../../games/game.ts'
import { host } from '../../host/client.ts'
import { useSession } from '../../state/session.ts'
import { begun, type Course, following } from './course.ts'

interface LessonsState {
  readonly courses: Readonly<Record<string, Course>>
}

export const useLessons = create<LessonsState>()(
  persist(() => ({ courses: {} }), { name: 'lorehall-lessons' }),
)

/** The course at a table, while one is taught there. */
export const courseAt = (table: string): Course | undefined => useLessons.getState().courses[table]

/** One that is over is forgotten: its table is one like any other. */
export function keepCourse(table: string, course: Course): void {
  useLessons.setState(({ courses }) => {
    const all = Object.entries({ ...courses, [table]: course })
    return { courses: Object.fromEntries(all.filter(([, { over }]) => !over)) }
  })
}

/** A table of its own; the learner sits down first. */
export async function beginLesson(game: HallGame, me: string): Promise<string> {
  const { others, steps: _steps, covers: _covers, ...set } = await game.lesson()
  const seats = [{ name: me, kind: 'person' } as const, ...others]
  const { table } = await host.request('create', { game: game.id, seats, ...set })
  keepCourse(table, begun(game.id))
  return table
}

// The lesson follows what is on the screen.
useSession.subscribe(({ shown }) => {
  const course = shown === null ? undefined : courseAt(shown.table)
  if (shown === null || course === undefined) return
  const next = following(course, shown)
  if (next !== course) keepCourse(shown.table, next)
})
