// The state of the Building Sites, their step, and the type it works with.
import type { Turn } from '@lorehall/kernel'
import type { F, VStep } from '../../rules/step.ts'
import type { State } from '../../state.ts'
import type { Values } from '../../values/index.ts'

declare module '../../state.ts' {
  interface Slots {
    /** The kinds of the tiles beside the board, one entry per tile. */
    toBuild?: string[]
  }
}

export function toBuild(f: F): string[] {
  const found = f.state.slots?.toBuild
  if (found === undefined) throw new Error('this table plays without Building Sites')
  return found
}

interface SiteStep {
  readonly do: 'building-sites/build'
  readonly seat: number
  readonly region: number
}

export type T = Turn<State, Values, VStep | SiteStep>
export type StepOf<D extends SiteStep['do']> = Extract<SiteStep, { readonly do: D }>
