// The lessons about the expansions of Vindication, in the order of the lobby form. Each is fetched when it begins.
import type { Lessons } from '../../table-ui/lesson/lesson.ts'

export const LESSONS: Lessons = {
  treachery: async () => (await import('./modules/treachery/lesson/lesson.ts')).LESSON,
  jewelcrafter: async () => (await import('./modules/jewelcrafter/lesson/lesson.ts')).LESSON,
  menagerie: async () => (await import('./modules/menagerie/lesson/lesson.ts')).LESSON,
  myths: async () => (await import('./modules/myths/lesson/lesson.ts')).LESSON,
  guilds: async () => (await import('./modules/guilds/lesson/lesson.ts')).LESSON,
  'sacred-stones': async () => (await import('./modules/sacred-stones/lesson/lesson.ts')).LESSON,
  'temple-ruins': async () => (await import('./modules/temple-ruins/lesson/lesson.ts')).LESSON,
  'well-of-wishes': async () => (await import('./modules/well-of-wishes/lesson/lesson.ts')).LESSON,
  'building-sites': async () => (await import('./modules/building-sites/lesson/lesson.ts')).LESSON,
}
