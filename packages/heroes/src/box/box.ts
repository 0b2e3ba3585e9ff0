// The rules that a table's modules add, composed once for its options.
import { composeBox, each, type ModuleBox } from '@lorehall/grammar'
import type { Heroes, Module } from './module.ts'

export interface Box extends ModuleBox<Heroes> {
  readonly fought: NonNullable<Module['fought']> | null
  readonly roundEnds: NonNullable<Module['roundEnds']> | null
}

export const compose = (modules: readonly Module[]): Box => ({
  ...composeBox(modules),
  fought: each(modules.map(({ fought }) => fought)),
  roundEnds: each(modules.map(({ roundEnds }) => roundEnds)),
})
