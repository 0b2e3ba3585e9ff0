// The Well of Wishes: a region with three wishes of fifteen. (V-WELL)
import type { Module } from '../../box/module.ts'
import { WELL_KINDS } from './choices.ts'
import { wellContent } from './content.ts'
import { text } from './text/en.ts'
import { begins, slot, wish } from './wish.ts'

export const wellOfWishes: Module = {
  content: wellContent,
  slot,
  steps: { 'well-of-wishes/wish': wish },
  kinds: WELL_KINDS,
  begins,
  eager: { wish: 24 },
  text,
}
