// The hooks of a table's modules, composed once for its options.
import { composeBox, each, merged, type ModuleBox, some } from '@lorehall/grammar'
import type { AtStop, Module, NowOrNever } from './module.ts'

export interface Box extends ModuleBox<NowOrNever> {
  readonly atStop: { readonly [P in Exclude<keyof AtStop, 'acts'>]: AtStop[P] | null } & Pick<AtStop, 'acts'>
  readonly searches: NonNullable<Module['searches']> | null
  readonly produced: NonNullable<Module['produced']> | null
}

export function compose(modules: readonly Module[]): Box {
  const atStop = modules.flatMap((module) => module.atStop ?? [])
  return {
    ...composeBox(modules),
    atStop: {
      is: some(atStop.map(({ is }) => is)),
      offer: each(atStop.map(({ offer }) => offer)),
      acts: merged(atStop.map(({ acts }) => acts)),
    },
    searches: some(modules.map(({ searches }) => searches)),
    produced: each(modules.map(({ produced }) => produced)),
  }
}
