// The rules that a table's modules add, composed once for its options.
import { composeBox, each, type ModuleBox, only } from '@lorehall/grammar'
import type { Heroes, Module } from './module.ts'
import type { Words } from './words.ts'

export interface Box extends ModuleBox<Heroes> {
  readonly words: Words | null
  readonly fought: NonNullable<Module['fought']> | null
  readonly roundEnds: NonNullable<Module['roundEnds']> | null
}

/** These modules and what they share, each once. */
export const withShared = (modules: readonly Module[]): readonly Module[] => [
  ...new Set(modules.flatMap((module) => (module.shares === undefined ? [module] : [module, module.shares]))),
]

export function compose(chosen: readonly Module[]): Box {
  const modules = withShared(chosen)
  return {
    ...composeBox(modules),
    words: only(modules.map(({ words }) => words)),
    fought: each(modules.map(({ fought }) => fought)),
    roundEnds: each(modules.map(({ roundEnds }) => roundEnds)),
  }
}
