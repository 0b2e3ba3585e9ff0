// The modules there are, in the order they are offered. Nothing of the base names one.
import type { Module } from './box/module.ts'
import { jewelcrafter } from './modules/jewelcrafter/index.ts'
import { treachery } from './modules/treachery/index.ts'

export const MODULES: readonly Module[] = [treachery, jewelcrafter]
