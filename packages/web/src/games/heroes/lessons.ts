// The lessons about the expansions of Heroes, in the order of the lobby form. Each is fetched when it begins.
import type { Lessons } from '../../table-ui/lesson/lesson.ts'

export const LESSONS: Lessons = {
  'order-and-chaos': async () => (await import('./modules/order-and-chaos/lesson/lesson.ts')).LESSON,
  pestilence: async () => (await import('./modules/pestilence/lesson/lesson.ts')).LESSON,
  mercenaries: async () => (await import('./modules/mercenaries/lesson/lesson.ts')).LESSON,
  nomads: async () => (await import('./modules/nomads/lesson/lesson.ts')).LESSON,
}
