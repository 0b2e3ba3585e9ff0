// The manifest of Now or Never.
import { tableWith } from '../../table-ui/loaded-modules.ts'
import type { HallGame } from '../game.ts'
import { NOW_OR_NEVER_EN } from './en.ts'
import picture from './picture.svg?no-inline'

export const NOW_OR_NEVER: HallGame = {
  id: 'now-or-never',
  ...NOW_OR_NEVER_EN,
  seats: { min: 1, max: 4 },
  minutes: { min: 90, max: 150 },
  picture: { file: picture, words: NOW_OR_NEVER_EN.picture, focus: '70% 100%' },
  rules: async (options) => (await import('./rules.ts')).loadRules(options),
  judge: async () => (await import('@lorehall/now-or-never/judge')).judge,
  form: () => import('@lorehall/now-or-never/form'),
  compares: ({ story, chapter }) => (story === true ? `chapter ${String(chapter)}` : ''),
  gallery: async () => (await import('./gallery/gallery.tsx')).openGallery(),
  numbers: async () => (await import('@lorehall/now-or-never/numbers')).numbers,
  book: async () => (await import('../../../../../docs/rules/now-or-never.md?raw')).default,
  primer: async () => (await import('./primer/primer.ts')).primerFor,
  lesson: async () => (await import('./lesson/lesson.ts')).LESSON,
  lessons: async () => (await import('./lessons.ts')).LESSONS,
  advice: async () => (await import('./advice/advice.ts')).adviceFor,
  glossary: async () => (await import('./glossary/glossary.ts')).glossaryFor,
  table: tableWith(
    () => import('./modules.ts'),
    () => import('./parts/parts.ts'),
  ),
  words: async () => (await import('./text-view/text-view.ts')).TEXT_VIEW,
  sounds: async () => (await import('./sounds.ts')).SOUNDS,
  tale: async (name) => (await import('./tales.ts')).taleOf(name),
}
