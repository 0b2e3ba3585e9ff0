// What happened to a player between two of their turns.
import type { Update } from '@lorehall/host'
import { touchesBetween } from './touches.ts'
import type { TurnWords } from './words/own.ts'

export const newsBetween = (before: Update, now: Update, words: TurnWords): readonly string[] =>
  touchesBetween(before, now, words).map(({ news }) => news)
