// The hooks of a table's modules, composed once for its options.
import { composeBox, each, merged, type ModuleBox, some, total } from '@lorehall/grammar'
import type { GameOptions } from '@lorehall/kernel'
import type { AtStop, Brought, Data, Module, NowOrNever, Offered } from './module.ts'

export interface Box extends ModuleBox<NowOrNever>, Brought {
  readonly atStop: { readonly [P in Exclude<keyof AtStop, 'acts'>]: AtStop[P] | null } & Pick<AtStop, 'acts'>
  readonly atWalk: { readonly offer: Offered['offer'] | null } & Pick<Offered, 'acts'>
  readonly passages: NonNullable<Module['passages']> | null
  readonly nearest: NonNullable<Module['nearest']> | null
  readonly producing: NonNullable<Module['producing']> | null
  readonly heroes: NonNullable<Module['heroes']> | null
  readonly carries: NonNullable<Module['carries']> | null
  readonly searches: NonNullable<Module['searches']> | null
  readonly fierce: NonNullable<Module['fierce']> | null
  readonly uses: NonNullable<Module['uses']> | null
  readonly stopping: NonNullable<Module['stopping']> | null
  readonly visited: NonNullable<Module['visited']> | null
  readonly minted: NonNullable<Module['minted']> | null
  readonly produced: NonNullable<Module['produced']> | null
}

const first = <A>(all: readonly (A | undefined)[]): A | null => all.find((one) => one !== undefined) ?? null

export function compose(modules: readonly Module[], options: GameOptions): Box {
  const brought = modules.flatMap((module) => module.brings?.(options) ?? [])
  const using = modules.flatMap(({ uses }) => uses ?? [])
  const minting = modules.flatMap(({ minted }) => minted ?? [])
  const leading = modules.flatMap(({ passages }) => passages ?? [])
  const atWalk = modules.flatMap((module) => module.atWalk ?? [])
  const atStop = modules.flatMap((module) => module.atStop ?? [])
  return {
    ...composeBox(modules),
    data: brought.reduce<Data>((all, { data }) => ({ ...all, ...data }), {}),
    names: merged(brought.map(({ names }) => names)),
    covers: brought.flatMap(({ covers }) => covers),
    atStop: {
      is: some(atStop.map(({ is }) => is)),
      offer: each(atStop.map(({ offer }) => offer)),
      acts: merged(atStop.map(({ acts }) => acts)),
    },
    atWalk: { offer: each(atWalk.map(({ offer }) => offer)), acts: merged(atWalk.map(({ acts }) => acts)) },
    passages: leading.length === 0 ? null : (f, cell) => leading.flatMap((passages) => passages(f, cell)),
    nearest: first(modules.map(({ nearest }) => nearest)),
    producing: each(modules.map(({ producing }) => producing)),
    heroes: first(modules.map(({ heroes }) => heroes)),
    carries: first(modules.map(({ carries }) => carries)),
    searches: some(modules.map(({ searches }) => searches)),
    fierce: total(modules.map(({ fierce }) => fierce)),
    uses: using.length === 0 ? null : (f, seat) => using.flatMap((uses) => uses(f, seat)),
    stopping: total(modules.map(({ stopping }) => stopping)),
    visited: each(modules.map(({ visited }) => visited)),
    minted: minting.length === 0 ? null : (f) => minting.flatMap((minted) => minted(f)),
    produced: each(modules.map(({ produced }) => produced)),
  }
}
