// The modules there are, in the order they are offered. Nothing of the base names one.
import type { Module } from './box/module.ts'

export const MODULES: readonly Module[] = []
