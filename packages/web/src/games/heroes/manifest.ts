// The manifest of Heroes of Land, Air & Sea.
import { tableWith } from '../../table-ui/loaded-modules.ts'
import type { HallGame } from '../game.ts'
import { HEROES_EN } from './en.ts'
import picture from './picture.svg?no-inline'

export const HEROES: HallGame = {
  id: 'heroes',
  ...HEROES_EN,
  seats: { min: 1, max: 4 },
  minutes: { min: 90, max: 180 },
  picture: { file: picture, words: HEROES_EN.picture, focus: '60% 60%' },
  rules: async (options, seats) => (await import('./rules.ts')).loadRules(options, seats),
  judge: async () => (await import('@lorehall/heroes/judge')).judge,
  form: () => import('@lorehall/heroes/form'),
  sets: async () => (await import('@lorehall/heroes/sets')).sets,
  gallery: async () => {
    const { loadAllModules } = await import('./modules.ts')
    return (await import('./gallery/gallery.tsx')).openGallery(await loadAllModules())
  },
  numbers: async () => (await import('@lorehall/heroes/numbers')).numbers,
  book: async () => (await import('../../../../../docs/rules/heroes.md?raw')).default,
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
