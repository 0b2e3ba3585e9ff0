// The lessons about the modules of Now or Never, in the order of the lobby form. Each is fetched when it begins.
import type { Lessons } from '../../table-ui/lesson/lesson.ts'

export const LESSONS: Lessons = {
  story: async () => (await import('./modules/story/lesson/lesson.ts')).LESSON,
}
