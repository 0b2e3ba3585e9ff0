// All modules, in the order they are offered. Nothing else in the base names a module.
import type { Module } from './box/module.ts'
import { ALL_CHAPTERS } from './modules/story/chapters/all.ts'
import { storyWith } from './modules/story/index.ts'

export const MODULES: readonly Module[] = [storyWith(ALL_CHAPTERS)]
