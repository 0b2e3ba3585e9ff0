// The manifest of Vindication.
import { tableWith } from '../../table-ui/loaded-modules.ts'
import type { HallGame } from '../game.ts'
import { VINDICATION_EN } from './en.ts'
import picture from './picture.svg?no-inline'

export const VINDICATION: HallGame = {
  id: 'vindication',
  ...VINDICATION_EN,
  seats: { min: 2, max: 5 },
  minutes: { min: 60, max: 120 },
  picture: { file: picture, words: VINDICATION_EN.picture, focus: '78% 100%' },
  rules: async (options) => (await import('./rules.ts')).loadRules(options),
  judge: async () => (await import('@lorehall/vindication/judge')).judge,
  form: () => import('@lorehall/vindication/form'),
  sets: async () => (await import('@lorehall/vindication/sets')).sets,
  gallery: async () => {
    const { loadAllModules } = await import('./modules.ts')
    return (await import('./gallery/gallery.tsx')).openGallery(await loadAllModules())
  },
  numbers: async () => (await import('@lorehall/vindication/numbers')).numbers,
  book: async () => (await import('../../../../../docs/rules/vindication.md?raw')).default,
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
}
