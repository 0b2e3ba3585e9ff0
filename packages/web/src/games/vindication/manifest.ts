// Vindication, as the hall knows it.
import type { HallGame } from '../game.ts'
import { VINDICATION_EN } from './en.ts'

export const VINDICATION: HallGame = {
  id: 'vindication',
  ...VINDICATION_EN,
  seats: { min: 2, max: 5 },
  minutes: { min: 60, max: 120 },
  picture: async () => (await import('../../screens/home/picture.tsx')).Picture,
  rules: async () => (await import('@lorehall/vindication')).vindication,
  form: async () => (await import('@lorehall/vindication/face')).options,
  gallery: async () => (await import('./gallery/gallery.tsx')).GALLERY,
  book: async () => (await import('../../../../../docs/rules/vindication.md?raw')).default,
  lesson: async () => (await import('../../text/lesson/en.ts')).LESSON_EN,
  table: async () => (await import('./table/parts.ts')).PARTS,
  words: async () => (await import('./words/game-words.ts')).GAME_WORDS,
  sounds: async () => (await import('./sounds.ts')).SOUNDS,
}
