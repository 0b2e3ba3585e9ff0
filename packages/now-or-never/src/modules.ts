// All modules, in the order they are offered. Nothing else in the base names a module.
import type { Module } from './box/module.ts'

export const MODULES: readonly Module[] = []
