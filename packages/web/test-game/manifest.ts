// The toy, as the hall knows it: the smallest folder a game can be.
import type { HallGame } from '../src/games/game.ts'
import { TOY_EN } from './en.ts'
import picture from './picture.svg?no-inline'

export const TOY: HallGame = {
  id: 'toy',
  ...TOY_EN,
  seats: { min: 2, max: 7 },
  minutes: { min: 5, max: 10 },
  picture: { file: picture, words: TOY_EN.picture, focus: '60% 60%' },
  rules: async () => (await import('./game.ts')).toy,
  judge: async () => (await import('./game.ts')).toy.judge,
  form: async () => (await import('./game.ts')).toy.form,
  gallery: async () => (await import('./gallery.tsx')).GALLERY,
  numbers: async () => (await import('./numbers.ts')).numbers,
  book: async () => (await import('./rules.md?raw')).default,
  primer: async () => (await import('./primer.ts')).primerFor,
  lesson: async () => (await import('./lesson.ts')).LESSON,
  advice: async () => (await import('./advice.ts')).adviceFor,
  glossary: async () => (await import('./primer.ts')).glossaryFor,
  table: async () => (await import('./table.tsx')).PARTS,
  words: async () => (await import('./words.ts')).TEXT_VIEW,
  sounds: async () => [],
  tale: async (name) => (await import('./tale.ts')).toyTale(name),
}
