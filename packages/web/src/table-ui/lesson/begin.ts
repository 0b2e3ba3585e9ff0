// Finds a lesson and begins it. Loaded when somebody learns.
import type { HallGame } from '../../games/game.ts'
import { host } from '../../host/client.ts'
import type { Lesson } from './lesson.ts'
import { keepProgress } from './lessons.ts'
import { begun } from './progress.ts'

/** The lesson about this expansion; null: the one about the game. Undefined: the game has no such lesson. */
export async function lessonOf(
  game: Pick<HallGame, 'lesson' | 'lessons'>,
  about: string | null,
): Promise<Lesson | undefined> {
  if (about === null) return game.lesson()
  const lessons = (await game.lessons?.()) ?? {}
  return Object.hasOwn(lessons, about) ? lessons[about]?.() : undefined
}

/** Creates the table of a lesson, with the learner in the first seat, and returns its id. */
export async function beginLesson(game: HallGame, me: string, about: string | null = null): Promise<string> {
  const lesson = await lessonOf(game, about)
  if (lesson === undefined) throw new Error(`${game.id} has no lesson about '${about}'`)
  const { others, steps: _steps, covers: _covers, ...set } = lesson
  const seats = [{ name: me, kind: 'person' } as const, ...others]
  const { table } = await host.request('create', { game: game.id, seats, ...set })
  keepProgress(table, begun(game.id, about))
  return table
}
